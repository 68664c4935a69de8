import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'

/** What one of the two sides of a person is called after its sign: "the tender side". */
export const sideNames: Record<Sign, string> = {
  Aries: 'bold',
  Taurus: 'steady',
  Gemini: 'quick',
  Cancer: 'tender',
  Leo: 'proud',
  Virgo: 'careful',
  Libra: 'agreeable',
  Scorpio: 'guarded',
  Sagittarius: 'hopeful',
  Capricorn: 'serious',
  Aquarius: 'independent',
  Pisces: 'dreamy',
}

/** A planet goes with one of the two sides that the opening names: `{side}`, and not `{other}`. */
export const sidesTaken: string[] = [
  'The {other} side of you would have gone about it differently.',
  'Anyone who only knows your {other} side would be surprised by it.',
  'Here the {other} side of you takes a rest and the {side} one carries on.',
  "It's the {side} side of you at work, with the {other} one looking on.",
  'You can see the {side} side of you in it, and hardly anything of the {other} one.',
  "That's the {side} side of you again, and the {other} one has to live with it.",
]

/** The second aspect of a planet, of another kind than the first. */
export const harderToo: string[] = [
  "There's a harder side to your {planet} as well.",
  'Elsewhere your {planet} has a harder time.',
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

/** An aspect that was still closing at birth, or already past, which astrologers call applying and separating. */
export const stillClosing: string[] = [
  'The two were still closing in on each other when you were born ({ref}), so you may feel more of it at forty than you did at twenty.',
  "It wasn't quite complete when you were born ({ref}), and people with that tend to grow into it.",
  'It was on its way to exact at your birth ({ref}), so you may notice more of it with the years.',
  'You were born a little before it was exact ({ref}), and old friends may tell you that you were milder about it at first.',
  'It was still building when you were born ({ref}), which may be why it seems to ask for more of you each time.',
  'Astrologers would say that you were born while it was still gathering ({ref}), so the strongest of it may be ahead of you.',
]
export const alreadyPast: string[] = [
  "The two were already drawing apart at your birth ({ref}), so it's an old habit, and you may be able to laugh about it by now.",
  'It was exact shortly before you were born ({ref}), so it tends to be strongest early and to loosen with the years.',
  'You were born just after it was exact ({ref}), and the worst and the best of it may belong to your first twenty years.',
  'It was letting go already when you were born ({ref}), so your family may have seen more of it than your friends do now.',
  'By your birth it was just past exact ({ref}), and you may find that each time it gets a little easier to see it coming.',
  'The two had met shortly before you were born ({ref}), so it may feel like something you brought with you and have slowly been putting down.',
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
  8: ['so it may come up wherever trust or money is shared.'],
  9: ['and being far from home may bring out more of it.'],
  10: ['so people who only know your work may know this about you.'],
  11: ['and your friends may see more of it than your family does.'],
  12: ['so some of it may go on where nobody sees.'],
}
