import type { Planet } from '#sky/bodies.ts'
import type { WeekReasons } from './authored.ts'
import { ascendantReasons } from './corpus/weeks/reasons/ascendant.ts'
import { jupiterReasons } from './corpus/weeks/reasons/jupiter.ts'
import { marsReasons } from './corpus/weeks/reasons/mars.ts'
import { mercuryReasons } from './corpus/weeks/reasons/mercury.ts'
import { midheavenReasons } from './corpus/weeks/reasons/midheaven.ts'
import { moonReasons } from './corpus/weeks/reasons/moon.ts'
import { neptuneReasons } from './corpus/weeks/reasons/neptune.ts'
import { plutoReasons } from './corpus/weeks/reasons/pluto.ts'
import { saturnReasons } from './corpus/weeks/reasons/saturn.ts'
import { sunReasons } from './corpus/weeks/reasons/sun.ts'
import { uranusReasons } from './corpus/weeks/reasons/uranus.ts'
import { venusReasons } from './corpus/weeks/reasons/venus.ts'

/** Why a point asks the question of a week, by its tone and house. */
export const weekReasons: Record<Planet, WeekReasons> = {
  sun: sunReasons,
  moon: moonReasons,
  mercury: mercuryReasons,
  venus: venusReasons,
  mars: marsReasons,
  jupiter: jupiterReasons,
  saturn: saturnReasons,
  uranus: uranusReasons,
  neptune: neptuneReasons,
  pluto: plutoReasons,
}

export const angleWeekReasons = { asc: ascendantReasons, mc: midheavenReasons }
