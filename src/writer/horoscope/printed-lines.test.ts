import { expect, test } from 'vitest'
import { arenas, manners, pairs } from '#lore/character-tables.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { ascendantManners } from '#lore/corpus/character/manners/ascendant.ts'
import { midheavenRulerIn } from '#lore/corpus/character/rulers.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { isPrintable } from './printable.ts'

/** What a character line rests on in a horoscope: its contact, which makes the text a dated one. */
const contact: AnyFact = {
  id: 'transit:mars~sun:trine:2026-12-04',
  kind: 'transit',
  body: 'mars',
  natal: 'sun',
  aspect: 'trine',
  at: '2026-12-04T09:05:00Z',
  weight: 0.5,
  certain: true,
}

const lines = [arenas, manners, pairs, ascendantManners, midheavenRulerIn].flatMap(linesIn)

function linesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('says' in value) return [String(value.says)]
  return Object.values(value).flatMap(linesIn)
}

test('character lines in horoscopes claim nothing about a date', () => {
  expect(lines.length).toBeGreaterThan(2000)
  const refused = lines.filter(isPrintable).flatMap((says) => {
    const rejection = explainRejection(checkSentence(says, [contact], { hours: 'waking' }))
    return rejection ? [`${says} ${rejection}`] : []
  })
  expect(refused).toEqual([])
})

test('a line that names a day or a birthday is not printed', () => {
  expect(isPrintable('You see her on Thursday.')).toBe(false)
  expect(isPrintable('At your birthday your friends have only you to talk about.')).toBe(false)
  expect(isPrintable('You decide by starting.')).toBe(true)
})
