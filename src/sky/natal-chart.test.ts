import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedOrb, aspectDegrees, aspectPoints, signedDifference } from './aspects.ts'
import { bodies } from './bodies.ts'
import type { Chart } from './chart.ts'
import { natalChart } from './natal-chart.ts'
import { chartFacts } from './natal-facts.ts'
import { openEphemeris } from './packed-ephemeris.ts'

interface Reference {
  id: string
  utc: string
  place: { lat: number; lon: number }
  bodies: Record<string, { longitude: number; retrograde: boolean; house: number | null }>
  angles: Record<'asc' | 'mc', { longitude: number }>
  houses: { defined: boolean; cusps: { longitude: number }[] | null }
}

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const references: Reference[] = JSON.parse(
  readFileSync('src/sky/testdata/natal-oracle.json', 'utf8'),
).rows

function chartOf(instant: string | number, place = { lat: 52.52, lon: 13.41 }): Chart {
  const epochMilliseconds = typeof instant === 'number' ? instant : Date.parse(instant)
  return natalChart(ephemeris, { timeKnown: true, epochMilliseconds }, place)
}

/** Arcseconds between two longitudes. */
function apart(a = Number.NaN, b = Number.NaN): number {
  return Math.abs(signedDifference(a, b)) * 3600
}

const longitudeOf = ({ bodies: placed, angles }: Chart, point: (typeof aspectPoints)[number]) =>
  point === 'asc' || point === 'mc' ? angles?.[point].longitude : placed[point].longitude

const anyInstant = fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2101-01-01') })
const anyPlace = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('a natal chart', () => {
  it.each(references)(
    'of $id has the angles, cusps, houses and retrograde flags of the reference',
    (row) => {
      const { angles, houses, bodies: placed } = chartOf(row.utc, row.place)
      // From 2050 on the reference has another model of sidereal time.
      const [forAngles, forCusps, forAscendant] = row.utc < '2050' ? [0.5, 1, 0.5] : [2.1, 8, 8]
      expect(apart(angles?.mc.longitude, row.angles.mc.longitude)).toBeLessThan(forAngles)
      expect(apart(angles?.asc.longitude, row.angles.asc.longitude)).toBeLessThan(forAscendant)
      expect(houses?.system).toBe(row.houses.defined ? 'placidus' : 'whole-sign')
      row.houses.cusps?.forEach(({ longitude }, index) => {
        expect(apart(houses?.cusps[index], longitude)).toBeLessThan(forCusps)
      })
      for (const body of bodies) {
        const expected = row.bodies[body]?.house
        if (expected !== null) expect(placed[body].house).toBe(expected)
        expect(placed[body].retrograde, body).toBe(row.bodies[body]?.retrograde)
      }
    },
  )

  it.each(references)('of $id lists each aspect within its orb once, and no other', (row) => {
    const chart = chartOf(row.utc, row.place)
    const expected = aspectPoints.flatMap((a, index) =>
      aspectPoints.slice(index + 1).flatMap((b) => {
        if (a === 'asc') return []
        const separation = apart(longitudeOf(chart, a), longitudeOf(chart, b)) / 3600
        return (Object.keys(aspectDegrees) as (keyof typeof aspectDegrees)[])
          .filter((name) => Math.abs(separation - aspectDegrees[name]) <= allowedOrb(name, a, b))
          .map((name) => `${a}~${b}:${name}`)
      }),
    )
    const found = chart.aspects.map(({ a, b, aspect }) => `${a}~${b}:${aspect}`)
    expect(found.sort()).toEqual(expected.sort())
  })

  it('marks an aspect as applying when its orb is smaller a minute later', () => {
    const now = chartOf('1988-04-22T07:37:00Z')
    const later = chartOf('1988-04-22T07:38:00Z')
    for (const { a, b, aspect, orbDegrees, applying } of now.aspects) {
      const next = later.aspects.find((one) => one.a === a && one.b === b && one.aspect === aspect)
      if (orbDegrees > 0.3)
        expect(applying, `${a} ${b}`).toBe((next?.orbDegrees ?? 99) < orbDegrees)
    }
  })

  it('has no NaN, minutes of 0 to 59, and houses that fill the circle, anywhere and at any time', () => {
    fc.assert(
      fc.property(anyInstant, anyPlace, (instant, place) => {
        const chart = chartOf(instant, place)
        const numbers = numbersIn([chart, chartFacts(chart)])
        expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([])
        for (const body of bodies) {
          const { minutes, degrees, house } = chart.bodies[body]
          expect(minutes >= 0 && minutes <= 59 && degrees >= 0 && degrees <= 29).toBe(true)
          expect(house).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        }
        const cusps = chart.houses?.cusps ?? []
        const widths = cusps.map((cusp, i) => ((cusps[(i + 1) % 12] ?? 0) - cusp + 720) % 360)
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 7)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [{ lat: Number.NaN, lon: 0 }, /latitude lies between/],
    [{ lat: 90.5, lon: 0 }, /latitude lies between/],
    [{ lat: 0, lon: 180.5 }, /longitude lies between/],
    [{ lat: 0, lon: Number.NaN }, /longitude lies between/],
  ])('of %o is rejected with a sentence', (place, sentence) => {
    expect(() => chartOf(0, place)).toThrow(sentence)
    expect(() => chartOf(0, place)).toThrow(RangeError)
  })

  it('of an invalid instant, or one outside the ephemeris, is rejected', () => {
    expect(() => chartOf(Number.NaN)).toThrow(RangeError)
    expect(() => chartOf('1800-01-01T00:00:00Z')).toThrow(RangeError)
  })

  it('uses the requested house system', () => {
    const moment = { timeKnown: true, epochMilliseconds: 0 } as const
    const place = { lat: 48.85, lon: 2.35 }
    for (const houseSystem of ['koch', 'equal', 'whole-sign', 'placidus'] as const) {
      const { houses } = natalChart(ephemeris, moment, place, { houseSystem })
      expect(houses?.system).toBe(houseSystem)
    }
  })
})

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}
