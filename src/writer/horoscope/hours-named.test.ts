import { describe, expect, test } from 'vitest'
import { fitsHour } from './hours-named.ts'

describe('a phrase about the time of day', () => {
  test.each([
    ['The mood wears off by lunch.', 13, false],
    ['The mood wears off by lunch.', 9, true],
    ['Say it over lunch.', 10, true],
    ['Say it over lunch.', 18, false],
    ['Call them this evening.', 22, false],
    ['Call them this evening.', 15, true],
    ['By evening you can laugh about it.', 20, false],
    ['By evening you can laugh about it.', 14, true],
    ['You calm down through the body, by way of lunch or a clean bed.', 20, true],
    ['The worst thoughts come at night.', 9, true],
  ])('%s beside an event at %i: %s', (says, hour, fits) => {
    expect(fitsHour(says, hour)).toBe(fits)
  })

  test('may be used anywhere if the hour is unknown', () => {
    expect(fitsHour('The mood wears off by lunch.', undefined)).toBe(true)
  })
})
