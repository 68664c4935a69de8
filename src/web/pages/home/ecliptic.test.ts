import { expect, test } from 'vitest'
import { eclipticPlace } from './ecliptic.ts'

// Ecliptic positions of J2000: Regulus 149°50′ and +0°28′, Aldebaran 69°47′ and −5°28′.
test.each([
  ['Regulus', [10.139, 11.97, 1.4], 149.83, 0.47],
  ['Aldebaran', [4.599, 16.51, 0.9], 69.79, -5.47],
] as const)('places %s on the ecliptic', (_name, star, longitude, latitude) => {
  const place = eclipticPlace(star, Date.UTC(2000, 0, 1, 12))
  expect(place.longitude).toBeCloseTo(longitude, 1)
  expect(place.latitude).toBeCloseTo(latitude, 1)
})

test('moves a star by the precession, 1.4 degrees in a century', () => {
  const star = [10.139, 11.97, 1.4] as const
  const then = eclipticPlace(star, Date.UTC(2000, 0, 1, 12)).longitude
  expect(eclipticPlace(star, Date.UTC(2100, 0, 1, 12)).longitude - then).toBeCloseTo(1.397, 2)
})
