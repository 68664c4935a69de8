import { readFileSync } from 'node:fs'
import { atReadersClock } from '#lore/readers-clock.ts'
import { findYearFacts, yearFrom } from '#readings/year-brief.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import type { YearBrief } from '#writer/writer.ts'
import { referenceBirths, referenceChart } from './reference-births.ts'

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))
const sky = { ephemeris, ...createSkyCache(ephemeris) }

export const YEAR_FROM = '2026-11-22'

/** The year of a reference birth, on a clock of New York. */
export function yearBriefOf(id: string, { timeKnown = true, from = YEAR_FROM } = {}): YearBrief {
  const birth = referenceBirths.find((one) => one.id === id)
  if (!birth) throw new Error(`There is no birth ${id}`)
  const timeZone = 'America/New_York'
  const dates = yearFrom(from, timeZone)
  const chart = referenceChart(birth, { timeKnown })
  const facts: HoroscopeFact[] = findYearFacts(sky, { ...birth, chart }, dates).map((fact) =>
    atReadersClock(fact, timeZone),
  )
  const period = { startDate: dates.from, endDate: dates.to }
  return { kind: 'year', period, seed: id, facts }
}
