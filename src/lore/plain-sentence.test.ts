import { describe, expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { randomBirths } from '#testing/random-births.ts'
import { firstLine, plainSentence } from './plain-sentence.ts'
import { unwantedWord } from './unwanted-words.ts'

const base = { id: '', weight: 0.5, certain: true }
const at = '2026-12-03T15:40:00Z'

const sentences: [string, AnyFact][] = [
  [
    'The Moon is what calms you; in Capricorn it wants things in order.',
    { ...base, kind: 'placement', body: 'moon', sign: 'Capricorn' },
  ],
  [
    'The Ascendant is the side of you that people meet first; in Libra it looks for what is fair to both sides.',
    { ...base, kind: 'angle', angle: 'asc', sign: 'Libra', degrees: 3, minutes: 26 },
  ],
  [
    'Venus is how you love and what you enjoy; the eighth house puts it into shared money and trust.',
    { ...base, kind: 'house', body: 'venus', house: 8 },
  ],
  [
    'Mercury, how you think and talk, helps your Saturn, what you take seriously.',
    { ...base, kind: 'transit', body: 'mercury', natal: 'saturn', aspect: 'trine', at },
  ],
]

describe('a fact in one plain sentence', () => {
  test.each(sentences)('%s', (sentence, fact) => {
    expect(plainSentence(fact)).toBe(sentence)
  })

  test('names no sign on a day with two', () => {
    const signsOfTheDay: ['Leo', 'Virgo'] = ['Leo', 'Virgo']
    const fact: AnyFact = { ...base, kind: 'placement', body: 'moon', sign: 'Leo', signsOfTheDay }
    expect(plainSentence(fact)).toBeUndefined()
    expect(firstLine(fact)).toBeUndefined()
  })

  test('keeps to the words of the voice, for every chart', () => {
    const all = randomBirths(60, { timeKnown: true })
      .flat()
      .flatMap((fact) => plainSentence(fact) ?? [])
    expect(new Set(all).size).toBeGreaterThan(300)
    for (const sentence of new Set(all)) expect(unwantedWord(sentence)).toBeUndefined()
  })

  test('has a line of its own for Sun, Moon and Ascendant', () => {
    const asc: AnyFact = {
      ...base,
      kind: 'angle',
      angle: 'asc',
      sign: 'Libra',
      degrees: 3,
      minutes: 26,
    }
    expect(firstLine(asc)).toBe('People relax around you before they know you.')
    expect(firstLine({ ...base, kind: 'placement', body: 'mars', sign: 'Leo' })).toBeUndefined()
  })
})
