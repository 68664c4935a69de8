import type { MonthKnots } from '#lore/authored.ts'

export const marsKnots: MonthKnots = {
  'mars~jupiter': {
    joined: ["You act on a large scale, and you rarely doubt that it'll work."],
    tense: [
      'You go too far in a good cause, and too fast.',
      'You take on more than anyone could do, and you do most of it.',
    ],
    harmonious: ["You have courage, and it's usually well timed."],
  },
  'mars~saturn': {
    joined: ['You hold back your strength and use it steadily, and your anger goes inward.'],
    tense: [
      "You push and hold back at once, and it's tiring.",
      "You work hard against a resistance that's partly your own.",
    ],
    harmonious: ['You can work for a long time without losing heart.'],
  },
  'mars~uranus': {
    joined: ["You act suddenly, and you don't like to be asked why."],
    tense: [
      "You can't bear to be held up, and you risk something so as not to wait.",
      'You rebel first and find your reasons afterward.',
    ],
    harmonious: ['You act quickly and in your own way, and it comes off.'],
  },
  'mars~neptune': {
    joined: ['You act on a feeling or a dream, and you tire when it fades.'],
    tense: [
      "You lose your strength when you don't believe in what you're doing.",
      'You go around a fight, and it comes to meet you.',
    ],
    harmonious: ['You can act gently and get your way.'],
  },
  'mars~pluto': {
    joined: [
      "When you want something you don't stop, and you don't always say that you've started.",
    ],
    tense: [
      "You fight hard, and you can't stand a bully.",
      "You keep your anger until there's a lot of it.",
    ],
    harmonious: ['You have staying power, and you can do what looks impossible.'],
  },
}
