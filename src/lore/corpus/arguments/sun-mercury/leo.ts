import type { NeighboringArguments } from '#lore/authored.ts'

export const leoSunAndMercury: NeighboringArguments = {
  Cancer: {
    opening: [
      "You seem to be playing to the room, and you're listening to one person in it.",
      "You like to be seen (your Sun in Leo), while your Mercury in Cancer is busy noticing who's gone quiet.",
      'At a dinner you raise a toast and, in the same breath, steer it away from a subject that would have hurt somebody.',
      'They rarely know you did it, and you rarely get thanked for the best thing you did all evening.',
    ],
    turn: 'People applaud what you say, and the kindest part of it is what you left out.',
    task: [
      "When you've noticed this month that somebody's gone quiet, tell them later that you saw.",
      "You don't have to fix it.",
      "They enjoyed your toast, and this they'll remember.",
    ],
  },
  Virgo: {
    opening: [
      'You like to make an entrance, and you like to have proofread it first (your Sun in Leo, your Mercury in Virgo).',
      'You want to give something generous and large with your name on it.',
      'Mercury in Virgo has found a mistake on page two.',
      "So people get the splendid version late, or in private, or with an apology for something they'd never have noticed.",
    ],
    turn: "You'd be twice as visible if you checked half as much.",
    task: [
      "Show one person this month the draft you keep not passing, before you've fixed it.",
      'Say nothing about the mistakes.',
      "They'll see the large thing you meant, which is what they were waiting for.",
    ],
  },
}
