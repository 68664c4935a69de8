import { readFileSync } from 'node:fs'
import { makeAlmanac } from '#sky/almanac.ts'
import { forecastFacts } from '#sky/forecast.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { randomCharts } from './random-births.ts'

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

export interface Reader {
  name: string
  timeKnown: boolean
  facts: ForecastFact[]
}

/** Births of all ages and places, with their forecast facts in a period. */
export function horoscopeReaders(
  counts: { timeKnown: number; timeUnknown: number },
  { from, to }: { from: string; to: string },
): Reader[] {
  const window = { fromJdUt: julianDay(Date.parse(from)), toJdUt: julianDay(Date.parse(to)) }
  const almanac = makeAlmanac(ephemeris, window)
  return [true, false].flatMap((timeKnown) => {
    const count = timeKnown ? counts.timeKnown : counts.timeUnknown
    return randomCharts(count, { timeKnown }).map((chart, index): Reader => {
      const name = `${timeKnown ? 'reader' : 'reader without a birth time'} ${index}`
      return { name, timeKnown, facts: forecastFacts(almanac, chart) }
    })
  })
}
