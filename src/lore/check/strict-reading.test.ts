import { expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { checkSentence } from './check-sentence.ts'
import { explainRejection } from './explain-rejection.ts'

const base = { weight: 0.5, certain: true }
const square: AnyFact = {
  id: 'aspect:sun~mars',
  kind: 'aspect',
  a: 'sun',
  b: 'mars',
  aspect: 'square',
  orbDegrees: 2,
  ...base,
}
const trine: AnyFact = {
  ...square,
  id: 'aspect:moon~venus',
  a: 'moon',
  b: 'venus',
  aspect: 'trine',
}
const trineOn = (date: string): AnyFact => ({
  id: `transit:chiron~mars:trine:${date}`,
  kind: 'transit',
  body: 'chiron',
  natal: 'mars',
  aspect: 'trine',
  at: `${date}T10:00:00Z`,
  ...base,
})
const stay: AnyFact = {
  id: 'moon-in-house:10:2026-02-20',
  kind: 'moon-in-house',
  house: 10,
  at: '2026-02-20T00:00:00Z',
  until: '2026-02-21T00:00:00Z',
  ...base,
}
const fullMoon: AnyFact = {
  id: 'lunation:full:2026-02-25',
  kind: 'lunation',
  phase: 'full',
  sign: 'Capricorn',
  degrees: 10,
  minutes: 4,
  house: 10,
  at: '2026-02-25T10:00:00Z',
  ...base,
}

const rejectionOf = (text: string, facts: AnyFact[]) =>
  explainRejection(checkSentence(text, facts, { isStrict: true }))

const twoPasses =
  'From August 11, 2024 to April 20, 2025, you hear two questions (Chiron trine your Mars, Chiron trine your Mars).'

test.each([
  ['Your Sun (in square to Mars) waits.', [square]],
  ['Your Sun (in a square to your Mars) waits.', [square]],
  [twoPasses, [trineOn('2024-08-11'), trineOn('2025-04-20')]],
  ['The Moon spends the day in your 10th house.', [stay, fullMoon]],
])('accepts a true sentence: %s', (text, facts) => {
  expect(rejectionOf(text, facts)).toBe('')
})

test.each([
  ['Your Moon (in square to Mars) waits.', [square]],
  ['Your Sun (in opposition to Mars) waits.', [square]],
  ['Your Sun (in square to Venus) waits.', [square]],
  ['The person opposite (your Sun) waits for Mars.', [square]],
  [twoPasses, [trineOn('2024-08-11')]],
  [twoPasses, [trineOn('2024-08-11'), trineOn('2024-09-20')]],
  ['The Moon spends the day in your 10th house.', [fullMoon]],
  ['On February 25 the Moon spends the day in your 10th house.', [stay, fullMoon]],
  ['The full Moon stays in your 10th house.', [stay, fullMoon]],
  // Each of the two has an aspect, but none to the other.
  ['Your Sun square Mars helps your Moon trine Venus.', [square, trine]],
])('refuses a false one: %s', (text, facts) => {
  expect(rejectionOf(text, facts)).not.toBe('')
})
