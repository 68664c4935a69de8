import { expect, test } from 'vitest'
import { litPath, litShare, moonAheadDegrees } from './moon.ts'

// Instants as the Astronomical Almanac gives them, to the minute.
test.each([
  ['new', '2024-04-08T18:21:00Z', 0],
  ['full', '2025-03-14T06:55:00Z', 180],
  ['full', '2026-03-03T11:38:00Z', 180],
  ['new', '2026-08-12T17:37:00Z', 0],
])('the drawn Moon is %s at %s', (_phase, at, degrees) => {
  const difference = ((moonAheadDegrees(Date.parse(at)) - degrees + 540) % 360) - 180
  expect(Math.abs(difference)).toBeLessThan(0.5)
})

test('the lit part grows from the right, and wanes toward the left', () => {
  expect(litShare(90)).toBeCloseTo(0.5)
  expect(litPath(45, 10)).toBe('M0 -10A10 10 0 0 1 0 10A7.07 10 0 0 0 0 -10Z')
  expect(litPath(135, 10)).toBe('M0 -10A10 10 0 0 1 0 10A7.07 10 0 0 1 0 -10Z')
  expect(litPath(225, 10)).toBe('M0 -10A10 10 0 0 0 0 10A7.07 10 0 0 0 0 -10Z')
  expect(litPath(315, 10)).toBe('M0 -10A10 10 0 0 0 0 10A7.07 10 0 0 1 0 -10Z')
})
