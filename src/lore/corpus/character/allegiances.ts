/** What goes before a paragraph and what can end it instead. */
interface Allegiance {
  first: readonly string[]
  last: readonly string[]
}

/**
 * Which of the two sides of a portrait has its way with another planet, by its sign: {ally} is the side that it goes
 * with and {other} the other one, each as "the side of you that …".
 */
export const allegiances: Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars', Allegiance> = {
  sun: {
    first: [
      'Given the choice, you live as {ally} would have it.',
      'What you want out of life favors {ally}.',
      'Your aims are those of {ally}.',
    ],
    last: ['{Ally} gets most of the credit for that.'],
  },
  moon: {
    first: [
      'When you are alone, {ally} has its way.',
      'At home {ally} comes out.',
      'What you need in private feeds {ally}.',
    ],
    last: ["That's where {ally} goes to be understood."],
  },
  mercury: {
    first: [
      'When you think a thing over, {ally} does most of the talking.',
      'What you say aloud comes mostly from {ally}.',
    ],
    last: ['In an argument {ally} has the better lawyer.'],
  },
  venus: {
    first: [
      'In love {ally} decides.',
      'When you like somebody, {ally} usually has its way.',
      'Whom you keep is mostly up to {ally}.',
      'Love brings out {ally}.',
    ],
    last: [
      'You can tell that {ally} had the say in that.',
      'In love {other} hears about it afterward.',
      "It's in love that {ally} has things its own way.",
    ],
  },
  mars: {
    first: [
      'When you fight, {ally} gets up first.',
      'When something has to be done, {ally} goes ahead.',
      'Your strength belongs to {ally}.',
      'What makes you act is {ally}.',
    ],
    last: [
      'Anyone who crosses you meets {ally}.',
      'In a fight {other} is rarely asked.',
      'That is {ally} with its mind made up.',
    ],
  },
}

/** Before how strangers see a person whose rising sign is like neither side of the portrait. */
export const firstImpressions: readonly string[] = [
  'Very little of what moves you is on show.',
  'It takes people a while to find out what moves you.',
  'From the outside you look like somebody else.',
  'What moves you hardly shows at a first meeting.',
]

/** Before the hard aspect of a planet that is one of the two sides of a portrait, {ally}, to one that is not. */
export const strainsOfSide: readonly string[] = [
  '{Ally} would have something to deal with in any case.',
  '{Ally} runs into something else as well.',
  '{Ally} can also get in its own way.',
  '{Ally} has a second obstacle, and this one is of its own kind.',
]

/** Before an easy aspect of such a planet, where the portrait comes to what helps. */
export const helpsOfSide: readonly string[] = [
  'There is something that helps {ally}.',
  '{Ally} has a gift to work with.',
  'What {ally} can always fall back on is this.',
  'On this {ally} can build.',
]
