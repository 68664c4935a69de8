import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import { expectForgeriesRefused, expectGrounded } from '#testing/expect-grounding.ts'
import { sampled } from '#testing/long.ts'
import type { Grounded } from '#testing/mutate-sentence.ts'
import { randomCharts } from '#testing/random-births.ts'
import { referenceTo } from './relationship/references.ts'

const cases: Grounded[] = []

beforeAll(() => {
  const charts = [...randomCharts(6, { timeKnown: true }), ...randomCharts(2, { timeKnown: false })]
  for (const [index, chart] of charts.entries()) {
    const partner = charts[(index + 1) % charts.length] as typeof chart
    for (const fact of synastryFacts(synastry(chart, partner))) {
      if (fact.kind === 'owned-placement') continue
      cases.push({ text: `It shows (${referenceTo({ fact, entries: [] }).text}).`, facts: [fact] })
    }
  }
})

test('whatever lies between two people is supported by its own fact', () => {
  expect(cases.length).toBeGreaterThan(sampled(500))
  expectGrounded(cases)
  const silent = cases.filter(({ text, facts }) => checkSentence(text, facts).claims.length < 2)
  expect(silent.map(({ text }) => text)).toEqual([])
})

test('with one word swapped it is refused', () => {
  expectForgeriesRefused(cases, {
    planet: 10_000,
    aspect: 3_000,
    ends: 500,
    owner: 1_000,
  })
})
