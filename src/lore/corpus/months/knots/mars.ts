import type { MonthKnots } from '#lore/authored.ts'

export const marsKnots: MonthKnots = {
  'mars~jupiter': {
    joined: ["You act on a large scale, and you rarely doubt that it'll work."],
    tense: [
      [
        'You go too far in a good cause, and too fast.',
        'You can go at the right speed, and the good cause gains by it.',
      ],
      [
        'You take on more than anyone could do, and you do most of it.',
        'You can take on what one person can do, and finish it.',
      ],
    ],
    harmonious: ["You have courage, and it's usually well timed."],
  },
  'mars~saturn': {
    joined: ['You hold back your strength and use it steadily, and your anger goes inward.'],
    tense: [
      [
        "You push and hold back at once, and it's tiring.",
        "You can push without holding back, and it's less tiring.",
      ],
      [
        "You work hard against a resistance that's partly your own.",
        'You make headway with something that has been resisting you.',
      ],
    ],
    harmonious: ['You can work for a long time without losing heart.'],
  },
  'mars~uranus': {
    joined: ["You act suddenly, and you don't like to be asked why."],
    tense: [
      [
        "You can't bear to be held up, and you risk something so as not to wait.",
        "You aren't held up for a few days, so there's nothing you'd have to risk.",
      ],
      [
        'You rebel first and find your reasons afterward.',
        "You can ask yourself for reasons first and rebel afterward, if there's still cause.",
      ],
    ],
    harmonious: ['You act quickly and in your own way, and it comes off.'],
  },
  'mars~neptune': {
    joined: ['You act on a feeling or a dream, and you tire when it fades.'],
    tense: [
      [
        "You lose your strength when you don't believe in what you're doing.",
        "You believe in what you're doing, and your strength comes back.",
      ],
      [
        'You avoid a fight for as long as you can, and then it comes to you.',
        "You can say in a friendly way what's wrong, and then there's no fight to avoid.",
      ],
    ],
    harmonious: ['You can act gently and get your way.'],
  },
  'mars~pluto': {
    joined: [
      "When you want something you don't stop, and you don't always say that you've started.",
    ],
    tense: [
      [
        'You let a lot go, and then you fight over the last thing as if it stood for all of them.',
        "You can bring up a small thing while it's small.",
      ],
      [
        "You keep your anger until there's a lot of it.",
        'You can work off some of that anger before it has piled up.',
      ],
    ],
    harmonious: ['You have staying power, and you can do what looks impossible.'],
  },
}
