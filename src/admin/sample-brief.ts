import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { natalChart } from '#sky/natal-chart.ts'
import type { NatalBrief } from '#writer/writer.ts'

/** An invented birth: June 10, 1990, 14:30 in Tampa, Florida, which then was four hours behind UTC. */
const SAMPLE_BIRTH = {
  moment: { timeKnown: true, epochMilliseconds: Date.parse('1990-06-10T18:30:00Z') },
  place: { lat: 27.9475, lon: -82.4584 },
} as const

/** The brief for the tests that administrators run. */
export function sampleBrief(ephemeris: Ephemeris): NatalBrief {
  const chart = natalChart(ephemeris, SAMPLE_BIRTH.moment, SAMPLE_BIRTH.place)
  return { kind: 'natal', seed: 'sample', facts: wholeChartFacts(chart) }
}
