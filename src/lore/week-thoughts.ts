import type { Planet } from '#sky/bodies.ts'
import type { WeekThoughts } from './authored.ts'
import { ascendantWeeks, midheavenWeeks } from './corpus/weeks/angles.ts'
import { moonWeeks } from './corpus/weeks/moon.ts'
import { saturnWeeks } from './corpus/weeks/saturn.ts'
import { sunWeeks } from './corpus/weeks/sun.ts'

/** By the point of the birth chart that a week is about. */
export const weekThoughts: Partial<Record<Planet, WeekThoughts>> = {
  sun: sunWeeks,
  moon: moonWeeks,
  saturn: saturnWeeks,
}

export const angleWeekThoughts = { asc: ascendantWeeks, mc: midheavenWeeks }
