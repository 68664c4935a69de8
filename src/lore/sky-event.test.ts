import { expect, test } from 'vitest'
import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import { hasExactTime, isSkyEvent } from './sky-event.ts'

const at = '2026-12-03T15:40:00Z'
const until = '2026-12-04T00:00:00Z'
const base = { id: '', at, weight: 0.5, certain: true }
const transit: TransitFact = {
  ...base,
  kind: 'transit',
  body: 'mercury',
  natal: 'saturn',
  aspect: 'sextile',
}
const stays: ForecastFact[] = [
  { ...base, kind: 'void-moon', sign: 'Aries', until },
  { ...base, kind: 'moon-in-house', house: 6, until },
  { ...base, kind: 'moon-in-sign', sign: 'Leo', until },
]

test('a transit is a sky event, and a stay of the Moon is none', () => {
  expect(isSkyEvent(transit)).toBe(true)
  expect(stays.filter(isSkyEvent)).toEqual([])
})

test('a transit has an exact time unless its bounds differ', () => {
  expect(hasExactTime(transit)).toBe(true)
  expect(hasExactTime({ ...transit, earliest: at, latest: at })).toBe(true)
  expect(hasExactTime({ ...transit, earliest: at, latest: '2026-12-03T17:01:00Z' })).toBe(false)
})
