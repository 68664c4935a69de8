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
  "Your {planet} doesn't have it so easy everywhere.",
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
]
export const alreadyPast: string[] = [
  "The two were already drawing apart at your birth ({ref}), so it's an old habit, and you may be able to laugh about it by now.",
  'It had peaked shortly before you were born ({ref}), so it tends to be strongest early and to loosen with the years.',
]

/** A planet just before the next house: `{near}` is "within two degrees of the fifth house, romance and fun". */
export const nearCusps: string[] = [
  'Your {planet} is {near}, so you may also find that {does}',
  'Because your {planet} is {near}, it may equally be true that {does}',
  'Your {planet} is also {near}, so perhaps {does}',
]
