import { expect, test } from 'vitest'
import { DAY } from '#durations.ts'
import { inWords } from './kept-for.ts'

test.each([
  [DAY, 'a day'],
  [2 * DAY, 'two days'],
  [7 * DAY, 'a week'],
  [30 * DAY, '30 days'],
  [365 * DAY, 'a year'],
  [730 * DAY, 'two years'],
])('%i ms are %s', (milliseconds, words) => {
  expect(inWords(milliseconds)).toBe(words)
})
