import type { House } from '#lore/house.ts'

type Shared = Record<'sun' | 'moon' | 'mercury' | 'venus' | 'mars', string[]>

/** The second aspect of `{planet}`, of another kind than the first: what a person does by each. */
export const harderToo: Shared = {
  sun: [
    'With {earlier} your {planet} is offered what it wants, and with {now} you have to ask twice.',
    'Thanks to {earlier} your {planet} often gets a yes, and because of {now} you may have to ask a second time.',
  ],
  moon: [
    'With {earlier} your {planet} calms down fast, and with {now} you lie awake.',
    'By way of {earlier} your {planet} finds some peace, and {now} can undo it by bedtime.',
  ],
  mercury: [
    'With {earlier} your {planet} finds the right words, and {now} can make it hard to say them when it counts.',
    'With {earlier} to help your {planet} you say what you mean, and with {now} you doubt it an hour later.',
  ],
  venus: [
    'With {earlier} your {planet} makes you easy to love, and with {now} you make people work for it.',
    'Your {planet} lets people close by way of {earlier}, and with {now} you find a reason to step back.',
  ],
  mars: [
    'With {earlier} to help your {planet} you get things done quietly, and with {now} you raise your voice.',
    'Your {planet} gets its way with {earlier}, and with {now} you push against a wall first.',
  ],
}
export const easierToo: Shared = {
  sun: [
    'With {earlier} your {planet} has to fight for what you want, and with {now} people offer it.',
    'Because of {earlier} your {planet} may have to ask twice, and thanks to {now} you often get a yes.',
  ],
  moon: [
    'What {earlier} stirs up in your {planet}, {now} lets you sleep on.',
    'With {earlier} your {planet} keeps you awake, and with {now} you calm down fast.',
  ],
  mercury: [
    'With {earlier} your {planet} may hold back what you know, and {now} helps you say it.',
    'Because of {earlier} your {planet} is often at a loss for words, and thanks to {now} you find them in the end.',
  ],
  venus: [
    'With {earlier} your {planet} makes people work for it, and with {now} they find you easy to love.',
    'Because of {earlier} your {planet} steps back from people, and thanks to {now} you let them close again.',
  ],
  mars: [
    'With {earlier} your {planet} raises your voice, and with {now} you get things done quietly.',
    'Because of {earlier} your {planet} pushes against a wall, and thanks to {now} you often find the way around.',
  ],
}
/** Both are hard. */
export const harderAgain: Shared = {
  sun: [
    'Your {planet} has to deal with {now} as well as {earlier}, so you may set out twice before you get what you want.',
    'Your {planet} has {now} against it as well as {earlier}, so you tend to apologize for wanting anything.',
  ],
  moon: [
    'Your {planet} has to deal with {now} as well as {earlier}, so you may lie awake and not know which of two things it is.',
    'Your {planet} has {now} against it as well as {earlier}, so one bad mood tends to bring a second.',
  ],
  mercury: [
    'Your {planet} has to deal with {now} as well as {earlier}, so you doubt the words first and then whether to say them.',
    'Your {planet} has {now} against it as well as {earlier}, so you may write three versions and send none.',
  ],
  venus: [
    'Your {planet} has to deal with {now} as well as {earlier}, so you want to be told more than once that you are loved.',
    'Your {planet} has {now} against it as well as {earlier}, so you test people who only meant to be nice.',
  ],
  mars: [
    'Your {planet} has to deal with {now} as well as {earlier}, so you do your hardest fighting with yourself.',
    'Your {planet} has {now} against it as well as {earlier}, so by the time you push you have been angry for a while.',
  ],
}

/**
 * What it may mean over the years that the aspect between the two sides of a portrait was still closing at birth, or
 * already past, which astrologers call applying and separating.
 */
export const stillClosing: Record<'hard' | 'easy', string[]> = {
  hard: [
    'The pull between {one} and {other} may be stronger at forty than it was at twenty.',
    'You may grow into the argument between {one} and {other}, and take it more seriously than you did at first.',
    'The hardest round between {one} and {other} may come later in life than you expect.',
  ],
  easy: [
    'You may find that {one} and {other} get along better every year.',
    'What {one} and {other} do together may take some thought at twenty and be second nature by fifty.',
    'You may trust {one} and {other} more, the older you get.',
  ],
}
export const alreadyPast: Record<'hard' | 'easy', string[]> = {
  hard: [
    'You may have learned early how to live with both {one} and {other}.',
    'The argument between {one} and {other} may have been loudest when you were young.',
    'You may know the argument between {one} and {other} well enough by now to see it coming.',
  ],
  easy: [
    'You may have relied on {one} and {other} since you were a child and never called it a gift.',
    "What {one} and {other} do together may have come so early that you can't remember learning it.",
    'It may never have occurred to you that what {one} and {other} do together is a gift.',
  ],
}

/** A planet just before the next house: `{near}` is "within two degrees of the fifth house, romance and fun". */
export const nearCusps: string[] = [
  'Your {planet} is {near}, so you may notice as well that {does}',
  'Because your {planet} is {near}, it may equally be true that {does}',
  'Your {planet} is also {near}, so perhaps {does}',
]

/** The same for a planet of which there is no line that fits: by the next house. */
export const plainNearCusps: Record<House, string[]> = {
  1: ['and people may notice it in you before you say a word.'],
  2: ['and what you earn or own may depend on it more than you expect.'],
  3: ['so it may come out most clearly in ordinary talk.'],
  4: ['and the people you live with may know it best.'],
  5: ['so you may see it most clearly in what you do for fun.'],
  6: ['and your working day may be full of it.'],
  7: ['so the person closest to you may get a good share of it.'],
  8: ['so it may also decide what you share with somebody, and what you tell them.'],
  9: ['and being far from home may bring out more of it.'],
  10: ['so people who only know your work may know this about you.'],
  11: ['and your friends may see more of it than your family does.'],
  12: ['so some of it may go on where nobody sees.'],
}

/** An Ascendant at the edge of its sign: `{rising}` is "Gemini Ascendant", and `{near}` the sign next to it. */
export const nearSigns: string[] = [
  'Your {rising} is within a degree of {near}, so you may also find that {does}',
  'Because your {rising} is within a degree of {near}, it may be just as true that {does}',
  'Your {rising} is within a degree of {near}, and on some days you may notice that {does}',
]
