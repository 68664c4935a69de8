import type { MonthKnots } from '#lore/authored.ts'

export const slowKnots: MonthKnots = {
  'jupiter~saturn': {
    joined: ['You hope and you doubt in equal parts, so your plans are sound and slow.'],
    tense: [
      [
        'You expand and then you cut back, and each time it feels like the final word.',
        'You can let a plan grow slowly, and then nothing has to be cut back.',
      ],
      [
        'You wait too long for a good thing and then stay in it too long.',
        'You can take up a good thing at the right time and leave it in time, too.',
      ],
    ],
    harmonious: ['You hope for what can be done, and then you do it.'],
  },
  'jupiter~uranus': {
    joined: ['You see a chance where nobody else has looked, and you take it.'],
    tense: [
      [
        "You get restless when things go well, and you bet what you have on what's next.",
        "You can enjoy what's going well and leave the next bet for another month.",
      ],
      [
        'You promise freely, and then the promise feels like a cage.',
        'You can keep a promise and feel free in it.',
      ],
    ],
    harmonious: ['Luck tends to come to you through a change of plan.'],
  },
  'jupiter~neptune': {
    joined: ["You believe in something larger, and you're generous because of it."],
    tense: [
      [
        "You believe too much, and you're disappointed on the same scale.",
        'You can hope for something of a size that comes true.',
      ],
      [
        'You can mistake a wish for a sign.',
        'You can test a wish on somebody practical before you call it a sign.',
      ],
    ],
    harmonious: ["You have faith in people, and they're better for it."],
  },
  'jupiter~pluto': {
    joined: [
      "You don't hold casual opinions, and when you speak up, you mean to change something.",
      'You go after what you believe in with everything you have, and you expect others to come along.',
    ],
    tense: [
      [
        'When something goes well, you find it hard to stop, and a success can turn into a burden.',
        'You can stop at a success and enjoy it.',
      ],
      [
        "You want more influence, and you don't trust people who have it.",
        'You can trust somebody with influence, in one matter to begin with.',
      ],
    ],
    harmonious: ['You can get large things done, because you believe in them all the way.'],
  },
  'saturn~uranus': {
    joined: ['You want order and you want to break it, and you usually do one after the other.'],
    tense: [
      [
        'You put up with a rule for years and then leave within a day.',
        "You can change a rule openly, and then you don't have to leave.",
      ],
      [
        "You're cautious about change and impatient with things as they are.",
        'You can change one small thing and still feel safe.',
      ],
    ],
    harmonious: ['You can change things without breaking them.'],
  },
  'saturn~neptune': {
    joined: ["You want to make a dream real, and you're hard on yourself for how long it takes."],
    tense: [
      [
        "You don't trust what you can't prove, and you miss it.",
        "You can trust something that you can't prove yet.",
      ],
      [
        'You can feel guilty for hours and be unable to say about what.',
        "You may find that you'd done nothing to feel guilty about.",
      ],
    ],
    harmonious: ['You can give a dream a shape.'],
  },
  'saturn~pluto': {
    joined: ["You expect things to be hard, and you're stronger than you'd have to be."],
    tense: [
      [
        "You work to the last of your strength, because you don't trust anyone else to do it.",
        'You can let somebody else do part of the work.',
      ],
      [
        "You hold on tight, and you can't always say to what.",
        'You can hold on a little less tightly, and what matters stays.',
      ],
    ],
    harmonious: ['You can stand a great deal of pressure without changing course.'],
  },
}
