import type { Planet } from '#sky/bodies.ts'
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

/** What a planet does, after "it's the tender side that". */
export const sideWork: Partial<Record<Planet, string>> = {
  sun: 'sets the course',
  mercury: 'does the talking',
  venus: 'does the choosing',
  mars: 'does the pushing',
  jupiter: 'does the hoping',
  saturn: 'makes the rules',
}

/** A planet goes with one of the two sides that the opening names: `{side}`, and not `{other}`. */
export const sidesTaken: string[] = [
  "Of your two sides it's the {side} one that {does}.",
  "The {side} side of you {does} here, and the {other} one isn't asked.",
  "So it's the {side} side of you that {does}, whatever the {other} one had in mind.",
  'Here the {side} side of you gets its way.',
  'The {other} side of you would have gone about it differently.',
  'On this the {side} side of you has the deciding vote.',
  'Anyone who only knows your {other} side would be surprised by it.',
  'Here the {other} side of you takes a rest and the {side} one carries on.',
  "If you've wondered which of your two sides is stronger, here's a point for the {side} one.",
  "It's the {side} side of you at work, with the {other} one looking on.",
  "When it {does}, the {side} side of you doesn't consult the {other} one.",
  'You can see the {side} side of you in it, and hardly anything of the {other} one.',
  "The {other} side of you can say what it likes about this, since it's the {side} one that {does}.",
  'In this the {side} side of you outvotes the {other} one.',
  "That's the {side} side of you again, and the {other} one has to live with it.",
]

/** A planet that belongs to neither. */
export const sidesBetween: string[] = [
  "It takes neither the {one} side's part nor the {other} one's, and it's often what gets you moving when those two are stuck.",
  'Your {one} side and your {other} side both claim it, and it answers to neither.',
  'Between the {one} side of you and the {other} one, this can tip the balance.',
  "Here's a third voice, beside the {one} side of you and the {other} one.",
  "It's where you get a rest from the {one} side of you, and from the {other} one too.",
  'The {one} side of you has no use for it, and the {other} one has less.',
  'It suits the {one} side of you on some days and the {other} one on others.',
  'You could leave the {one} and the {other} side of you to argue, and this would go on as before.',
  'When the {one} side of you and the {other} one are busy with each other, this is who gets things done.',
  "It's neither {one} nor {other}, and so it's a good place to go when you're tired of being both.",
]

/** The second aspect of a planet, of another kind than the first. */
export const harderToo: string[] = [
  "There's a harder side to your {planet} as well.",
  "Your {planet} doesn't have it so easy everywhere.",
  'The same {planet} gets you into trouble elsewhere.',
  "But your {planet} isn't all ease.",
  'What comes easily to your {planet} there costs it something here.',
  "That's your {planet} on a good day, and it has other days.",
]
export const easierToo: string[] = [
  'Your {planet} has an easier side as well.',
  'The same {planet} does you a good turn elsewhere.',
  "But your {planet} isn't only trouble.",
  'There are places where your {planet} has no such difficulty.',
  "What's hard on your {planet} there is made up for here.",
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
  'It was on its way to exact at your birth ({ref}), which is said to make it something that builds over the years.',
]
export const alreadyPast: string[] = [
  "It was just past exact when you were born ({ref}), and so you've probably known it for as long as you've known yourself.",
  'The two were already drawing apart at your birth ({ref}), which is said to make it an old habit and a little easier to put down.',
  'It had peaked shortly before you were born ({ref}), so it tends to be strongest early and to loosen with the years.',
]

/** A planet just before the next house: `{near}` is "within two degrees of the fifth house, romance and fun". */
export const nearCusps: string[] = [
  'Your {planet} is {near}, so it may be just as true that {does}',
  'Since your {planet} is {near}, you may know it from there as well, and {does}',
  'Your {planet} is also {near}, and so it may be that {does}',
]
