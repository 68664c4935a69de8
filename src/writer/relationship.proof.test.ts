import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import { type Grounded, tryForgeries } from '#testing/mutate-sentence.ts'
import { randomCharts } from '#testing/random-births.ts'
import type { Swapped } from '#testing/swapped-words.ts'
import { sentencesOf } from './proof.ts'
import { composeRelationship } from './relationship/compose.ts'

const told: Grounded[] = []

beforeAll(() => {
  const charts = [
    ...randomCharts(60, { timeKnown: true }),
    ...randomCharts(20, { timeKnown: false }),
  ]
  for (const [index, you] of charts.entries()) {
    const partner = charts[(index + 1) % charts.length] as typeof you
    const facts = synastryFacts(synastry(you, partner))
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    const text = composeRelationship({ kind: 'synastry', facts, seed: `pair ${index}` })
    for (const sentence of sentencesOf(text)) {
      const grounds = sentence.facts.flatMap((id) => byId.get(id) ?? [])
      told.push({ text: sentence.text, facts: grounds })
    }
  }
})

test('every claim of 80 true relationship readings has its fact', () => {
  expect(told.length).toBeGreaterThan(2000)
  const refused = told.filter(({ text, facts }) => checkSentence(text, facts).unborne.length > 0)
  expect(refused.map(({ text }) => text)).toEqual([])
})

test('a true sentence with one word swapped is refused', () => {
  const { tried, passed } = tryForgeries(told)
  expect(passed).toEqual([])
  const enough: [Swapped, number][] = [
    // Houses: see references.proof.test.ts; a reading has few of them.
    ['planet', 10_000],
    ['aspect', 2_000],
    ['ends', 500],
    ['owner', 1_000],
  ]
  for (const [swapped, least] of enough) expect(tried[swapped], swapped).toBeGreaterThan(least)
})
