import type { NeighboringArguments } from '#lore/authored.ts'

export const taurusSunAndMercury: NeighboringArguments = {
  Aries: {
    opening: [
      'Hardly anyone moves as slowly as you do or answers as fast.',
      "You want what's solid and you take your time over it (your Sun in Taurus).",
      "Meanwhile your Mercury in Aries has already said no, or yes, or something about the other person's driving.",
      'People take the quick answer for your decision, and wonder for the next six weeks why nothing happens.',
    ],
    turn: 'Your answers are in a hurry, and the rest of you has all the time in the world.',
    task: [
      'When somebody wants a decision from you this month, give the quick answer and add when the real one will come.',
      'Then keep to that day.',
      'They may be waiting for a date, far more than for a yes.',
    ],
  },
  Gemini: {
    opening: [
      "You're a homebody with a mind that's always out.",
      'Your Sun in Taurus likes the same table and the same people, while your Mercury in Gemini has read about nine other ways to live since breakfast.',
      'You talk as if you might leave tomorrow.',
      "A friend who believed it might help you look at apartments, and you'd have a lovely afternoon and stay where you are.",
    ],
    turn: 'You think about everything and you change almost nothing.',
    task: [
      "Out of all you've talked about changing, pick the smallest thing and change it this month.",
      "Don't discuss it first.",
      'The friends who believed you deserve one surprise.',
    ],
  },
}
