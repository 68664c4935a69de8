import type { MonthConditions } from './authored.ts'
import { ascendantConditions } from './corpus/months/conditions/ascendant.ts'
import { jupiterConditions } from './corpus/months/conditions/jupiter.ts'
import { marsConditions } from './corpus/months/conditions/mars.ts'
import { mercuryConditions } from './corpus/months/conditions/mercury.ts'
import { midheavenConditions } from './corpus/months/conditions/midheaven.ts'
import { moonConditions } from './corpus/months/conditions/moon.ts'
import { saturnConditions } from './corpus/months/conditions/saturn.ts'
import { sunConditions } from './corpus/months/conditions/sun.ts'
import { venusConditions } from './corpus/months/conditions/venus.ts'
import type { NatalPoint } from './transit-meaning.ts'

/** By the point, then by its sign; of a planet that keeps a sign for years, none. */
export const monthConditions: Partial<Record<NatalPoint, MonthConditions>> = {
  sun: sunConditions,
  moon: moonConditions,
  mercury: mercuryConditions,
  venus: venusConditions,
  mars: marsConditions,
  jupiter: jupiterConditions,
  saturn: saturnConditions,
  asc: ascendantConditions,
  mc: midheavenConditions,
}
