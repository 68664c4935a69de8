import type { House } from '#lore/house.ts'

/** The second aspect of a planet, of another kind than the first. */
export const harderToo: string[] = [
  "There's a harder side to your {planet} as well.",
  'The same {planet} gets you into trouble elsewhere.',
  "But your {planet} isn't all ease.",
]
export const easierToo: string[] = [
  'Your {planet} has an easier side as well.',
  'The same {planet} does you a good turn elsewhere.',
  "But your {planet} isn't only trouble.",
  'Your {planet} can also be a pleasure to have.',
]
export const harderAgain: string[] = [
  "That isn't all your {planet} has to contend with.",
  'Your {planet} gets pulled in a second direction, too.',
  "There's a second strain on your {planet}.",
  'Your {planet} has one more thing to put up with.',
  'As if that were not enough for your {planet}, there is more.',
]

/**
 * The aspect between the two sides of a portrait, still closing at birth or already past, which astrologers call
 * applying and separating.
 */
export const stillClosing: string[] = [
  'The two were still closing in on each other when you were born ({ref}), so they may have more to say to each other every year.',
  "They hadn't quite met when you were born ({ref}), and at fifty you may get along with yourself a good deal better than at twenty.",
  'They were on their way to meeting when you were born ({ref}), so the question may get more interesting as you get older.',
]
export const alreadyPast: string[] = [
  'They had met shortly before you were born ({ref}), so the disagreement may feel older than anything you can remember.',
  'The two were already drawing apart when you were born ({ref}), and with the years it may get easier to be the one without the other.',
  'They had just had it out when you were born ({ref}), so the worst and the best of it may belong to your first twenty years.',
]

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
