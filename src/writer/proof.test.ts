import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { houseOfLife } from '#lore/house-of-life.ts'
import type { NatalFact } from '#sky/facts.ts'
import { signs } from '#sky/zodiac.ts'
import { randomBirths } from '#testing/random-births.ts'
import { embeddedWriter } from './embedded-writer.ts'
import { balanceReference, moonPhaseReference } from './portrait/references.ts'
import { requireProof, sentencesOf } from './proof.ts'
import type { WrittenText } from './writer.ts'

interface TrueSentence {
  text: string
  facts: NatalFact[]
}

const claiming: TrueSentence[] = []
let brief: NatalFact[] = []
let written: WrittenText

beforeAll(async () => {
  const births = [
    ...randomBirths(150, { timeKnown: true }),
    ...randomBirths(150, { timeKnown: false }),
  ]
  for (const [index, facts] of births.entries()) {
    const text = await embeddedWriter.write({ kind: 'natal', facts, seed: `birth ${index}` })
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    for (const sentence of sentencesOf(text)) {
      const grounds = sentence.facts.flatMap((id) => byId.get(id) ?? [])
      const isClaiming = checkSentence(sentence.text, grounds).claims.length > 0
      if (isClaiming) claiming.push({ text: sentence.text, facts: grounds })
    }
    // Portraits have room for few of these, so they are asked of every chart.
    for (const fact of facts) {
      if (fact.kind === 'balance') claiming.push(sentenceWith(balanceReference(fact).text, fact))
      if (fact.kind === 'moon-phase')
        claiming.push(sentenceWith(moonPhaseReference(fact).text, fact))
    }
    if (index === 0) {
      brief = facts
      written = text
    }
  }
})

function sentenceWith(reference: string, fact: NatalFact): TrueSentence {
  return { text: `It shows (${reference}).`, facts: [fact] }
}

const planetNames = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
]
const aspectWords = ['conjunct', 'opposite', 'trine', 'square', 'sextile']
const houses = Object.values(houseOfLife)
const elements = ['fire', 'earth', 'air', 'water']
const qualities = ['cardinal', 'fixed', 'mutable']
const phases = [
  'new',
  'full',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'waning gibbous',
  'last quarter',
  'waning crescent',
]

/** Every sentence that comes of putting another word of the vocabulary in the place of one. */
function* swaps(
  text: string,
  vocabulary: string[],
  before: string,
  after = '\\b',
): Generator<string> {
  const pattern = new RegExp(`(?:${before})(${vocabulary.join('|')})(?=${after})`, 'g')
  for (const match of text.matchAll(pattern)) {
    const found = match[1] as string
    const start = match.index + match[0].length - found.length
    for (const other of vocabulary) {
      if (text.includes(other)) continue
      yield text.slice(0, start) + other + text.slice(start + found.length)
    }
  }
}

function accepted(swapsOf: (text: string) => Iterable<string>): {
  tried: number
  passed: string[]
} {
  const passed: string[] = []
  let tried = 0
  for (const { text, facts } of claiming) {
    for (const forged of swapsOf(text)) {
      tried++
      if (checkSentence(forged, facts).unborne.length === 0) passed.push(`${text} → ${forged}`)
    }
  }
  return { tried, passed }
}

test('every claim of 300 true portraits has its fact', () => {
  expect(claiming.length).toBeGreaterThan(2500)
  const refused = claiming.filter(
    ({ text, facts }) => checkSentence(text, facts).unborne.length > 0,
  )
  expect(refused.map(({ text }) => text)).toEqual([])
})

test.each([
  { what: 'sign', vocabulary: [...signs] as string[], before: '\\b', least: 10_000 },
  { what: 'house', vocabulary: houses, before: '', least: 5_000 },
  { what: 'planet', vocabulary: planetNames, before: '\\b', least: 10_000 },
  { what: 'aspect', vocabulary: aspectWords, before: ', ', least: 2_000 },
  { what: 'element', vocabulary: elements, before: ' an? |in ', after: ' sign', least: 50 },
  { what: 'quality', vocabulary: qualities, before: '\\b', after: ' sign', least: 50 },
  { what: 'Moon phase', vocabulary: phases, before: 'under a ', after: ' Moon', least: 400 },
])('a true sentence with another $what is refused', ({ vocabulary, before, after, least }) => {
  const { tried, passed } = accepted((text) => swaps(text, vocabulary, before, after))
  expect(tried).toBeGreaterThanOrEqual(least)
  expect(passed).toEqual([])
})

test('the two ends of an aspect, swapped between their signs, are refused', () => {
  const pattern = /your (\w+) in (\w+), (\w+) your (\w+) in (\w+)/
  const { tried, passed } = accepted((text) => {
    const [, , sign, , , other] = pattern.exec(text) ?? []
    if (!sign || !other || sign === other) return []
    return [text.replace(pattern, 'your $1 in $5, $3 your $4 in $2')]
  })
  expect(tried).toBeGreaterThan(300)
  expect(passed).toEqual([])
})

test('a retrograde motion that is not there is refused', () => {
  const { tried, passed } = accepted((text) => {
    const [, name] = /your (Sun|Moon|North Node|Chiron) in/.exec(text) ?? []
    return name ? [text.replace(`your ${name} in`, `your retrograde ${name} in`)] : []
  })
  const lights = passed.filter((pair) => /retrograde (?:Sun|Moon)/.test(pair))
  expect(tried).toBeGreaterThan(200)
  expect(lights).toEqual([])
})

test('a text is refused for a claim without its fact, a sentence without facts, and a foreign fact', () => {
  const withFirst = (text: string, facts: string[]): WrittenText => ({
    ...written,
    opening: [{ sentences: [{ text, facts }] }],
  })
  const [fact] = brief
  expect(() => requireProof(written, brief)).not.toThrow()
  expect(() =>
    requireProof(withFirst('Your Chiron trines your Moon.', [fact?.id ?? '']), brief),
  ).toThrow('has no fact')
  expect(() => requireProof(withFirst('You like bread.', []), brief)).toThrow('rests on nothing')
  expect(() => requireProof(withFirst('You like bread.', ['placement:vulcan']), brief)).toThrow(
    'does not have',
  )
})
