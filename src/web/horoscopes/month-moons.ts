import { DAY } from '#durations.ts'
import { moonAheadDegrees } from '#web/drawings/moon.ts'

const QUARTER_DEGREES = 90
const quarterAt = (instant: number) => Math.floor(moonAheadDegrees(instant) / QUARTER_DEGREES)

/** The days, by their noons, on which the Moon is new, half or full by Universal Time. */
export const monthMoons = (noons: readonly number[]): number[] =>
  noons.filter((noon) => quarterAt(noon - DAY / 2) !== quarterAt(noon + DAY / 2))
