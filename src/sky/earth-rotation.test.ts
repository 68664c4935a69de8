import { expect, test } from 'vitest'
import { apparentSiderealTime, meanObliquity } from './earth-rotation.ts'

const withinTurn = (degrees: number): number => ((degrees % 360) + 360) % 360

test('sidereal time at Greenwich on 1 January 2006 is that of the IAU SOFA library', () => {
  // iauGst06a in SOFA's own test, with the nutation of its iauNut06a: radians.
  const sofa = 1.754166137675019
  const nutation = -0.9630912025820309e-5
  const jd = 2_453_736.5
  const degrees = 180 / Math.PI
  const time = apparentSiderealTime(jd, jd, nutation * degrees, meanObliquity(jd))
  expect(withinTurn(time)).toBeCloseTo(sofa * degrees, 6)
})

test('the Earth turns once in 23 hours 56 minutes 4.1 seconds', () => {
  const day = 86_164.0905 / 86_400
  const turn =
    apparentSiderealTime(2_451_545 + day, 2_451_545 + day, 0, 23.44) -
    apparentSiderealTime(2_451_545, 2_451_545, 0, 23.44)
  expect(withinTurn(turn + 180)).toBeCloseTo(180, 5)
})

test('the obliquity is 23°26\'21.4" in 2000 and declines by 47" a century', () => {
  expect(meanObliquity(2_451_545) * 3600).toBeCloseTo(84381.406, 6)
  expect(meanObliquity(2_451_545 + 36_525) * 3600).toBeCloseTo(84381.406 - 46.835, 2)
})
