import { readFileSync } from 'node:fs'
import { onReadersClock } from '#horoscopes/horoscope-brief.ts'
import type { Period } from '#horoscopes/period.ts'
import { datesAround, windowOfDates } from '#lore/readers-clock.ts'
import type { Chart } from '#sky/chart.ts'
import { horoscopeFacts } from '#sky/forecast/horoscope-facts.ts'
import { type ForecastFact, type HoroscopeFact, isForecastFact } from '#sky/forecast-facts.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { randomCharts } from './random-births.ts'

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

const sky = { ephemeris, ...createSkyCache(ephemeris) }

export interface Reader {
  name: string
  timeKnown: boolean
  timeZone: string
  /** What a writer gets of a period. */
  factsOf(period: Period): HoroscopeFact[]
  /** The events of a period, with their UTC instants to the second. */
  exactEventsOf(period: Period): ForecastFact[]
}

const timeZones = [
  'America/Los_Angeles',
  'UTC',
  'Pacific/Auckland',
  'America/New_York',
  'Asia/Kolkata',
]

/** Births of all ages and places, with readers' clocks around the world. */
export function horoscopeReaders(counts: { timeKnown: number; timeUnknown: number }): Reader[] {
  return [true, false].flatMap((timeKnown) => {
    const count = timeKnown ? counts.timeKnown : counts.timeUnknown
    return randomCharts(count, { timeKnown }).map((chart, index): Reader => {
      const name = `${timeKnown ? 'reader' : 'reader without a birth time'} ${index}`
      const timeZone = timeZones[index % timeZones.length] as string
      return {
        name,
        timeKnown,
        timeZone,
        factsOf: factsOfReader(chart, timeZone),
        exactEventsOf: (period) => exactFacts(chart, timeZone, period).filter(isForecastFact),
      }
    })
  })
}

/**
 * The facts of a period on the reader's clock.
 * @param birthday MM-DD
 */
export function factsOfReader(chart: Chart, timeZone: string, birthday?: string) {
  return (period: Period): HoroscopeFact[] =>
    onReadersClock(exactFacts(chart, timeZone, period, birthday), timeZone)
}

function exactFacts(
  chart: Chart,
  timeZone: string,
  { startDate, endDate }: Period,
  birthday?: string,
) {
  const dates = { from: startDate, to: endDate }
  return horoscopeFacts(sky, chart, {
    window: windowOfDates(dates, timeZone),
    dates: datesAround(dates, timeZone),
    ...(birthday && { birthday }),
  })
}
