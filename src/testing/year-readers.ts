import { readFileSync } from 'node:fs'
import type { YearPicture } from '#contract/year-picture.ts'
import { atReadersClock } from '#lore/readers-clock.ts'
import { findYearFacts, yearFrom } from '#readings/year-brief.ts'
import { yearPicture } from '#readings/year-picture.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import type { YearBrief } from '#writer/writer.ts'
import { referenceBirths, referenceChart } from './reference-births.ts'

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))
const sky = { ephemeris, ...createSkyCache(ephemeris) }

export const YEAR_FROM = '2026-11-22'

/** The year of a reference birth, on a clock of New York. */
export function yearBriefOf(id: string, options: Options = {}): YearBrief {
  const { dates, utcFacts } = yearOf(id, options)
  const facts = utcFacts.map((fact) => atReadersClock(fact, dates.timeZone))
  const period = { startDate: dates.from, endDate: dates.to }
  return { kind: 'year', period, seed: id, facts }
}

/** Its picture, with as many lanes as a text can bring about. */
export function yearPictureOf(id: string, options: Options = {}): YearPicture {
  const { birth, chart, dates, utcFacts: facts } = yearOf(id, options)
  const { from } = dates
  const day = birth.birthDate.slice(4)
  const birthday = `${(day < from.slice(4) ? dates.to : from).slice(0, 4)}${day}`
  const text = { opening: [], sections: [] }
  return yearPicture({ ephemeris, chart, facts, text, dates, birthday })
}

interface Options {
  timeKnown?: boolean
  from?: string
}

function yearOf(id: string, { timeKnown = true, from = YEAR_FROM }: Options) {
  const birth = referenceBirths.find((one) => one.id === id)
  if (!birth) throw new Error(`There is no birth ${id}`)
  const dates = yearFrom(from, 'America/New_York')
  const chart = referenceChart(birth, { timeKnown })
  const utcFacts: HoroscopeFact[] = findYearFacts(sky, { ...birth, chart }, dates)
  return { birth, chart, dates, utcFacts }
}
