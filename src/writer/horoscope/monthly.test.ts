import { expect, test } from 'vitest'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'

test('two contacts whose next passes fall on one date are narrated in different words', () => {
  // Jupiter returns to a square of the Ascendant and to a sextile of Saturn on February 9.
  const reader = horoscopeReaders({ timeKnown: 12, timeUnknown: 0 })[11]
  if (!reader) throw new Error('There are fewer readers')
  const { name, timeZone, factsOf } = reader
  const period = { startDate: '2026-10-01', endDate: '2026-10-31' }
  const text = composeText({
    kind: 'monthly',
    period,
    timeZone,
    facts: factsOf(period),
    seed: name,
  })
  const sentences = sentencesOf(text).map((sentence) => sentence.text)
  const ofNext = sentences.filter((sentence) => sentence.includes('February 9'))
  expect(ofNext.length).toBeGreaterThan(1)
  expect(new Set(sentences).size).toBe(sentences.length)
})
