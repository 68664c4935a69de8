import type { BirthMoment } from '#birth/birth-moment.ts'
import { SECOND } from '#durations.ts'
import { atReadersClock, datesAround } from '#lore/readers-clock.ts'
import type { FoundPlace } from '#places/places.ts'
import { type HoroscopeSky, horoscopeFacts } from '#sky/forecast/horoscope-facts.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { type Period, UTC, windowOf } from './period.ts'

/** Whom and when a horoscope is about. */
export interface HoroscopeSubject extends Period {
  moment: BirthMoment
  place: FoundPlace
  /** The time zone of the reader's browser, if it sent one. */
  timeZone?: string
}

/** The facts of a horoscope, with UTC instants. */
export function findFacts(sky: HoroscopeSky, subject: HoroscopeSubject): HoroscopeFact[] {
  const { moment, place, startDate, endDate, timeZone = UTC } = subject
  const chart = natalChart(sky.ephemeris, moment, place)
  return horoscopeFacts(sky, chart, {
    window: windowOf(subject, timeZone),
    dates: datesAround({ from: startDate, to: endDate }, timeZone),
    birthday: birthDateOf(moment).slice('YYYY-'.length),
  })
}

/** The same facts for a writer, with the instants that the reader's clock shows. */
export function onReadersClock(
  facts: readonly HoroscopeFact[],
  timeZone: string = UTC,
): HoroscopeFact[] {
  return facts.map((fact) => atReadersClock(fact, timeZone))
}

/** Where the person was born. */
export function birthDateOf({ epochMilliseconds, offsetSeconds }: BirthMoment): string {
  const there = new Date(epochMilliseconds + offsetSeconds * SECOND)
  return there.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
