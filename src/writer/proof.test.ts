import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import type { NatalFact } from '#sky/facts.ts'
import { tryForgeries } from '#testing/mutate-sentence.ts'
import { randomBirths } from '#testing/random-births.ts'
import type { Swapped } from '#testing/swapped-words.ts'
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

test('every claim of 300 true portraits has its fact', () => {
  expect(claiming.length).toBeGreaterThan(2500)
  const refused = claiming.filter(
    ({ text, facts }) => checkSentence(text, facts).unborne.length > 0,
  )
  expect(refused.map(({ text }) => text)).toEqual([])
})

test('a true sentence with one word swapped is refused', () => {
  const { tried, passed } = tryForgeries(claiming)
  expect(passed).toEqual([])
  const enough: [Swapped, number][] = [
    ['sign', 10_000],
    ['house', 5_000],
    ['planet', 10_000],
    ['aspect', 2_000],
    ['ends', 300],
    ['owner', 2_000],
    ['element', 50],
    ['quality', 50],
    ['phase', 400],
  ]
  for (const [swapped, least] of enough) expect(tried[swapped], swapped).toBeGreaterThan(least)
})

test('a retrograde motion that is not there is refused', () => {
  let tried = 0
  const passed: string[] = []
  for (const { text, facts } of claiming) {
    const forged = text.replace(/\byour (Sun|Moon) in/, 'your retrograde $1 in')
    if (forged === text) continue
    tried++
    if (checkSentence(forged, facts).unborne.length === 0) passed.push(`${text} → ${forged}`)
  }
  expect(tried).toBeGreaterThan(200)
  expect(passed).toEqual([])
})

test('a text is refused for a claim without its fact, no facts, and foreign facts', () => {
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
  const dated = withFirst('You like bread.', [fact?.id ?? ''])
  for (const sentence of dated.opening[0]?.sentences ?? []) sentence.moment = 'ingress:vulcan'
  expect(() => requireProof(dated, brief)).toThrow('is dated by')
})
