import { expect, test } from 'vitest'
import { nutation } from './nutation.ts'

test('nutation on 10 April 1987 equals the almanac', () => {
  // Meeus, Astronomical Algorithms, example 22.a, by the older IAU 1980 theory: -3.788" and +9.443".
  const { longitude, obliquity } = nutation(2_446_895.5)
  expect(longitude).toBeCloseTo(-3.788, 1)
  expect(obliquity).toBeCloseTo(9.443, 1)
})

test('nutation of a test date equals the IAU SOFA library', () => {
  // iauNut00b at JD 2453736.5 (SOFA's own test): radians.
  const { longitude, obliquity } = nutation(2_453_736.5)
  const arcseconds = (radians: number) => (radians * 180 * 3600) / Math.PI
  expect(longitude).toBeCloseTo(arcseconds(-0.9632552291148363e-5), 8)
  expect(obliquity).toBeCloseTo(arcseconds(0.4063197106621159e-4), 8)
})
