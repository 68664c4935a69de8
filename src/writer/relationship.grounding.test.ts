import { beforeAll, expect, test } from 'vitest'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { expectForgeriesRefused, expectGrounded } from '#testing/expect-grounding.ts'
import { sampled } from '#testing/long.ts'
import { type Grounded, groundedSentences } from '#testing/mutate-sentence.ts'
import { randomCharts } from '#testing/random-births.ts'
import { composeRelationship } from './relationship/compose.ts'

const grounded: Grounded[] = []

beforeAll(() => {
  const charts = [
    ...randomCharts(sampled(90), { timeKnown: true }),
    ...randomCharts(sampled(30), { timeKnown: false }),
  ]
  for (const [index, you] of charts.entries()) {
    const partner = charts[(index + 1) % charts.length] as typeof you
    const facts = relationshipFacts(synastry(you, partner))
    const text = composeRelationship({ kind: 'synastry', facts, seed: `pair ${index}` })
    grounded.push(...groundedSentences(text, facts))
  }
})

test('every claim of a true relationship reading has its fact', () => {
  expect(grounded.length).toBeGreaterThan(sampled(2000))
  expectGrounded(grounded)
})

test('a true sentence with one word swapped is refused', () => {
  expectForgeriesRefused(grounded, {
    // No houses: a reading names few of them.
    planet: 10_000,
    aspect: 2_000,
    ends: 500,
    owner: 1_000,
  })
})
