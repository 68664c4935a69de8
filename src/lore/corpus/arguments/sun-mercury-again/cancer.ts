import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Gemini: {
    opening: [
      "You keep hold of your people, and you can't keep their news.",
      'Your own are everything to you (your Sun in Cancer).',
      'But your Mercury in Gemini has a story, and a story wants to be shared, so the cousin hears about the aunt and the aunt about the cousin.',
      'You mean it as a way to hold everybody together, and on the whole it works.',
    ],
    turn: 'You love them by talking about them.',
    task: [
      'Keep one piece of news to yourself this month, a good one.',
      "Tell the person it belongs to that you're keeping it.",
      "They'd been wondering how far their story travels, and they'd tell you more.",
    ],
    settles: [
      'A family needs somebody who carries the word around, and you do it with love.',
      "Once people can choose what gets carried, they'll be glad of the service.",
    ],
  },
  Leo: {
    opening: [
      "You won't ask for anything, and you'll tell everyone a story about it.",
      "What you need is private (your Sun in Cancer), and you'd be ashamed to mention it.",
      'Your Mercury in Leo mentions it in front of twelve people, with gestures, as something funny that happened to a friend.',
      'They laugh, and nobody asks which friend.',
    ],
    turn: 'You hide in plain sight, under a spotlight.',
    task: [
      'Tell one of your stories this month in the first person.',
      'Choose a small audience.',
      "Those who love you have guessed about the friend, and they'd like to be of use to you.",
    ],
    settles: [
      'A gift for telling and a need for shelter can be friends, if the telling happens at home.',
      "There, among a few, you won't need the gestures.",
    ],
  },
}
