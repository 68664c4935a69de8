import { DAY } from '#durations.ts'
import { endOfDate, utcDate } from '#web/universal-time.ts'
import { moonAheadDegrees } from './moon.ts'

const QUARTER_DEGREES = 90
const quarterAt = (instant: number) => Math.floor(moonAheadDegrees(instant) / QUARTER_DEGREES)
const endOf = (noon: number) => endOfDate(utcDate(new Date(noon)))

/** The days, by their noons, on which the Moon is new, half or full by the reader's own clock. */
export const monthMoons = (noons: readonly number[]): number[] =>
  noons.filter((noon) => quarterAt(endOf(noon - DAY)) !== quarterAt(endOf(noon)))
