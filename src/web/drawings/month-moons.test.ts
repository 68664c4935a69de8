import { expect, test } from 'vitest'
import { DAY } from '#durations.ts'
import { monthMoons } from './month-moons.ts'

// The Astronomical Almanac for 2026: last quarter on November 1, new Moon on the 9th, first quarter on the 17th,
// full Moon on the 24th.
test('finds the days of the quarters of a month', () => {
  const first = Date.parse('2026-11-01T12:00:00Z')
  const noons = Array.from({ length: 30 }, (_, day) => first + day * DAY)
  const dates = monthMoons(noons).map((noon) => new Date(noon).getUTCDate())
  expect(dates).toEqual([1, 9, 17, 24])
})
