import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { atReadersClock, clockAt } from '#lore/readers-clock.ts'
import { makeAlmanac } from '#sky/almanac.ts'
import { forecastFacts } from '#sky/forecast.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import { expectForgeriesRefused, expectGrounded } from '#testing/expect-grounding.ts'
import { isLong, sampled } from '#testing/long.ts'
import type { Grounded } from '#testing/mutate-sentence.ts'
import { randomCharts } from '#testing/random-births.ts'
import { dateText, weekdayText } from './horoscope/dates.ts'
import { movingReference } from './horoscope/references.ts'
import { referenceTo } from './relationship/references.ts'

const cases: Grounded[] = []

beforeAll(() => {
  const charts = [...randomCharts(6, { timeKnown: true }), ...randomCharts(2, { timeKnown: false })]
  const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
  for (const [index, chart] of charts.entries()) {
    const from = Date.UTC(2026, 5 * index, 1)
    const to = Date.UTC(2026, 5 * index + 2, 1)
    const window = { fromJdUt: julianDay(from), toJdUt: julianDay(to) }
    const moving = forecastFacts(makeAlmanac(ephemeris, window), chart)
      .filter((_, at) => isLong || at % 10 === 0)
      .map((fact) => atReadersClock(fact, 'UTC'))
    const some = moving.filter((_, at) => at % 4 === 0)
    cases.push(...moving.map(movingCase), ...some.map(laterCase))
    const partner = charts[(index + 1) % charts.length] as typeof chart
    for (const fact of synastryFacts(synastry(chart, partner))) {
      if (fact.kind === 'owned-placement') continue
      cases.push({ text: `It shows (${referenceTo({ fact, entries: [] }).text}).`, facts: [fact] })
    }
  }
})

/** The ways of a horoscope to say when something happens, one after the other. */
function movingCase(fact: ForecastFact, index: number): Grounded {
  const reference = movingReference(fact).full
  const texts = [
    `On ${dateText(fact.at)}, it shows (${reference}).`,
    `Around ${clockAt(fact.at, 'UTC').time} it shows (${reference}), and you let it.`,
    `It is put on ${weekdayText(fact.at)} (${reference}).`,
    `It shows on ${dateText(fact.at)}, around ${clockAt(fact.at, 'UTC').time} (${reference}).`,
    `Today it shows (${reference}).`,
  ]
  // Such a time is never printed.
  if ('earliest' in fact) return { text: texts[index % 2 ? 0 : 2] as string, facts: [fact] }
  return { text: texts[index % texts.length] as string, facts: [fact] }
}

/** How the same text comes back to it. */
function laterCase(fact: ForecastFact): Grounded {
  return {
    text: `On ${dateText(fact.at)}, it shows (${movingReference(fact).again}).`,
    facts: [fact],
  }
}

test('whatever happens or lies between two people is borne by its own fact', () => {
  expect(cases.length).toBeGreaterThan(sampled(4000))
  expectGrounded(cases)
  const silent = cases.filter(({ text, facts }) => checkSentence(text, facts).claims.length < 2)
  expect(silent.map(({ text }) => text)).toEqual([])
})

test('with one word swapped it is refused', () => {
  expectForgeriesRefused(cases, {
    sign: 10_000,
    house: 5_000,
    planet: 50_000,
    aspect: 5_000,
    ends: 1_500,
    owner: 5_000,
    phase: 200,
    eclipse: 10,
    motion: 200,
    weekday: 10_000,
    date: 10_000,
    time: 10_000,
  })
})
