import { expect, it } from 'vitest'
import { isoDate, isoSecond, julianDay } from './julian-day.ts'

it('the Julian day of noon on 1 January 2000 is 2451545', () => {
  expect(julianDay(Date.UTC(2000, 0, 1, 12))).toBe(2451545)
  expect(julianDay(new Date('1858-11-17T00:00:00Z'))).toBe(2400000.5)
})

it('an instant is formatted to the nearest second', () => {
  expect(isoSecond(julianDay(Date.parse('2026-12-03T14:05:09.499Z')))).toBe('2026-12-03T14:05:09Z')
  expect(isoSecond(julianDay(Date.parse('2026-12-31T23:59:59.5Z')))).toBe('2027-01-01T00:00:00Z')
  expect(isoDate(julianDay(Date.parse('2026-12-31T23:59:59.5Z')))).toBe('2027-01-01')
  expect(isoSecond(julianDay(Date.parse('1930-01-15T11:40:28Z')))).toBe('1930-01-15T11:40:28Z')
})

it('an invalid instant has no Julian day', () => {
  expect(() => julianDay(new Date('no date'))).toThrow(RangeError)
})
