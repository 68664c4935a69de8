import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascendant, type LocalSky, midheaven } from './horizon.ts'
import { houseOf, houses } from './houses.ts'
import { normalizeDegrees } from './zodiac.ts'

const obliquity = 23.44

/** Cusps that Swiss Ephemeris 2.10.03 gives (swe_houses_armc), obliquity 23.44°. */
const references = [
  {
    system: 'placidus',
    sky: { meridian: 123.4, latitude: 51.5 },
    cusps: [203.499611, 230.026403, 263.109344, 301.172458, 335.623687, 2.717947],
  },
  {
    system: 'koch',
    sky: { meridian: 123.4, latitude: 51.5 },
    cusps: [203.499611, 230.812334, 259.968593, 301.172458, 328.635581, 356.033881],
  },
  {
    system: 'placidus',
    sky: { meridian: 300, latitude: -33.9 },
    cusps: [25.2144, 53.629047, 84.842783, 117.910423, 150.504226, 180],
  },
  {
    system: 'koch',
    sky: { meridian: 300, latitude: -33.9 },
    cusps: [25.2144, 54.03609, 83.514479, 117.910423, 146.685447, 175.888796],
  },
  {
    system: 'placidus',
    sky: { meridian: 269, latitude: 66.5 },
    cusps: [278.108446, 84.626736, 87.520027, 89.082508, 90.415853, 92.072608],
  },
  {
    system: 'koch',
    sky: { meridian: 269, latitude: 66.5 },
    cusps: [278.108446, 72.907427, 86.521588, 89.082508, 90.354928, 92.332226],
  },
] as const

const anySky: fc.Arbitrary<LocalSky> = fc.record({
  meridian: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  obliquity: fc.double({ min: 23.3, max: 23.6, noNaN: true }),
})
const anySystem = fc.constantFrom('placidus', 'koch', 'equal', 'whole-sign')

describe('houses', () => {
  it.each(references)('$system at latitude $sky.latitude equals the reference', (reference) => {
    const { cusps, system } = houses(reference.system, { ...reference.sky, obliquity })
    expect(system).toBe(reference.system)
    reference.cusps.forEach((cusp, index) => {
      expect(cusps[index]).toBeCloseTo(cusp, 5)
      expect(normalizeDegrees((cusps[index + 6] as number) - cusp)).toBeCloseTo(180, 5)
    })
  })

  it('equal houses open at the degree that rises, whole-sign houses at the start of its sign', () => {
    const sky = { meridian: 123.4, latitude: 51.5, obliquity }
    expect(houses('equal', sky).cusps[1]).toBeCloseTo(233.499611, 5)
    expect(houses('whole-sign', sky).cusps.slice(0, 3)).toEqual([180, 210, 240])
  })

  it('are whole signs within the polar circles, and say so', () => {
    const inside = { meridian: 40, latitude: 66.5599, obliquity }
    expect(houses('placidus', inside).system).toBe('placidus')
    expect(houses('koch', inside).system).toBe('koch')
    for (const latitude of [66.56, 78.2, -90]) {
      expect(houses('placidus', { ...inside, latitude }).system).toBe('whole-sign')
      expect(houses('koch', { ...inside, latitude }).system).toBe('whole-sign')
    }
  })

  it('fill the circle once, in order, in every system and at every place', () => {
    fc.assert(
      fc.property(anySky, anySystem, (sky, requested) => {
        const { cusps } = houses(requested, sky)
        const widths = cusps.map((cusp, index) =>
          normalizeDegrees((cusps[(index + 1) % 12] as number) - cusp),
        )
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 7)
      }),
      { numRuns: 3000 },
    )
  })

  it('reject an invalid latitude or sidereal time with a sentence', () => {
    const sky = { meridian: 40, latitude: 50, obliquity }
    for (const latitude of [Number.NaN, 90.01, -91, Number.POSITIVE_INFINITY]) {
      expect(() => houses('placidus', { ...sky, latitude })).toThrow(/latitude lies between/)
    }
    expect(() => houses('placidus', { ...sky, meridian: Number.NaN })).toThrow(RangeError)
  })
})

describe('the ascendant', () => {
  it('is the rising degree beyond the polar circles too', () => {
    // swe_houses_armc(335, 87.8, 23.44) and (60, -75)
    const north = { meridian: 335, latitude: 87.8, obliquity }
    expect(ascendant(north)).toBeCloseTo(354.804327, 5)
    expect(midheaven(north)).toBeCloseTo(333.058051, 5)
    expect(ascendant({ meridian: 60, latitude: -75, obliquity })).toBeCloseTo(215.928171, 5)
  })

  it('is on the eastern horizon everywhere', () => {
    fc.assert(
      fc.property(anySky, (sky) => {
        fc.pre(Math.abs(sky.latitude) < 89.9)
        const { altitude, hourAngle } = horizontal(ascendant(sky), sky)
        expect(altitude).toBeCloseTo(0, 6)
        expect(hourAngle).toBeLessThan(1e-6)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the house of a longitude', () => {
  const cusps = [350, 20, 50, 80, 110, 140, 170, 200, 230, 260, 290, 320]

  it('begins at its cusp and ends before the next', () => {
    expect(houseOf(350, cusps)).toBe(1)
    expect(houseOf(19.999, cusps)).toBe(1)
    expect(houseOf(20, cusps)).toBe(2)
    expect(houseOf(349.999, cusps)).toBe(12)
    expect(houseOf(0, cusps)).toBe(1)
  })

  it('of each cusp is the house that it opens, in every system and at every place', () => {
    fc.assert(
      fc.property(anySky, anySystem, (sky, requested) => {
        const { cusps: anyCusps } = houses(requested, sky)
        const widths = anyCusps.map((cusp, i) =>
          normalizeDegrees((anyCusps[(i + 1) % 12] as number) - cusp),
        )
        fc.pre(Math.min(...widths) > 1e-6)
        expect(anyCusps.map((cusp) => houseOf(cusp, anyCusps))).toEqual([
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        ])
      }),
    )
  })
})

/** Sine of the altitude, and the hour angle in (−180°, 180°], of a degree of the ecliptic. */
function horizontal(longitude: number, sky: LocalSky) {
  const radians = Math.PI / 180
  const [lambda, epsilon, phi] = [longitude, sky.obliquity, sky.latitude].map(
    (angle) => angle * radians,
  ) as [number, number, number]
  const declination = Math.asin(Math.sin(epsilon) * Math.sin(lambda))
  const alpha = Math.atan2(Math.sin(lambda) * Math.cos(epsilon), Math.cos(lambda))
  const turned = normalizeDegrees(sky.meridian - alpha / radians)
  const hourAngle = turned > 180 ? turned - 360 : turned
  const altitude =
    Math.sin(phi) * Math.sin(declination) +
    Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle * radians)
  return { altitude, hourAngle }
}
