import { readFileSync } from 'node:fs'
import { type Birthplace, birthMoment } from '#birth/birth-moment.ts'
import { openClock } from '#birth/clock.ts'
import { UNKNOWN_TIME } from '#contract/birth-bounds.ts'
import type { Chart } from '#sky/chart.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'

interface ReferenceBirth {
  id: string
  utc: string
  birthDate: string
  place: Birthplace
}

const oracle = new URL('../sky/testdata/natal-oracle.json', import.meta.url)
const clockPack = new URL('../../data/clock.json', import.meta.url)
const clock = openClock(JSON.parse(readFileSync(clockPack, 'utf8')))
const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

/** The births with charts from an independent ephemeris. */
export const referenceBirths: ReferenceBirth[] = JSON.parse(readFileSync(oracle, 'utf8')).rows

/** The chart of a reference birth; without a time, of its whole local day. */
export function referenceChart(
  { utc, birthDate, place }: ReferenceBirth,
  { timeKnown = true } = {},
): Chart {
  const moment = timeKnown
    ? { timeKnown: true as const, epochMilliseconds: Date.parse(utc) }
    : birthMoment(clock, { birthDate, birthTime: UNKNOWN_TIME }, place)
  return natalChart(ephemeris, moment, place)
}
