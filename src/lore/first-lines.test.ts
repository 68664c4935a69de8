import { expect, test } from 'vitest'
import type { NatalFact } from '#sky/facts.ts'
import { signs } from '#sky/zodiac.ts'
import { checkSentence } from './check/check-sentence.ts'
import { firstLines } from './corpus/first-lines.ts'

const points = ['sun', 'moon', 'asc'] as const
const lines = points.flatMap((point) => signs.map((sign) => firstLines[point][sign]))

test('has a different first line for each sign of the Sun, the Moon and the Ascendant', () => {
  expect(new Set(lines).size).toBe(36)
})

test('claims nothing in a first line that the sign alone does not support', () => {
  const noFacts: NatalFact[] = []
  for (const line of lines) {
    const { claims, unreadable } = checkSentence(line, noFacts)
    expect({ line, claims, unreadable }).toEqual({ line, claims: [], unreadable: [] })
  }
})

test('keeps a first line to one sentence of at most 80 characters', () => {
  for (const line of lines) {
    expect(line).toMatch(/^[A-Z][^.!?]+\.$/)
    expect(line.length, line).toBeLessThanOrEqual(80)
  }
})
