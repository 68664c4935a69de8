import { describe, expect, test } from 'vitest'
import type { Planet } from '#sky/bodies.ts'
import type { OwnedPlacementFact } from '#sky/synastry-facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { checkSentence } from './check/check-sentence.ts'
import { explainRejection } from './check/explain-rejection.ts'
import { type CoupleSubject, coupleParagraphs } from './couple-tables.ts'
import { unwantedWord } from './unwanted-words.ts'

const planets: Record<CoupleSubject, Planet> = {
  meet: 'sun',
  days: 'moon',
  talk: 'mercury',
  taste: 'venus',
  temper: 'mars',
}
const subjects = Object.keys(planets) as CoupleSubject[]
const all = subjects.flatMap((subject) =>
  signs.flatMap((you) =>
    signs.flatMap((partner) =>
      coupleParagraphs(subject, you, partner).map(({ says, from }) => ({
        name: `${subject} ${you} ${partner} ${from}`,
        says,
        facts: [
          placement('you', planets[subject], you),
          placement('partner', planets[subject], partner),
        ],
        signs: [you, partner],
      })),
    ),
  ),
)

function placement(
  whose: OwnedPlacementFact['whose'],
  point: Planet,
  sign: Sign,
): OwnedPlacementFact {
  const id = `${whose}.placement:${point}`
  return { id, kind: 'owned-placement', whose, point, sign, weight: 1, certain: true }
}

describe('the paragraphs about two signs', () => {
  test('claim only the signs of the two, and name them both', () => {
    for (const { name, says, facts, signs } of all) {
      for (const text of says)
        expect(explainRejection(checkSentence(text, facts)), `${name}: ${text}`).toBe('')
      if (says.length > 0) for (const sign of signs) expect(says.join(' '), name).toContain(sign)
    }
  })

  test('have 40 to 90 words, and the name of the partner at most three times', () => {
    for (const { name, says } of all.filter((one) => one.says.length > 0)) {
      const text = says.join(' ')
      const words = text.split(' ').length
      expect(words, name).toBeGreaterThanOrEqual(40)
      expect(words, name).toBeLessThanOrEqual(90)
      expect(text.split('{partner}').length - 1, name).toBeLessThanOrEqual(3)
      expect(text.replaceAll('{partner}', ''), name).not.toMatch(/[{}]/)
    }
  })

  test('do not begin three sentences in a row with "You"', () => {
    for (const { name, says } of all)
      expect(says.join('\n'), name).not.toMatch(/(?:^You\b.*\n){2}You\b/m)
  })

  test('have no unwanted word, do not say "he" or "she", and say nothing twice', () => {
    const seen = new Map<string, string>()
    for (const { name, says } of all)
      for (const text of says) {
        expect(unwantedWord(text), `${name}: ${text}`).toBeUndefined()
        expect(text, name).not.toMatch(/\b(?:he|she|him|his|her|hers|himself|herself)\b/i)
        expect(seen.get(text), `${name}: ${text}`).toBeUndefined()
        seen.set(text, name)
      }
  })
})
