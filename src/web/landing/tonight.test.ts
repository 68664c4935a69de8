import { describe, expect, test } from 'vitest'
import { figures, stars } from './bright-stars.ts'
import {
  dayInWords,
  type Equatorial,
  eveningOf,
  horizontal,
  lisbon,
  onDome,
  siderealDegrees,
} from './tonight.ts'

const overLisbon = (star: Equatorial, siderealTime: number) =>
  onDome(horizontal(star, siderealTime, lisbon.lat), 'south')

describe('[2.7] the sky of the landing page', () => {
  test('has the sidereal time of the textbook', () => {
    // Meeus, example 12.b: 1987 April 10, 19:21:00 UT, mean sidereal time 8h 34m 57.0896s.
    const degrees = siderealDegrees(new Date('1987-04-10T19:21:00Z'), 0)
    expect(degrees / 15).toBeCloseTo(8 + 34 / 60 + 57.0896 / 3600, 4)
  })

  test('is that of ten in the evening in the city, in summer time too', () => {
    expect(eveningOf(new Date('2026-11-21T09:30:00Z'), lisbon.zone).toISOString()).toBe(
      '2026-11-21T22:00:00.000Z',
    )
    expect(eveningOf(new Date('2026-07-01T09:30:00Z'), lisbon.zone).toISOString()).toBe(
      '2026-07-01T21:00:00.000Z',
    )
    // On these days New York moves its clocks at two in the morning.
    expect(eveningOf(new Date('2026-03-08T05:30:00Z'), 'America/New_York').toISOString()).toBe(
      '2026-03-09T02:00:00.000Z',
    )
    expect(eveningOf(new Date('2026-11-01T04:30:00Z'), 'America/New_York').toISOString()).toBe(
      '2026-11-02T03:00:00.000Z',
    )
    expect(dayInWords(new Date('2026-11-21T22:00:00Z'), lisbon.zone)).toBe('Saturday, November 21')
  })

  test('has the pole star over the north, as high as the city lies north', () => {
    for (const siderealTime of [0, 90, 180, 270]) {
      const spot = overLisbon(stars.polaris, siderealTime)
      expect(spot?.x).toBeCloseTo(0, 1)
      expect(spot?.y).toBeCloseTo(-(1 - lisbon.lat / 90), 1)
    }
  })

  test('has a star that culminates south of the zenith below the middle, and a rising one at the left', () => {
    const [rightAscension] = stars.sirius
    const culminating = overLisbon(stars.sirius, rightAscension * 15)
    expect(culminating?.x).toBeCloseTo(0)
    expect(culminating?.y).toBeGreaterThan(0.5)
    expect(overLisbon(stars.sirius, rightAscension * 15 - 50)?.x).toBeLessThan(0)
    expect(overLisbon(stars.sirius, rightAscension * 15 + 180)).toBeUndefined()
  })

  test('shows each star once, within the ranges of coordinates, and figures of neighbors', () => {
    const spots = Object.values(stars).map(([hours, degrees]) => `${hours} ${degrees}`)
    expect(new Set(spots).size).toBe(spots.length)
    for (const [hours, degrees, magnitude] of Object.values(stars)) {
      expect(hours >= 0 && hours < 24 && Math.abs(degrees) <= 90 && magnitude < 4.1).toBe(true)
    }
    for (const figure of figures)
      for (const [index, name] of figure.slice(1).entries()) {
        const before = figure[index] ?? name
        expect([before, name, separation(stars[before], stars[name]) < 27]).toEqual([
          before,
          name,
          true,
        ])
      }
  })
})

function separation(a: readonly number[], b: readonly number[]): number {
  const [ra1 = 0, dec1 = 0, ra2 = 0, dec2 = 0] = [a[0], a[1], b[0], b[1]].map(
    (value, index) => ((value ?? 0) * (index % 2 === 0 ? 15 : 1) * Math.PI) / 180,
  )
  const cosine =
    Math.sin(dec1) * Math.sin(dec2) + Math.cos(dec1) * Math.cos(dec2) * Math.cos(ra1 - ra2)
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI
}
