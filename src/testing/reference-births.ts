import { readFileSync } from 'node:fs'
import { HOUR } from '#durations.ts'
import type { Chart } from '#sky/chart.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'

interface ReferenceBirth {
  id: string
  utc: string
  place: { lat: number; lon: number }
}

const oracle = new URL('../sky/testdata/natal-oracle.json', import.meta.url)
const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

/** The births with charts from an independent ephemeris. */
export const referenceBirths: ReferenceBirth[] = JSON.parse(readFileSync(oracle, 'utf8')).rows

/** The chart of a reference birth; without a time, of its whole day. */
export function referenceChart({ utc, place }: ReferenceBirth, { timeKnown = true } = {}): Chart {
  const epochMilliseconds = Date.parse(utc)
  const day = { from: epochMilliseconds - 12 * HOUR, to: epochMilliseconds + 12 * HOUR }
  const moment = timeKnown
    ? { timeKnown, epochMilliseconds }
    : { timeKnown, epochMilliseconds, day }
  return natalChart(ephemeris, moment, place)
}
