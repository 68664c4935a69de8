import type { TransitPlaces } from '../../../year-ahead.ts'

export const neptuneTransits: TransitPlaces = {
  houses: {
    1: [
      'people see in you what they hope for, and it takes them a while to look again',
      "you're not sure from one week to the next how you come across",
    ],
    2: [
      'the sums are vague, and the wish behind them is clear',
      'money slips away in small amounts for kind reasons',
    ],
    3: [
      'much depends on what was really said and what was only understood',
      "you read between the lines, and now and then there's nothing there",
    ],
    4: [
      'home is partly a place and partly something you long for',
      "the walls at home are thin, and everyone else's moods come through",
    ],
    5: [
      "romance and make-believe both do well, and it isn't always clear which is which",
      "what you make comes from somewhere you couldn't point to",
    ],
    6: [
      'your workday frays at the edges and your body asks for more sleep than the schedule has',
      'you help out at work past the point where anyone keeps track',
    ],
    7: [
      'you see the best in one other person, and have to find out about the rest',
      'who owes whom an apology is hard to say, and you forgive early',
    ],
    8: [
      'trust and money get mixed up, kindly and without receipts',
      'you share more than you had meant to and notice it later',
    ],
    9: [
      'a belief, a teacher, or a faraway place has a glow that it may or may not deserve',
      "you'd follow an idea a long way before you asked what it costs",
    ],
    10: [
      "what you do for a living and what you'd do for love keep trading places",
      'people are unsure what your job is, and on some days you are, too',
    ],
    11: [
      'you see your friends as they might be, which they like',
      'a group you belong to stands for more than it does',
    ],
    12: [
      'you need more sleep and more music than you can justify',
      'much of it happens in dreams, in water, and in long walks without a phone',
    ],
  },
  signs: {
    Pisces: ['it has no edges', 'it has to do with kindness and with where kindness stops'],
    Aries: [
      'it confuses you about what you want, usually just as you were about to go after it',
      'it has to do with courage, and with causes worth spending it on',
    ],
    Taurus: ['it softens what you had been sure to own', 'it has to do with what is enough'],
  },
}
