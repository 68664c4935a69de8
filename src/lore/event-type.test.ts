import { expect, test } from 'vitest'
import type { LunationFact, StationFact, TransitFact } from '#sky/forecast-facts.ts'
import { eventTypeOf } from './event-type.ts'

const when = { id: '', at: '2026-12-03T15:40:00Z', weight: 0.5, certain: true }
const transit: TransitFact = {
  ...when,
  kind: 'transit',
  body: 'venus',
  natal: 'saturn',
  aspect: 'trine',
}
const station: StationFact = {
  ...when,
  kind: 'station',
  body: 'venus',
  direction: 'direct',
  sign: 'Libra',
  degrees: 3,
  minutes: 0,
}
const lunation: LunationFact = {
  ...when,
  kind: 'lunation',
  phase: 'full',
  sign: 'Cancer',
  degrees: 2,
  minutes: 0,
}

test('the natal point of a transit decides before the transiting body', () => {
  expect(eventTypeOf(transit)).toBe('career')
  expect(eventTypeOf({ ...transit, natal: 'moon' })).toBe('love')
  expect(eventTypeOf({ ...transit, body: 'sun', natal: 'moon' })).toBe('other')
})

test('a transit to the Midheaven is about the career, and one of Chiron is spiritual', () => {
  expect(eventTypeOf({ ...transit, natal: 'mc' })).toBe('career')
  expect(eventTypeOf({ ...transit, body: 'chiron', natal: 'asc' })).toBe('spiritual')
})

test('the house of a station decides before its planet', () => {
  expect(eventTypeOf(station)).toBe('love')
  expect(eventTypeOf({ ...station, house: 10 })).toBe('career')
})

test('a lunation without a house has no subject of its own', () => {
  expect(eventTypeOf({ ...lunation, house: 8 })).toBe('spiritual')
  expect(eventTypeOf(lunation)).toBe('other')
})
