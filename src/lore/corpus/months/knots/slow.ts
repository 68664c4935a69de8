import type { MonthKnots } from '#lore/authored.ts'

export const slowKnots: MonthKnots = {
  'jupiter~saturn': {
    joined: ['You hope and you doubt in equal parts, so your plans are sound and slow.'],
    tense: [
      'You expand and then you cut back, and each time it feels like the final word.',
      'You wait too long for a good thing and then stay in it too long.',
    ],
    harmonious: ['You hope for what can be done, and then you do it.'],
  },
  'jupiter~uranus': {
    joined: ['You see a chance where nobody else has looked, and you take it.'],
    tense: [
      "You get restless when things go well, and you bet what you have on what's next.",
      'You promise freely, and then the promise feels like a cage.',
    ],
    harmonious: ['Luck tends to come to you through a change of plan.'],
  },
  'jupiter~neptune': {
    joined: ["You believe in something larger, and you're generous because of it."],
    tense: [
      "You believe too much, and you're disappointed on the same scale.",
      'You can mistake a wish for a sign.',
    ],
    harmonious: ["You have faith in people, and they're better for it."],
  },
  'jupiter~pluto': {
    joined: [
      "You don't hold casual opinions, and when you speak up, you mean to change something.",
      'You go after what you believe in with everything you have, and you expect others to come along.',
    ],
    tense: [
      'You want to win, and you can turn a success into a burden by not stopping.',
      "You want more influence, and you don't trust people who have it.",
    ],
    harmonious: ['You can get large things done, because you believe in them all the way.'],
  },
  'saturn~uranus': {
    joined: ['You want order and you want to break it, and you usually do one after the other.'],
    tense: [
      'You put up with a rule for years and then leave within a day.',
      "You're cautious about change and impatient with things as they are.",
    ],
    harmonious: ['You can change things without breaking them.'],
  },
  'saturn~neptune': {
    joined: ["You want to make a dream real, and you're hard on yourself for how long it takes."],
    tense: [
      "You don't trust what you can't prove, and you miss it.",
      'You can feel guilty for hours and be unable to say about what.',
    ],
    harmonious: ['You can give a dream a shape.'],
  },
  'saturn~pluto': {
    joined: ["You expect things to be hard, and you're stronger than you'd have to be."],
    tense: [
      "You work to the last of your strength, because you don't trust anyone else to do it.",
      "You hold on tight, and you can't always say to what.",
    ],
    harmonious: ['You can stand a great deal of pressure without changing course.'],
  },
}
