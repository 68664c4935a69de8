import { expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import type { CuspFact } from '#sky/cusp-facts.ts'
import type { RulerFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { forgeriesOf } from './mutate-sentence.ts'

const cuspIn = (sign: Sign): CuspFact => ({
  id: 'cusp:1',
  kind: 'cusp',
  house: 1,
  sign,
  degrees: 4,
  minutes: 10,
  ruler: sign === 'Aquarius' ? 'uranus' : 'saturn',
  weight: 0.2,
  certain: true,
})
const sentence = 'Because your Saturn also rules your first house, you notice it in yourself.'
const rulersForged = (sign: Sign) =>
  [...forgeriesOf(sentence, [cuspIn(sign)])].flatMap(({ swapped, text }) =>
    swapped === 'planet' ? (/your (\w+) also/.exec(text)?.[1] ?? []) : [],
  )

test('the other ruler of a sign that has two is no forgery', () => {
  expect(rulersForged('Aquarius')).toContain('Mars')
  expect(rulersForged('Aquarius')).not.toContain('Uranus')
  expect(rulersForged('Capricorn')).toContain('Uranus')
})

test('the sign of a ruler, which its fact says, is no forgery', () => {
  const text = 'People take your word for it (your Midheaven in Leo).'
  const planetsForged = (sign: Sign) => {
    const ruler: RulerFact = {
      ...{ id: 'ruler:mc', kind: 'ruler', angle: 'mc', body: 'sun', sign },
      ...{ house: 10, weight: 0.5, certain: true },
    }
    return [...forgeriesOf(text, [ruler])].flatMap(({ swapped, text: forged }) =>
      swapped === 'planet' ? (/your (\w+) in/.exec(forged)?.[1] ?? []) : [],
    )
  }
  expect(planetsForged('Leo')).not.toContain('Sun')
  expect(planetsForged('Leo')).toContain('Moon')
  expect(planetsForged('Virgo')).toContain('Sun')
})

test.each([
  ['Aquarius', 'Saturn', true],
  ['Aquarius', 'Uranus', true],
  ['Aquarius', 'Jupiter', false],
  ['Capricorn', 'Saturn', true],
  ['Capricorn', 'Uranus', false],
] as const)('a first house that begins in %s is ruled by %s: %s', (sign, planet, isTrue) => {
  const { unsupported } = checkSentence(sentence.replace('Saturn', planet), [cuspIn(sign)])
  expect(unsupported.length === 0).toBe(isTrue)
})
