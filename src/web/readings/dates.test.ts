import { expect, test } from 'vitest'
import { longLocalDate } from '#web/local-time.ts'
import { chart, chartOfTheDay } from '#web/testing/natal-reading.ts'
import { birthLine, localDateTime, offsetText } from './dates.ts'

test('a birth is shown in the local time of its place', () => {
  expect(birthLine(chart)).toBe('May 2, 1984, 8:04 p.m., St. Petersburg, Florida, United States')
  expect(birthLine(chartOfTheDay)).toContain('May 2, 1984, time unknown')
})

test.each([
  [-14_400, 'UTC−04:00'],
  [0, 'UTC+00:00'],
  [1_172, 'UTC+00:19:32'],
  [20_700, 'UTC+05:45'],
  [-13_500, 'UTC−03:45'],
])('an offset of %i seconds is %s', (seconds, text) => {
  expect(offsetText(seconds)).toBe(text)
})

test('[2.18] a reading is dated in the time of the reader, with its zone', () => {
  const instant = '2026-11-21T20:41:00Z'
  expect(longLocalDate(instant)).toMatch(/^November 2[012], 2026$/)
  expect(localDateTime(instant)).toMatch(/^November 2[012], 2026 at \d+:\d\d [ap]\.m\. \S+/)
})
