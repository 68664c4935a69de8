import { beforeAll, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { numberWords } from '#lore/names.ts'
import type { MoonPhaseFact, NatalFact } from '#sky/facts.ts'
import { expectForgeriesRefused, expectGrounded } from '#testing/expect-grounding.ts'
import { isLong, sampled } from '#testing/long.ts'
import { type Grounded, groundedSentences } from '#testing/mutate-sentence.ts'
import { randomBirths } from '#testing/random-births.ts'
import { composeText } from './embedded-writer.ts'
import { groundedPart, requireGrounding } from './grounding.ts'
import type { WrittenText } from './writer.ts'

const claiming: Grounded[] = []
/** Those of them that are not of a text. */
const added: Grounded[] = []
let brief: NatalFact[] = []
let written: WrittenText

beforeAll(async () => {
  const births = [
    ...randomBirths(sampled(150), { timeKnown: true }),
    ...randomBirths(sampled(150), { timeKnown: false }),
  ]
  for (const [index, facts] of births.entries()) {
    const text = composeText({ kind: 'natal', facts, seed: `birth ${index}` })
    const isClaiming = (one: Grounded) => checkSentence(one.text, one.facts).claims.length > 0
    claiming.push(...groundedSentences(text, facts).filter(isClaiming))
    // Portraits have room for few of these, so every chart is checked for them.
    added.push(...facts.flatMap(sentencesAbout))
    if (index === 0) {
      brief = facts
      written = text
    }
  }
})

const moons: Record<MoonPhaseFact['phase'], string> = {
  new: 'a new Moon',
  'waxing-crescent': 'a waxing crescent Moon',
  'first-quarter': 'a first quarter Moon',
  'waxing-gibbous': 'a waxing gibbous Moon',
  full: 'a full Moon',
  'waning-gibbous': 'a waning gibbous Moon',
  'last-quarter': 'a last quarter Moon',
  'waning-crescent': 'a waning crescent Moon',
}

function sentencesAbout(fact: NatalFact): Grounded[] {
  if (fact.kind === 'moon-phase')
    return [{ text: `You were born under ${moons[fact.phase]}.`, facts: [fact] }]
  if (fact.kind !== 'balance') return []
  const count = numberWords[fact.planets.length]
  const text =
    fact.strength === 'absent'
      ? `No planet of yours is in ${fact.of === 'air' || fact.of === 'earth' ? 'an' : 'a'} ${fact.of} sign.`
      : `You have ${count} planets in ${fact.of} signs.`
  return [{ text, facts: [fact] }]
}

test('every claim of a true portrait has its fact', () => {
  expect(claiming.length).toBeGreaterThan(sampled(2500))
  expectGrounded([...claiming, ...added])
})

test('a true sentence with one word swapped is refused', () => {
  const forged = isLong ? claiming : claiming.filter((_, index) => index % 3 === 0)
  expectForgeriesRefused([...forged, ...added], {
    sign: 10_000,
    house: 4_500,
    planet: 10_000,
    aspect: 2_000,
    owner: 2_000,
    element: 50,
    quality: 50,
    phase: 400,
  })
})

test('a retrograde motion that is not there is refused', () => {
  let tried = 0
  const passed: string[] = []
  for (const { text, facts } of claiming) {
    const forged = text.replace(/\byour (Sun|Moon) in/, 'your retrograde $1 in')
    if (forged === text) continue
    tried++
    if (checkSentence(forged, facts).unsupported.length === 0) passed.push(`${text} → ${forged}`)
  }
  expect(tried).toBeGreaterThan(sampled(200))
  expect(passed).toEqual([])
})

test('a text is refused for a claim without its fact, no facts, and foreign facts', () => {
  const withFirst = (text: string, facts: string[]): WrittenText => ({
    ...written,
    opening: [{ sentences: [{ text, facts }] }],
  })
  const [fact] = brief
  expect(() => requireGrounding(written, brief)).not.toThrow()
  expect(() =>
    requireGrounding(withFirst('Your Chiron trines your Moon.', [fact?.id ?? '']), brief),
  ).toThrow('The cited facts do not say')
  expect(() => requireGrounding(withFirst('Ceres likes bread.', [fact?.id ?? '']), brief)).toThrow(
    'cannot be checked',
  )
  expect(() => requireGrounding(withFirst('You like bread.', []), brief)).toThrow(
    'rests on nothing',
  )
  expect(() => requireGrounding(withFirst('You like bread.', ['placement:vulcan']), brief)).toThrow(
    'does not have',
  )
  const dated = withFirst('You like bread.', [fact?.id ?? ''])
  for (const sentence of dated.opening[0]?.sentences ?? []) sentence.moment = 'ingress:vulcan'
  expect(() => requireGrounding(dated, brief)).toThrow('is dated by')
})

test('a refused sentence of our own leaves the text, with its wording named, and the rest stays', () => {
  const [first, ...others] = written.opening
  const facts = [brief[0]?.id ?? '']
  const lie = { text: 'Your Chiron trines your Moon.', facts, wording: 'arena/chiron/1' }
  const lies = {
    title: 'Untrue',
    paragraphs: [{ sentences: [{ ...lie, wording: 'pair/chiron' }] }],
  }
  const spoiled: WrittenText = {
    opening: [{ sentences: [lie, ...(first?.sentences ?? [])] }, ...others],
    sections: [lies, ...written.sections],
  }
  const { text, leftOut } = groundedPart(spoiled, brief)
  expect(text).toEqual(written)
  expect(leftOut).toEqual(['arena/chiron/1', 'pair/chiron'])
  expect(groundedPart(written, brief)).toEqual({ text: written, leftOut: [] })
})

test('a sentence that has passed is read again once it or what it rests on has changed', () => {
  requireGrounding(written, brief)
  const [first] = written.opening[0]?.sentences ?? []
  if (!first) throw new Error('The text has no opening')
  const refuse = (sentence: typeof first, facts: NatalFact[]) =>
    expect(() =>
      requireGrounding({ opening: [{ sentences: [sentence] }], sections: [] }, facts),
    ).toThrow()
  refuse(first, [])
  const { text } = first
  first.text = 'Your Venus rules your Midheaven, from Leo in the 13th house.'
  refuse(first, brief)
  first.text = text
  requireGrounding(written, brief)
})
