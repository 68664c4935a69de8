import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { julianDay } from '#sky/julian-day.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { eclipticPlace, equatorialPlace, wanderers } from './planets.ts'

const ephemeris = openEphemeris(
  readFileSync(new URL('../../../data/ephemeris.bin', import.meta.url)),
)
const PRECESSION = 1.396971 / 36_525 / 86_400_000
const J2000 = Date.UTC(2000, 0, 1, 12)

describe('[2.7] the Moon and the planets of the landing page', () => {
  test.each([...wanderers, 'Sun'] as const)(
    '%s has the longitude of the ephemeris within a fifth of a degree',
    (name) => {
      for (let year = 2000; year < 2050; year += 1) {
        const instant = Date.UTC(year, (year * 5) % 12, 1 + ((year * 7) % 28), 22)
        const body = name.toLowerCase() as Lowercase<typeof name>
        const ofDate = ephemeris.position(body, julianDay(instant)).longitude
        const shown = eclipticPlace(name, instant).longitude + PRECESSION * (instant - J2000)
        expect(Math.abs(signed(shown - ofDate)), `${name} ${year}`).toBeLessThan(0.2)
      }
    },
  )

  test('the Moon has the latitude of the textbook', () => {
    // Meeus, example 47.a: 1992 April 12, 0h TD.
    expect(eclipticPlace('Moon', Date.UTC(1992, 3, 12)).latitude).toBeCloseTo(-3.229, 1)
  })

  test('Mercury and Venus have hardly any latitude when they cross the Sun', () => {
    const mercury = eclipticPlace('Mercury', Date.UTC(2019, 10, 11, 15, 20)).latitude
    const venus = eclipticPlace('Venus', Date.UTC(2012, 5, 6, 1, 29)).latitude
    expect(Math.abs(mercury)).toBeLessThan(0.05)
    expect(Math.abs(venus)).toBeCloseTo(0.15, 1)
  })

  test('Jupiter passes a tenth of a degree south of Saturn on December 21, 2020', () => {
    const instant = Date.UTC(2020, 11, 21, 18)
    const jupiter = eclipticPlace('Jupiter', instant)
    const saturn = eclipticPlace('Saturn', instant)
    expect(Math.abs(signed(jupiter.longitude - saturn.longitude))).toBeLessThan(0.25)
    expect(saturn.latitude - jupiter.latitude).toBeGreaterThan(0.05)
    expect(saturn.latitude - jupiter.latitude).toBeLessThan(0.15)
  })

  test('Venus and Mars have the right ascension and declination of almanacs', () => {
    // Meeus, example 33.a, 1992 December 20: 21h 04m 41s, -18° 53′, of the date.
    const [hours, declination] = equatorialPlace('Venus', Date.UTC(1992, 11, 20))
    expect(hours).toBeCloseTo(21.08, 1)
    expect(declination).toBeCloseTo(-18.9, 0)
    // The opposition of August 28, 2003: 22h 38m, -15° 48′.
    const mars = equatorialPlace('Mars', Date.UTC(2003, 7, 28, 18))
    expect(mars[0]).toBeCloseTo(22.64, 1)
    expect(mars[1]).toBeCloseTo(-15.8, 0)
  })
})

const signed = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
