import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interpretedBodies } from '#sky/bodies.ts'
import type { Chart } from '#sky/chart.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { randomAccounts, randomCharts } from '#testing/random-births.ts'
import type { ChartPoint } from './chart-points.ts'
import { arc, place, radius } from './wheel-geometry.ts'
import { layOutChart, layOutTwo, leaderOf, type PointRing } from './wheel-layout.ts'

/** A phone has 375 pixels, of which 359 show the 496 units of the wheel. */
const PIXELS_PER_UNIT = 359 / 496

const ephemeris = openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

const crowded = {
  'seven in Capricorn': chartOf('1994-01-11T12:00Z'),
  'five in Capricorn': chartOf('1989-12-28T08:00Z'),
  'seven in Aquarius': chartOf('1962-02-04T12:00Z'),
  'seven in Taurus': chartOf('2000-05-04T10:00Z'),
}
const charts = [...Object.values(crowded), ...randomCharts(150, { timeKnown: true })]

describe('crowded planets', () => {
  test.each(Object.entries(crowded))('of a chart with %s have room', (_, chart) => {
    const { ring } = layOutChart(pointsOf(chart))
    expectClear([ring])
    expectInOwnSign(ring)
  })

  test('have targets of 24 pixels on a phone, below their own signs and in their order', () => {
    for (const chart of charts) {
      const { ring, rings } = layOutChart(pointsOf(chart))
      expectClear([ring])
      expectInOwnSign(ring)
      expectInOrder(ring)
      expectOutside(ring, rings.aspects)
    }
  })

  test('have them wherever they stand', () => {
    const longitude = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10)
    const longitudes = fc.uniqueArray(longitude, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(longitudes, longitude, longitude, (given, asc, mc) => {
        const points = [
          ...given.map((degrees, index) => pointAt(`${index}`, degrees)),
          { ...pointAt('Ascendant', asc), isAngle: true },
          { ...pointAt('Midheaven', mc), isAngle: true },
        ]
        const { ring } = layOutChart(points)
        expectClear([ring])
        expectInOrder(ring)
      }),
      { numRuns: 50 },
    )
  })

  test('stand in one row, where they are, when there is room', () => {
    const points = [10, 100, 200].map((degrees) => pointAt(`${degrees}`, degrees))
    const { ring, rings } = layOutChart(points)
    expect(ring.places.map((one) => one?.longitude)).toEqual([10, 100, 200])
    expect(new Set(ring.places.map((one) => one?.row))).toEqual(new Set([0]))
    expect(rings).toEqual(radius)
  })

  test('move to both sides, also across the beginning of Aries, and stay behind the axis', () => {
    const { ring } = layOutChart([pointAt('one', 359), pointAt('other', 1)])
    expectInOwnSign(ring)
    const axis = { ...pointAt('Ascendant', 180), isAngle: true }
    const { ring: divided } = layOutChart([pointAt('one', 179), pointAt('other', 181), axis])
    expect(divided.places[0]?.longitude).toBeLessThan(180)
    expect(divided.places[1]?.longitude).toBeGreaterThan(180)
  })
})

describe('two charts on one wheel', () => {
  const couples = [
    { own: chartOf('1990-06-10T18:30Z'), partner: chartOf('1984-05-02T13:00Z') },
    { own: crowded['seven in Capricorn'], partner: crowded['seven in Aquarius'] },
    ...randomAccounts(80),
  ]

  test('keep targets of 24 pixels for all planets and angles, in their order', () => {
    for (const { own, partner } of couples) {
      const { you, partner: around, rings } = layOutTwo(pointsOf(own), pointsOf(partner))
      expectClear([you, around])
      for (const ring of [you, around]) expectInOrder(ring)
      expectOutside(you, rings.aspects)
      expect(rings.aspects).toBeGreaterThan(25)
    }
  })

  test('of an ordinary couple leave each planet below its sign', () => {
    const [first] = couples
    if (!first) throw new Error('no couple')
    const { you, partner } = layOutTwo(pointsOf(first.own), pointsOf(first.partner))
    expectInOwnSign(you)
    expectInOwnSign(partner)
  })
})

test('a line joins each glyph to its true position', () => {
  const { ring } = layOutChart(pointsOf(crowded['seven in Capricorn']))
  for (const [index, point] of ring.points.entries()) {
    const drawn = ring.places[index]
    if (!drawn) continue
    const { tick, line } = leaderOf(point, drawn, ring, 0)
    expect(tick).toEqual({ from: radius.signs, to: radius.signs - 8 })
    expect(line.from).toEqual(place(point.longitude, 0, tick.to))
    const glyph = place(drawn.longitude, 0, drawn.at)
    expect(Math.hypot(line.to.x - glyph.x, line.to.y - glyph.y)).toBeCloseTo(13, 1)
  }
})

function chartOf(instant: string): Chart {
  const moment = { timeKnown: true as const, epochMilliseconds: Date.parse(instant) }
  return natalChart(ephemeris, moment, { lat: 27.95, lon: -82.46 })
}

function pointsOf({ bodies, angles }: Chart): ChartPoint[] {
  return [
    ...interpretedBodies.map((body) => pointAt(body, bodies[body].longitude)),
    ...(angles ? (['asc', 'mc'] as const) : []).map((angle) => ({
      ...pointAt(angle, angles?.[angle].longitude ?? 0),
      isAngle: true,
    })),
  ]
}

function pointAt(name: string, longitude: number): ChartPoint {
  return { name, label: name, longitude, isAngle: false }
}

function drawnIn({ points, places }: PointRing) {
  return points.flatMap((point, index) => {
    const drawn = places[index]
    return drawn ? [{ point, drawn }] : []
  })
}

/** Every target is 24 pixels wide, and no two overlap. */
function expectClear(rings: readonly PointRing[]) {
  const all = rings.flatMap(drawnIn)
  const centers = all.map(({ drawn }) => place(drawn.longitude, 0, drawn.at))
  for (const { drawn } of all) expect(2 * drawn.reach * PIXELS_PER_UNIT).toBeGreaterThan(24)
  for (const [index, a] of centers.entries())
    for (const b of centers.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y) * PIXELS_PER_UNIT).toBeGreaterThan(24)
}

const signOf = (longitude: number) => Math.floor((((longitude % 360) + 360) % 360) / 30)

function expectInOwnSign(ring: PointRing) {
  for (const { point, drawn } of drawnIn(ring))
    expect(signOf(drawn.longitude)).toBe(signOf(point.longitude))
}

function expectInOrder(ring: PointRing) {
  const sorted = drawnIn(ring).sort((a, b) => a.point.longitude - b.point.longitude)
  const steps = sorted.map(({ drawn }, index) => {
    const next = sorted[(index + 1) % sorted.length]?.drawn.longitude ?? drawn.longitude
    const step = arc(drawn.longitude, next)
    // The same degree in two rows, within what adding up rounds off.
    return step > 360 - 1e-6 ? 0 : step
  })
  const turns = steps.reduce((sum, step) => sum + step, 0)
  if (sorted.length > 1) expect(turns).toBeCloseTo(360, 4)
}

/** No target reaches the circle of the aspects. */
function expectOutside(ring: PointRing, at: number) {
  for (const { drawn } of drawnIn(ring)) expect(drawn.at - drawn.reach).toBeGreaterThan(at)
}
