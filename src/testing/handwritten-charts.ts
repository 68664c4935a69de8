import { readFileSync } from 'node:fs'
import type { Chart } from '#sky/chart.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { referenceBirths, referenceChart } from './reference-births.ts'

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

/** Charts for which an editor wrote a portrait by hand, and so chose a thesis. */
export const handwrittenCharts = {
  /** Scorpio rising; the Moon at the top, Mars at the bottom. */
  woodend: reference('d002'),
  /** Cancer in the first house, Gemini in the twelfth. */
  beirut: reference('d034'),
  /** Capricorn rising, Sagittarius in the twelfth house. */
  quito: reference('d042'),
  /** The partner of the first in a relationship: Pisces, with the Moon in Cancer. */
  claremont: reference('d056'),
  /** A birth without a time, on a day on which the Moon changes sign. */
  auckland: natalChart(
    ephemeris,
    {
      timeKnown: false,
      epochMilliseconds: Date.parse('2002-01-02T23:00:00Z'),
      day: { from: Date.parse('2002-01-02T11:00:00Z'), to: Date.parse('2002-01-03T11:00:00Z') },
    },
    { lat: -36.85, lon: 174.76 },
  ),
  /** Libra rising, four planets in Capricorn in the fourth house. */
  rome: natalChart(
    ephemeris,
    { timeKnown: true, epochMilliseconds: Date.parse('1990-06-10T12:30:00Z') },
    { lat: 41.89, lon: 12.51 },
  ),
} satisfies Record<string, Chart>

function reference(id: string): Chart {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  return referenceChart(birth)
}
