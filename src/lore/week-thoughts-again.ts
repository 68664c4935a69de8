import type { Planet } from '#sky/bodies.ts'
import type { WeekThoughts } from './authored.ts'
import { jupiterWeeksAgain } from './corpus/weeks/again/jupiter.ts'
import { marsWeeksAgain } from './corpus/weeks/again/mars.ts'
import { mercuryWeeksAgain } from './corpus/weeks/again/mercury.ts'
import { moonWeeksAgain } from './corpus/weeks/again/moon.ts'
import { neptuneWeeksAgain } from './corpus/weeks/again/neptune.ts'
import { plutoWeeksAgain } from './corpus/weeks/again/pluto.ts'
import { saturnWeeksAgain } from './corpus/weeks/again/saturn.ts'
import { sunWeeksAgain } from './corpus/weeks/again/sun.ts'
import { uranusWeeksAgain } from './corpus/weeks/again/uranus.ts'
import { venusWeeksAgain } from './corpus/weeks/again/venus.ts'

/** The questions of weeks in other words: friends with one question read it differently, and nobody reads it twice. */
export const weekThoughtsAgain: Record<Planet, WeekThoughts> = {
  sun: sunWeeksAgain,
  moon: moonWeeksAgain,
  mercury: mercuryWeeksAgain,
  venus: venusWeeksAgain,
  mars: marsWeeksAgain,
  jupiter: jupiterWeeksAgain,
  saturn: saturnWeeksAgain,
  uranus: uranusWeeksAgain,
  neptune: neptuneWeeksAgain,
  pluto: plutoWeeksAgain,
}
