import type { Sign } from '#sky/zodiac.ts'

/** What one of the two sides of a portrait does or wants, after "the side of you that". */
export const sideWords: Record<Sign, readonly string[]> = {
  Aries: ['wants to go first', "can't wait", 'would rather act'],
  Taurus: ['wants things to last', 'takes its time', "won't be hurried"],
  Gemini: ['wants to hear everything', 'likes two answers better than one', 'wants to talk'],
  Cancer: ['looks after people', 'wants to be sure of everyone', 'takes things to heart'],
  Leo: ['wants to be seen', 'gives with both hands', 'would like some applause'],
  Virgo: ['sees what is wrong', 'wants to be useful', 'wants it done properly'],
  Libra: ['wants everyone to get along', 'weighs everything', 'would like to be fair'],
  Scorpio: ['keeps its own counsel', 'wants to know the worst', 'trusts hardly anyone'],
  Sagittarius: ['wants more room', 'says yes and sets out', 'believes it will work out'],
  Capricorn: ['feels responsible', 'does its duty', 'wants to get somewhere'],
  Aquarius: ['steps back to think', 'wants to be free', 'would rather do it differently'],
  Pisces: ['feels what everyone feels', 'goes along', 'would rather dream'],
}

/** The last sentence of an opening: what the portrait is about. {one} and {other} are such clauses. */
export const subjects: readonly string[] = [
  'Most of what follows is about the part of you that {one} and the part that {other}, and how they share a life.',
  'Nearly everything below comes down to the side of you that {one} and the side that {other}.',
  'One side of you {one}, the other {other}, and the rest of your chart has to choose between them.',
  'What follows is how the side of you that {one} gets along with the side that {other}.',
  'You spend a good deal of your life settling things between the side of you that {one} and the one that {other}.',
  'This is about the part of you that {one}, the part that {other}, and what each of them keeps costing the other.',
]
