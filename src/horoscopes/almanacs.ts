import { type Almanac, makeAlmanac } from '#sky/almanac.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { type Period, windowOf } from './period.ts'

/** A day, a week and a month, and those of the next at a change of period. */
const KEPT = 6

/** The sky of a period is the same for everybody: it is computed once. */
export function createAlmanacs(ephemeris: Ephemeris) {
  const kept = new Map<string, Almanac>()
  return (period: Period): Almanac => {
    const key = `${period.startDate} ${period.endDate}`
    const almanac = kept.get(key) ?? makeAlmanac(ephemeris, windowOf(period))
    kept.delete(key)
    kept.set(key, almanac)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest) kept.delete(oldest)
    return almanac
  }
}
