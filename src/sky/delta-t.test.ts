import { expect, test } from 'vitest'
import { deltaTSeconds } from './delta-t.ts'

test('it equals the table on January 1', () => {
  expect(deltaTSeconds(2_415_020.5)).toBeCloseTo(-1.9908, 9) // 1900, no leap year
  expect(deltaTSeconds(2_451_544.5)).toBeCloseTo(63.8285, 9) // 2000
  expect(deltaTSeconds(2_469_807.5)).toBeCloseTo(74.5807, 9) // 2050
  expect(deltaTSeconds(2_488_069.5)).toBeCloseTo(93.182, 9) // 2100
})

test('it is smooth between two years', () => {
  // Astronomical Almanac: 64.09 s at 2001.0, 63.83 s at 2000.0; the middle of the year lies between.
  expect(deltaTSeconds(2_451_727.5)).toBeCloseTo(63.966, 2)
  let before = deltaTSeconds(2_414_700)
  for (let jd = 2_414_701; jd < 2_489_200; jd++) {
    const now = deltaTSeconds(jd)
    expect(Math.abs(now - before)).toBeLessThan(0.005)
    before = now
  }
})

test('years outside the table are rejected', () => {
  expect(() => deltaTSeconds(2_411_000)).toThrow(RangeError)
  expect(() => deltaTSeconds(2_490_000)).toThrow(RangeError)
  expect(() => deltaTSeconds(Number.NaN)).toThrow(RangeError)
})
