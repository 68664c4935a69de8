/** What goes before a paragraph and what can end it instead. */
interface Allegiance {
  first: readonly string[]
  last: readonly string[]
}

/** Whether a planet goes with one of the two, with both or with neither. */
type Allegiances = Record<'one' | 'both' | 'neither', Allegiance>

/**
 * Which of the two sides of a portrait has its way with another planet, by its sign: {ally} is the side that it goes
 * with and {other} the other one, each as "the side of you that …".
 */
export const allegiances: Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars', Allegiances> = {
  sun: {
    one: {
      first: [
        'Given the choice, you live as {ally} would have it.',
        'What you want out of life favors {ally}.',
        'Your aims are those of {ally}.',
      ],
      last: ['{Ally} gets most of the credit for that.'],
    },
    both: {
      first: [
        'On what you want out of life, the two sides of you agree.',
        'What you are here for suits both sides of you.',
      ],
      last: ['Neither side of you has anything against that.'],
    },
    neither: {
      first: ['What you want out of life is a third thing.', 'Your aims go beyond that argument.'],
      last: ['Neither side of you would have thought of it.'],
    },
  },
  moon: {
    one: {
      first: [
        'When you are alone, {ally} has its way.',
        'At home {ally} comes out.',
        'What you need in private feeds {ally}.',
      ],
      last: ["That's where {ally} goes to be understood."],
    },
    both: {
      first: [
        'When you are alone, the two sides of you get along.',
        'In private both sides of you need the same thing.',
      ],
      last: ['At such times the two sides of you are at peace.'],
    },
    neither: {
      first: [
        'What you need in private is a third thing.',
        'When you are alone, you get a rest from both sides of yourself.',
      ],
      last: ['Neither side of you gets near that.'],
    },
  },
  mercury: {
    one: {
      first: [
        'When you think a thing over, {ally} does most of the talking.',
        'Your mind is at the service of {ally}.',
        'What you say aloud comes mostly from {ally}.',
        'In words, {ally} is well represented.',
      ],
      last: ['In an argument {ally} has the better lawyer.'],
    },
    both: {
      first: [
        'In your thoughts the two sides of you are soon of one opinion.',
        'Your mind works for both sides of you.',
      ],
      last: ['It makes the case for both sides of you.'],
    },
    neither: {
      first: [
        'Your mind takes neither side.',
        'When you think, you look at both sides of yourself from outside.',
        'How you think has little to do with any of that.',
      ],
      last: ['Neither side of you would have put it that way.'],
    },
  },
  venus: {
    one: {
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
    both: {
      first: [
        'In love the two sides of you want the same thing.',
        'Love is one subject on which you agree with yourself.',
      ],
      last: [
        'For once the two sides of you have nothing to argue about.',
        "In love there's room for both sides of you.",
      ],
    },
    neither: {
      first: [
        'In love neither side of you is in charge.',
        'Your taste has little to do with either side of you.',
        'In love you get a rest from both sides of yourself.',
      ],
      last: [
        'Neither side of you would have planned it that way.',
        "It's nothing that either side of you would have asked for.",
      ],
    },
  },
  mars: {
    one: {
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
    both: {
      first: [
        'When you act, both sides of you are behind it.',
        'In a fight the two sides of you stand together.',
      ],
      last: [
        'With both sides of you behind it, very little stops you.',
        'On that much the two sides of you have no quarrel.',
      ],
    },
    neither: {
      first: [
        'When you are pushed, neither side of you has much to say.',
        'Your temper can come as news to both sides of you.',
      ],
      last: [
        'Afterward both sides of you may have something to explain.',
        'It would have surprised either side of you.',
      ],
    },
  },
}

/** How much of both sides shows at a first meeting, where neither of them is the rising sign. */
export const firstImpressions: Record<'one' | 'both' | 'neither', readonly string[]> = {
  one: [
    'Strangers mostly meet the one side of you ({ally}).',
    'At a first meeting {ally} is easier to spot than {other}.',
    'New people see one side of you ({ally}) and have to take the other on trust.',
    'Strangers see a good deal of one side ({ally}) and hardly any of the other.',
    'One side of you takes longer to show ({other}).',
  ],
  both: [
    'Anyone who has met you once has met both sides of you.',
    "Both sides of you show as soon as you've said hello.",
    'Neither side of you is hidden from people for long.',
    'People tend to sense both sides of you within the hour.',
  ],
  neither: [
    'Nobody who has just met you would guess at either side of you.',
    'Very little of what moves you is on show.',
    'It takes people a while to find out that you have two sides.',
    'From the outside you look like somebody else.',
    'At a first meeting there is no sign of either side of you.',
  ],
}

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
