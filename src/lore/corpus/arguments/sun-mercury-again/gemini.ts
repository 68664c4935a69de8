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
    first: [
      "Everyone finds you open, since you're open to everyone.",
      "They're surprised by how little of it gets through.",
    ],
    second: [
      "What you believe you've tested by touch, and a clever reply slides off it.",
      'You stay for the company and leave with the opinion you came with.',
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
    first: [
      'Nobody feels looked into when you ask, which is your art.',
      'They forget that they told you anything.',
    ],
    second: [
      "You remember it by how it sounded, and you can be sad on somebody's behalf for a week without their knowing.",
      'It makes you tired of people with whom you only chatted.',
    ],
    settles: [
      'Your ease gets you near to almost anyone, and your memory would let you stay.',
      'A worry turned into a phone call is a good deal lighter, at both ends.',
    ],
  },
}
