import type { MonthKnots } from './authored.ts'
import { marsKnots } from './corpus/months/knots/mars.ts'
import { mercuryKnots } from './corpus/months/knots/mercury.ts'
import { moonKnots } from './corpus/months/knots/moon.ts'
import { slowKnots } from './corpus/months/knots/slow.ts'
import { sunKnots } from './corpus/months/knots/sun.ts'
import { venusKnots } from './corpus/months/knots/venus.ts'

/** What two planets in a close aspect make of a person, in plain words; of two that a generation shares, nothing. */
export const monthKnots: MonthKnots = {
  ...sunKnots,
  ...moonKnots,
  ...mercuryKnots,
  ...venusKnots,
  ...marsKnots,
  ...slowKnots,
}
