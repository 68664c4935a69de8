import type { Planet } from '#sky/bodies.ts'
import type { WeekThoughts } from './authored.ts'
import { ascendantWeeks, midheavenWeeks } from './corpus/weeks/angles.ts'
import { jupiterWeeks } from './corpus/weeks/jupiter.ts'
import { marsWeeks } from './corpus/weeks/mars.ts'
import { mercuryWeeks } from './corpus/weeks/mercury.ts'
import { moonWeeks } from './corpus/weeks/moon.ts'
import { neptuneWeeks } from './corpus/weeks/neptune.ts'
import { plutoWeeks } from './corpus/weeks/pluto.ts'
import { saturnWeeks } from './corpus/weeks/saturn.ts'
import { sunWeeks } from './corpus/weeks/sun.ts'
import { uranusWeeks } from './corpus/weeks/uranus.ts'
import { venusWeeks } from './corpus/weeks/venus.ts'

/** By the point of the birth chart that a week is about. */
export const weekThoughts: Record<Planet, WeekThoughts> = {
  sun: sunWeeks,
  moon: moonWeeks,
  mercury: mercuryWeeks,
  venus: venusWeeks,
  mars: marsWeeks,
  jupiter: jupiterWeeks,
  saturn: saturnWeeks,
  uranus: uranusWeeks,
  neptune: neptuneWeeks,
  pluto: plutoWeeks,
}

export const angleWeekThoughts = { asc: ascendantWeeks, mc: midheavenWeeks }
