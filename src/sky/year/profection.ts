import type { Planet } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import { traditionalRulers } from '../rulers.ts'
import { type Sign, signs } from '../zodiac.ts'

/** The house and the planet of a year of life. */
export interface Profection {
  /** Completed years. */
  age: number
  /** 1 to 12, counted by signs from the Ascendant: the first year of life is the first house. */
  house: number
  sign: Sign
  /** Ruler of that sign by tradition. */
  lord: Planet
}

/**
 * Annual profection: each birthday moves the Ascendant on by a sign (Valens, Anthology IV.11).
 * @returns undefined without a birth time
 */
export function profectionAt({ angles }: Chart, age: number): Profection | undefined {
  if (!angles) return undefined
  const first = signs.indexOf(angles.asc.sign)
  const sign = signs[(first + age) % 12] as Sign
  return { age, house: (age % 12) + 1, sign, lord: traditionalRulers[sign] }
}
