import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Taurus: {
    opening: [
      'You flit about, and one idea has been with you for years.',
      'New faces and new subjects keep you young (your Sun in Gemini).',
      'But your Mercury in Taurus has found a few things to be true and brings them along to every conversation.',
      'Sooner or later, whatever the subject was, people hear about the trains.',
    ],
    turn: 'You change the company and keep the conviction.',
    task: [
      'Ask somebody this month to talk you out of your favorite opinion.',
      'Listen to the end.',
      "You've met a great many people, and it would please them to have left a mark.",
    ],
    settles: [
      'A mind that holds on is a good thing to have in a life that moves so much.',
      'Those who meet both get news from you, and also something they can count on.',
    ],
  },
  Cancer: {
    opening: [
      "You ask about the facts because you'd like to know about the feelings.",
      "You're breezy with people (your Sun in Gemini), and your questions are about trains and prices.",
      "Your Mercury in Cancer is listening for something else in the answers, such as whether they're lonely.",
      'They tell you what the ticket cost, and you go home worried about them.',
    ],
    turn: "The questions are light, and what you do with the answers isn't.",
    task: [
      'Ask one person this month the question that you were really asking.',
      'Give them time with it.',
      "They've answered a great many small ones, and they may have hoped for the large one.",
    ],
    settles: [
      'Your ease gets you near to almost anyone, and your memory would let you stay.',
      'A worry turned into a phone call is a good deal lighter, at both ends.',
    ],
  },
}
