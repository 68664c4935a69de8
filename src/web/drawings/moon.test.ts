import { expect, test } from 'vitest'
import { litPath, litShare, moonAheadDegrees, moonLongitude, moonSign, phaseName } from './moon.ts'

// Instants as the Astronomical Almanac gives them, to the minute.
test.each([
  ['new', '2024-04-08T18:21:00Z', 0],
  ['full', '2025-03-14T06:55:00Z', 180],
  ['full', '2026-03-03T11:38:00Z', 180],
  ['new', '2026-08-12T17:37:00Z', 0],
])('the drawn Moon is %s at %s', (_phase, at, degrees) => {
  const difference = ((moonAheadDegrees(Date.parse(at)) - degrees + 540) % 360) - 180
  expect(Math.abs(difference)).toBeLessThan(0.05)
})

test('the lit part grows from the right, and wanes toward the left', () => {
  expect(litShare(90)).toBeCloseTo(0.5)
  expect(litPath(45, 10)).toBe('M0 -10A10 10 0 0 1 0 10A7.07 10 0 0 0 0 -10Z')
  expect(litPath(135, 10)).toBe('M0 -10A10 10 0 0 1 0 10A7.07 10 0 0 1 0 -10Z')
  expect(litPath(225, 10)).toBe('M0 -10A10 10 0 0 0 0 10A7.07 10 0 0 0 0 -10Z')
  expect(litPath(315, 10)).toBe('M0 -10A10 10 0 0 0 0 10A7.07 10 0 0 1 0 -10Z')
})

// Longitudes of the reference births, computed with JPL's DE440.
test.each([
  ['1984-05-03T00:04:00Z', 64.2824, 'Gemini'],
  ['1990-06-10T18:30:00Z', 285.3, 'Capricorn'],
])('the Moon of %s stands at %s degrees, in %s', (at, degrees, sign) => {
  expect(Math.abs(moonLongitude(Date.parse(at)) - degrees)).toBeLessThan(0.03)
  expect(moonSign(Date.parse(at))).toBe(sign)
})

test.each([
  [355, 'New Moon'],
  [4, 'New Moon'],
  [45, 'Waxing crescent'],
  [90, 'First quarter'],
  [100, 'Waxing gibbous'],
  [176, 'Full Moon'],
  [200, 'Waning gibbous'],
  [270, 'Last quarter'],
  [300, 'Waning crescent'],
])('the Moon %s degrees ahead of the Sun is called %s', (degrees, name) => {
  expect(phaseName(degrees)).toBe(name)
})
