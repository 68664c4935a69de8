import type { House } from '#lore/house.ts'

/** The second aspect of a planet, of another kind than the first: `{earlier}` is the planet of the first. */
export const harderToo: string[] = [
  'Your {planet} has it easy with {earlier}, but not with {now}.',
  'What your {planet} does with {earlier} comes easily, and what it does with {now} takes work.',
  'The same {planet} that gets help from {earlier} meets resistance from {now}.',
  'Some of what {earlier} does for your {planet} is undone by {now}.',
]
export const easierToo: string[] = [
  'Your {planet} has a hard time with {earlier} and an easier one with {now}.',
  'What {earlier} makes hard for your {planet}, {now} makes easy.',
  'Your {planet} has a way around its trouble with {earlier}, and it has it from {now}.',
  'Against {earlier} your {planet} has an ally, and it is {now}.',
]
/** Both are hard. */
export const harderAgain: string[] = [
  "Your {planet} has more than {earlier} to contend with, because there's {now} as well.",
  'Your {planet} has trouble with {now} as well as with {earlier}.',
  'As if {earlier} were not enough for your {planet}, there is {now}.',
  'Your {planet} is caught between {earlier} and {now}.',
]

/**
 * The aspect between the two sides of a portrait, still closing at birth or already past, which astrologers call
 * applying and separating.
 */
export const stillClosing: Record<'hard' | 'easy', string[]> = {
  hard: [
    'The two were still moving toward each other when you were born ({ref}), so you may feel the pull between them more at forty than you did at twenty.',
    'The two were getting closer when you were born ({ref}), and the argument between them may be one that you grow into.',
    'They had yet to meet when you were born ({ref}), so the sharpest round between them may come later than you think.',
  ],
  easy: [
    'The two were still moving toward each other when you were born ({ref}), so they may get along better every year.',
    'They had yet to meet when you were born ({ref}), and what takes some thought at twenty may be second nature by fifty.',
    'The two were getting closer when you were born ({ref}), so you may trust them more the older you get.',
  ],
}
export const alreadyPast: Record<'hard' | 'easy', string[]> = {
  hard: [
    'The two had met just before you were born ({ref}), so you may have learned early how to live with both.',
    'The two were moving apart by the time you were born ({ref}), and the argument may have been loudest when you were young.',
    'The quarrel was past its peak when you were born ({ref}), so you may know it well enough by now to see it coming.',
  ],
  easy: [
    'The two had met just before you were born ({ref}), so you may have had the knack as a child.',
    'The two were already moving apart when you were born ({ref}), and it may never have occurred to you that you have a gift.',
    'The aspect was past its peak when you were born ({ref}), so you may have been using the gift for longer than you can remember.',
  ],
}

/** A planet just before the next house: `{near}` is "within two degrees of the fifth house, romance and fun". */
export const nearCusps: string[] = [
  'Your {planet} is {near}, so you may also find that {does}',
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
  8: ['so some of it may reach the money and the secrets you share.'],
  9: ['and being far from home may bring out more of it.'],
  10: ['so people who only know your work may know this about you.'],
  11: ['and your friends may see more of it than your family does.'],
  12: ['so some of it may go on where nobody sees.'],
}
