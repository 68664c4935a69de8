import { expect, test } from 'vitest'
import type { YearLane } from '#contract/year-picture.ts'
import { shortWhenOf, whenOf } from './year-dates.ts'

test.each([
  [[1], 1, 'once', 'once'],
  [[3], 3, 'the last of three', '3rd of 3'],
  [[2, 3], 3, 'the second and third of three', '2nd and 3rd of 3'],
  [[1, 2, 3], 3, 'all three times', 'all 3 times'],
  [[4], 5, 'the fourth of five', '4th of 5'],
])('passes %j of %i are called "%s", and "%s" on a phone', (numbers, of, words, figures) => {
  const passes = numbers.map((number) => ({ at: '2027-03-19T10:00:00Z', fact: 'pass', number, of }))
  const lane = { passes } as unknown as YearLane
  expect(whenOf(lane)).toBe(words)
  expect(shortWhenOf(lane)).toBe(figures)
})
