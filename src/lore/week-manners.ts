import type { Sign } from '#sky/zodiac.ts'
import type { WeekManner } from './authored.ts'
import { ascendantWeekManners } from './corpus/weeks/manners/ascendant.ts'
import { jupiterWeekManners } from './corpus/weeks/manners/jupiter.ts'
import { marsWeekManners } from './corpus/weeks/manners/mars.ts'
import { mercuryWeekManners } from './corpus/weeks/manners/mercury.ts'
import { midheavenWeekManners } from './corpus/weeks/manners/midheaven.ts'
import { moonWeekManners } from './corpus/weeks/manners/moon.ts'
import { saturnWeekManners } from './corpus/weeks/manners/saturn.ts'
import { sunWeekManners } from './corpus/weeks/manners/sun.ts'
import { venusWeekManners } from './corpus/weeks/manners/venus.ts'
import type { NatalPoint } from './transit-meaning.ts'

/** By the point that a week is about, then by its sign; of a planet that keeps a sign for years, none. */
export const weekManners: Partial<Record<NatalPoint, Record<Sign, WeekManner>>> = {
  sun: sunWeekManners,
  moon: moonWeekManners,
  mercury: mercuryWeekManners,
  venus: venusWeekManners,
  mars: marsWeekManners,
  jupiter: jupiterWeekManners,
  saturn: saturnWeekManners,
  asc: ascendantWeekManners,
  mc: midheavenWeekManners,
}
