import type { NeighboringArguments } from '#lore/authored.ts'

export const scorpioSunAndMercury: NeighboringArguments = {
  Libra: {
    opening: [
      'You want the truth, and you ask for it very politely.',
      "You don't do things by halves (your Sun in Scorpio), but your Mercury in Libra can make a hard question sound like an offer of cake.",
      "People answer before they've noticed what it was.",
      'You tell them little in return, just as nicely, and they go home thinking that it was an exchange.',
    ],
    turn: 'You find out everything about people, and they find you charming.',
    task: [
      "Answer one of your own questions this month, to the person you'd have asked.",
      "Do it before they've told you theirs.",
      "They'd like it to be an exchange after all.",
    ],
  },
  Sagittarius: {
    opening: [
      'You feel in secret and think out loud.',
      'What matters to you goes deep and stays there (your Sun in Scorpio).',
      "Your Mercury in Sagittarius, meanwhile, has opinions on everything and shares them across the yard, so you're taken for an open person.",
      "After a long evening of your frankness people know what you think of the world, and they couldn't say how you are.",
    ],
    turn: "You'll be frank on any subject but one.",
    task: [
      'In the middle of one of your opinions this month, say why it matters to you.',
      'One sentence will do.',
      "They know your views by now, and they'd be glad to know where one of them comes from.",
    ],
  },
}
