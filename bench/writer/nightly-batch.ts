import { readFileSync } from 'node:fs'
import { makeAlmanac } from '../../src/sky/almanac.ts'
import { forecastFacts } from '../../src/sky/forecast.ts'
import { julianDay } from '../../src/sky/julian-day.ts'
import { openEphemeris } from '../../src/sky/packed-ephemeris.ts'
import { randomCharts } from '../../src/testing/random-births.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'

const MILLION = 1_000_000
const DATE = '2026-12-03'

/** Computes facts, writes and checks texts of one date for this many people, one after another on one core. */
export async function nightlyBatch(people: number) {
  const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
  const charts = randomCharts(people, { timeKnown: true })
  const from = julianDay(Date.parse(DATE))
  const start = performance.now()
  const almanac = makeAlmanac(ephemeris, { fromJdUt: from, toJdUt: from + 1 })
  let inFacts = 0
  for (const [index, chart] of charts.entries()) {
    const before = performance.now()
    const facts = forecastFacts(almanac, chart)
    inFacts += performance.now() - before
    const period = { startDate: DATE, endDate: DATE }
    composeText({ kind: 'daily', period, facts, seed: `night ${index}` })
  }
  const seconds = (performance.now() - start) / 1000
  const perSecond = people / seconds
  return {
    people,
    seconds: Math.round(seconds * 10) / 10,
    'texts a second, one core': Math.round(perSecond),
    'share of the time in the sky': `${Math.round(inFacts / seconds / 10)} %`,
    'minutes for a million, one core': Math.round(MILLION / perSecond / 60),
  }
}
