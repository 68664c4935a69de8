import { readFileSync } from 'node:fs'
import { DAY, HOUR } from '#durations.ts'
import type { Chart } from '#sky/chart.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'

const FROM = Date.parse('1930-01-01')
const DAYS = 80 * 365

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

/** The facts of reproducible births all over the last century and the inhabited world. */
export function randomBirths(count: number, known: { timeKnown: boolean }): NatalFact[][] {
  return randomCharts(count, known).map(wholeChartFacts)
}

/** Their charts. */
export function randomCharts(count: number, { timeKnown }: { timeKnown: boolean }): Chart[] {
  const next = randomNumbers(timeKnown ? 1 : 2)
  return Array.from({ length: count }, () =>
    chartOf(FROM + Math.floor(next() * DAYS) * DAY, timeKnown, next),
  )
}

/** A user with a friend of about the same age, and a partner. */
export interface RandomAccount {
  own: Chart
  friend: Chart
  partner: Chart
}

/** One birth time in five is unknown. */
export function randomAccounts(count: number): RandomAccount[] {
  const next = randomNumbers(3)
  const around = (day: number, years: number) =>
    day + Math.round((2 * next() - 1) * years * 365) * DAY
  return Array.from({ length: count }, (_, index) => {
    const timeKnown = index % 5 !== 4
    const day = FROM + Math.floor(next() * DAYS) * DAY
    return {
      own: chartOf(day, timeKnown, next),
      friend: chartOf(around(day, 2), timeKnown, next),
      partner: chartOf(around(day, 10), timeKnown, next),
    }
  })
}

/** @param day its start, a UTC instant */
function chartOf(day: number, timeKnown: boolean, next: () => number): Chart {
  const place = { lat: -55 + 120 * next(), lon: -180 + 360 * next() }
  const time = day + next() * DAY
  const moment = timeKnown
    ? { timeKnown: true as const, epochMilliseconds: time }
    : {
        timeKnown: false as const,
        epochMilliseconds: day + 12 * HOUR,
        day: { from: day, to: day + DAY },
      }
  return natalChart(ephemeris, moment, place)
}

// Park and Miller, "Random number generators: good ones are hard to find" (1988).
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
