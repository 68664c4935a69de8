import type { BodyAccuracy, PlanetTotals } from './accuracy.ts'
import type { AngleAccuracy } from './angles.ts'
import type { MonthOfTransits } from './speed.ts'
import type { Beginning } from './start.ts'
import { short } from './statistics.ts'

export interface Measured {
  planets: PlanetTotals
  node: BodyAccuracy
  /** Flags of all bodies over 4,000 instants, those that differ, and of these the ones at a station. */
  flags: number
  wrongFlags: number
  flagsAtStation: number
  angles: AngleAccuracy
  chartsPerSecond: number
  /** Positions and houses alone. */
  swissCallsPerSecond: number
  transits: MonthOfTransits
  wholeStart: Beginning
}

interface Goal {
  what: string
  goal: string
  measured: string
  isMet: boolean
}

/** What the sky promises, and whether it keeps it. */
export function goals(measured: Measured): Goal[] {
  const { planets, node, angles, transits } = measured
  const same = 100 - (100 * planets.differing) / planets.shown
  const times = measured.chartsPerSecond / measured.swissCallsPerSecond
  const { flags, wrongFlags, flagsAtStation } = measured
  return [
    {
      what: 'shown degree and minute equal, Sun to Pluto',
      goal: '≥ 99.9 %, no wrong sign',
      measured: `${same.toFixed(3)} %, ${planets.wrongSigns} wrong signs`,
      isMet: same >= 99.9 && planets.wrongSigns === 0,
    },
    {
      what: 'error Sun to Pluto, outside 1° of the Sun',
      goal: '≤ 0.35"',
      measured: `${short(planets.maxFromSun)}"`,
      isMet: planets.maxFromSun <= 0.35,
    },
    {
      what: 'true node',
      goal: '≤ 1.5", better ≤ 0.4"',
      measured: `${short(node.max)}"`,
      isMet: node.max <= 1.5,
    },
    {
      what: 'retrograde flags of 13 bodies over 4,000 instants',
      goal: 'all equal',
      measured: `${wrongFlags} of ${flags} differ, ${flagsAtStation} within a minute of a station`,
      isMet: wrongFlags === 0,
    },
    {
      what: 'ascendant and midheaven before 2050',
      goal: '≤ 0.5"',
      measured: `${short(angles.asc.max)}" and ${short(angles.mc.max)}"`,
      isMet: Math.max(angles.asc.max, angles.mc.max) <= 0.5,
    },
    {
      what: 'cusps before 2050',
      goal: '≤ 1"',
      measured: `${short(angles.cusps.max)}"`,
      isMet: angles.cusps.max <= 1,
    },
    {
      what: 'charts with houses and aspects, one core',
      goal: '≥ 80,000 a second',
      measured: `${Math.round(measured.chartsPerSecond)}`,
      isMet: measured.chartsPerSecond >= 80_000,
    },
    {
      what: 'the same, against positions and houses of native Swiss Ephemeris',
      goal: '≥ 9 times',
      measured: `${times.toFixed(1)} times`,
      isMet: times >= 9,
    },
    {
      what: 'all exact transits of a month for one person',
      goal: '≤ 2 ms',
      measured: `${short(transits.person + transits.shared)} ms, ${short(transits.shared)} ms of it once for everybody`,
      isMet: transits.person + transits.shared <= 2,
    },
    {
      what: 'cold start of sky, clock and places',
      goal: '≤ 150 ms',
      measured: `${Math.round(measured.wholeStart.milliseconds)} ms`,
      isMet: measured.wholeStart.milliseconds <= 150,
    },
  ]
}

export function printGoals(rows: readonly Goal[]): void {
  console.log('\nGoals (birth times and place search: npm run bench:clock, npm run bench:places)')
  const table = rows.map(({ what, goal, measured, isMet }) => [
    what,
    { goal, measured, '': isMet ? 'pass' : 'MISS' },
  ])
  console.table(Object.fromEntries(table))
}
