import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeAlmanac, transitBodies } from './almanac.ts'
import { aspectDegrees, signedDifference } from './aspects.ts'
import type { Transit } from './events.ts'
import { julianDay } from './julian-day.ts'
import { natalChart } from './natal-chart.ts'
import { openEphemeris } from './packed-ephemeris.ts'
import { type NatalTarget, natalTargets, transits } from './transits.ts'

const DAY = 86_400_000
const SECOND_DAYS = 1 / 86_400
const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const jd = (iso: string) => julianDay(Date.parse(iso))
const year2026 = makeAlmanac(ephemeris, { fromJdUt: jd('2026-01-01'), toJdUt: jd('2027-01-01') })

function bornAt(iso: string) {
  const moment = { timeKnown: true, epochMilliseconds: Date.parse(iso) } as const
  return natalChart(ephemeris, moment, { lat: -33.87, lon: 151.2 })
}

function bornOn(date: string) {
  const from = Date.parse(date)
  const day = { from, to: from + DAY }
  const moment = { timeKnown: false, epochMilliseconds: from + DAY / 2, day } as const
  return natalChart(ephemeris, moment, { lat: -33.87, lon: 151.2 })
}

/** Signed way of a moving body to the exact aspect that is nearest, degrees. */
function pastExact({ body, aspect }: Pick<Transit, 'body' | 'aspect'>, natal: number, at: number) {
  const way = signedDifference(ephemeris.position(body, at).longitude, natal)
  const side = way < 0 ? -1 : 1
  return signedDifference(way, side * aspectDegrees[aspect])
}

describe('transits to a chart', () => {
  const chart = bornAt('1984-11-02T03:20:00Z')
  const targets = natalTargets(chart)
  const longitudes = new Map(targets.map(({ point, longitude }) => [point, longitude]))
  const found = transits(year2026, targets)

  it('are exact to the second', () => {
    expect(found.length).toBeGreaterThan(1000)
    for (const transit of found) {
      const natal = longitudes.get(transit.natal) ?? Number.NaN
      const { speed } = ephemeris.position(transit.body, jd(transit.at))
      const missed = Math.abs(pastExact(transit, natal, jd(transit.at)))
      expect(missed).toBeLessThan(Math.abs(speed) * 0.6 * SECOND_DAYS + 1e-7)
    }
  })

  it('are complete: each corresponds to one change of sign within five minutes, and none is missing', () => {
    // The slow way: look at each body every five minutes of a month, against each place and aspect.
    const window = { fromJdUt: jd('2026-06-15'), toJdUt: jd('2026-07-15') }
    const step = 300 * SECOND_DAYS
    const steps = Math.round((window.toJdUt - window.fromJdUt) / step)
    let changes = 0
    for (const body of transitBodies) {
      const way = Array.from({ length: steps + 1 }, (_, index) => {
        return ephemeris.position(body, window.fromJdUt + index * step).longitude
      })
      for (const { longitude } of targets) {
        for (const angle of [0, 60, 90, 120, 180, 240, 270, 300]) {
          const side = (at: number) => signedDifference(at, longitude + angle)
          for (let index = 1; index <= steps; index++) {
            const [before, after] = [side(way[index - 1] ?? 0), side(way[index] ?? 0)]
            if (before < 0 !== after < 0 && Math.abs(before) < 90) changes++
          }
        }
      }
    }
    expect(transits(makeAlmanac(ephemeris, window), targets)).toHaveLength(changes)
  })

  it('cross a point three times when a planet turns retrograde after it', () => {
    // Mercury turns at 352.57° on 26 February 2026 and at 338.49° on 20 March.
    const place: NatalTarget = { point: 'venus', longitude: 345 }
    const passes = transits(year2026, [place]).filter(
      ({ body, aspect }) => body === 'mercury' && aspect === 'conjunction',
    )
    expect(passes.map(({ at }) => at.slice(0, 7))).toEqual(['2026-02', '2026-03', '2026-04'])
  })

  it('cross a point twice within hours of a station just behind it', () => {
    const station = year2026.events.find(
      (event) => event.type === 'station' && event.body === 'mercury',
    )
    if (station?.type !== 'station') throw new Error('Mercury did not turn')
    const nearly: NatalTarget = { point: 'venus', longitude: station.longitude - 0.001 }
    const passes = transits(year2026, [nearly]).filter(
      ({ body, aspect, at }) =>
        body === 'mercury' && aspect === 'conjunction' && at.slice(0, 7) === '2026-02',
    )
    expect(passes).toHaveLength(2)
    const beyond: NatalTarget = { point: 'venus', longitude: station.longitude + 0.001 }
    const none = transits(year2026, [beyond]).filter(
      ({ body, aspect, at }) =>
        body === 'mercury' && aspect === 'conjunction' && at.slice(0, 7) === '2026-02',
    )
    expect(none).toHaveLength(0)
  })

  it('have an instant and no NaN for any chart', () => {
    const instant = fc.integer({ min: Date.parse('1900-01-02'), max: Date.parse('2100-12-30') })
    fc.assert(
      fc.property(instant, (epochMilliseconds) => {
        const any = natalChart(
          ephemeris,
          { timeKnown: true, epochMilliseconds },
          { lat: 1, lon: 1 },
        )
        for (const { at } of transits(year2026, natalTargets(any)))
          expect(at).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      }),
      { numRuns: 20 },
    )
  })
})

describe('transits to a chart without a birth time', () => {
  const date = '1984-11-02'
  const found = transits(year2026, natalTargets(bornOn(date)))

  it('leave out the angles, and the Moon when the instant is too uncertain', () => {
    const places = new Set(found.map(({ natal }) => natal))
    expect(places).not.toContain('asc')
    expect(places).not.toContain('mc')
    expect(places).toContain('pluto')
  })

  it('happen between their bounds for any birth time of the day', () => {
    expect(found.length).toBeGreaterThan(500)
    const births = [0, 5, 11.5, 17, 23.9].map((hour) =>
      bornAt(new Date(Date.parse(date) + hour * 3_600_000).toISOString()),
    )
    for (const transit of found) {
      const { natal, earliest, latest, at } = transit
      if (natal === 'asc' || natal === 'mc' || !earliest || !latest) throw new Error('Uncertain')
      expect(earliest <= at && at <= latest).toBe(true)
      expect(jd(latest) - jd(earliest)).toBeLessThan(1.001)
      for (const birth of births) {
        const { longitude } = birth.bodies[natal]
        const [before, after] = [
          pastExact(transit, longitude, jd(earliest) - 2 * SECOND_DAYS),
          pastExact(transit, longitude, jd(latest) + 2 * SECOND_DAYS),
        ]
        expect(before * after).toBeLessThanOrEqual(0)
      }
    }
  })
})
