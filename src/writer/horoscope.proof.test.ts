import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import type { MovingFact } from '#sky/moving-facts.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { tryForgeries } from '#testing/mutate-sentence.ts'
import type { Swapped } from '#testing/swapped-words.ts'
import { composeHoroscope } from './horoscope/compose.ts'
import { requireProof, sentencesOf } from './proof.ts'

interface ToldSentence {
  text: string
  facts: MovingFact[]
}

const told: ToldSentence[] = []

beforeAll(() => {
  const periods = [
    ['daily', '2026-12-03', '2026-12-03'],
    ['daily', '2026-08-12', '2026-08-12'],
    ['weekly', '2026-11-29', '2026-12-05'],
    ['monthly', '2026-08-01', '2026-08-31'],
  ] as const
  for (const [kind, startDate, endDate] of periods) {
    const to = new Date(Date.parse(endDate) + 86_400_000).toISOString()
    const readers = horoscopeReaders(
      { timeKnown: 30, timeUnknown: 15 },
      { from: `${startDate}T00:00:00Z`, to },
    )
    for (const { name, facts } of readers) {
      const brief = { kind, period: { startDate, endDate }, facts, seed: name }
      const byId = new Map(facts.map((fact) => [fact.id, fact]))
      const text = composeHoroscope(brief)
      requireProof(text, facts)
      for (const sentence of sentencesOf(text)) {
        const grounds = sentence.facts.flatMap((id) => byId.get(id) ?? [])
        told.push({ text: sentence.text, facts: grounds })
      }
    }
  }
})

test('every claim of 180 true horoscopes has its fact', () => {
  expect(told.length).toBeGreaterThan(2500)
  const refused = told.filter(({ text, facts }) => checkSentence(text, facts).unborne.length > 0)
  expect(refused.map(({ text }) => text)).toEqual([])
})

test('a true sentence with one word swapped is refused', () => {
  const { tried, passed } = tryForgeries(told)
  expect(passed).toEqual([])
  const enough: [Swapped, number][] = [
    ['sign', 2_000],
    ['house', 2_000],
    ['planet', 10_000],
    ['aspect', 1_000],
    ['ends', 200],
    ['owner', 1_000],
    ['phase', 400],
    ['eclipse', 200],
    ['motion', 20],
    ['weekday', 2_000],
    ['date', 4_000],
    ['time', 1_000],
  ]
  for (const [swapped, least] of enough) expect(tried[swapped], swapped).toBeGreaterThan(least)
})
