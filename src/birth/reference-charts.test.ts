import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Body, bodies } from '#sky/bodies.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import type { ZodiacPosition } from '#sky/zodiac.ts'
import { type Birthplace, birthTimeReadings } from './birth-moment.ts'
import { openClock } from './clock.ts'

interface ReferencePosition extends ZodiacPosition {
  longitude: number
  retrograde: boolean
  house: number | null
}

interface ReferenceChart {
  id: string
  birthDate: string
  birthTime: string
  place: Birthplace
  utc: string
  bodies: Record<string, ReferencePosition>
  angles: { asc: ReferencePosition; mc: ReferencePosition }
  houses: { defined: boolean; cusps: { longitude: number }[] | null }
}

const ARCSECOND = 1 / 3600

const clock = openClock(JSON.parse(readFileSync('data/clock.json', 'utf8')))
const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const births: ReferenceChart[] = JSON.parse(
  readFileSync('src/sky/testdata/natal-oracle.json', 'utf8'),
).rows

/** From user input to the chart; ambiguous and skipped times are resolved as in the reference. */
function chartOf({ birthDate, birthTime, place }: ReferenceChart) {
  const { moments } = birthTimeReadings(clock, { birthDate, birthTime }, place)
  return { moment: moments[0], chart: natalChart(ephemeris, moments[0], place) }
}

/** Chiron's orbit comes from a coarser source than the others. */
function bodyTolerance(body: Body): number {
  return (body === 'chiron' ? 1 : 0.4) * ARCSECOND
}

/** The reference changes its model of sidereal time in 2050, so the angles differ more from then on. */
function angleTolerance(utc: string): number {
  return (utc < '2050' ? 1 : 8) * ARCSECOND
}

function apart(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180)
}

function expectPosition(found: { longitude: number }, expected: ReferencePosition, within: number) {
  expect(apart(found.longitude, expected.longitude)).toBeLessThan(within)
  // A floored minute may flip near its edge: it must agree only where the reference is clear of the edge.
  const pastMinute = (expected.longitude * 60) % 1
  const edge = Math.min(pastMinute, 1 - pastMinute) / 60
  const { sign, degrees, minutes } = expected
  if (edge > within) expect(found).toMatchObject({ sign, degrees, minutes })
}

describe('from birth details to the chart', () => {
  it.each(births)('$id has the right instant, signs, degrees, minutes and houses', (row) => {
    const { moment, chart } = chartOf(row)
    expect(moment.utc).toBe(row.utc)
    for (const body of bodies) {
      const expected = row.bodies[body]
      if (!expected) throw new Error(`The reference has no ${body}`)
      expectPosition(chart.bodies[body], expected, bodyTolerance(body))
      expect(chart.bodies[body].retrograde).toBe(expected.retrograde)
      if (row.houses.defined) expect(chart.bodies[body].house).toBe(expected.house)
    }
    for (const angle of ['asc', 'mc'] as const) {
      const found = chart.angles?.[angle]
      if (!found) throw new Error(`The chart has no ${angle}`)
      expectPosition(found, row.angles[angle], angleTolerance(row.utc))
    }
    for (const [index, cusp] of (row.houses.cusps ?? []).entries())
      expect(apart(chart.houses?.cusps[index] ?? Number.NaN, cusp.longitude)).toBeLessThan(
        angleTolerance(row.utc),
      )
    expect(chart.houses?.system).toBe(row.houses.defined ? 'placidus' : 'whole-sign')
  })
})
