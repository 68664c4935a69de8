import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeAlmanac } from './almanac.ts'
import type { SkyEvent } from './events.ts'
import { julianDay } from './julian-day.ts'
import { natalChart } from './natal-chart.ts'
import { openEphemeris } from './packed-ephemeris.ts'
import { natalTargets, transits } from './transits.ts'

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const birth = { timeKnown: true, epochMilliseconds: Date.parse('1984-11-02T03:20:00Z') } as const
const targets = natalTargets(natalChart(ephemeris, birth, { lat: 19.08, lon: 72.88 }))

const jd = (iso: string) => julianDay(Date.parse(iso))

function almanacOf(from: number, to: number) {
  return makeAlmanac(ephemeris, { fromJdUt: from, toJdUt: to })
}

/** All sky events, and the transits to one chart, as comparable lines. */
function linesOf(from: number, to: number): string[] {
  const almanac = almanacOf(from, to)
  return [...almanac.events, ...transits(almanac, targets)].map((event) => JSON.stringify(event))
}

function eventsOf<Type extends SkyEvent['type']>(type: Type, from: string, to: string) {
  return almanacOf(jd(from), jd(to)).events.filter(
    (event): event is Extract<SkyEvent, { type: Type }> => event.type === type,
  )
}

describe('the almanac of a window', () => {
  it('has exactly the events of its two parts, wherever it is split', () => {
    const instant = fc.double({ min: jd('1900-02-01'), max: jd('2100-06-01'), noNaN: true })
    const length = fc.double({ min: 0, max: 60, noNaN: true })
    const cut = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(instant, length, cut, (from, days, share) => {
        const to = from + days
        const middle = from + share * days
        const parts = [...linesOf(from, middle), ...linesOf(middle, to)]
        expect(parts.sort()).toEqual(linesOf(from, to).sort())
      }),
      { numRuns: 150 },
    )
  })

  it('has exactly the events of its days, and of its hours', () => {
    const whole = linesOf(jd('2026-12-01'), jd('2026-12-15')).sort()
    for (const parts of [14, 14 * 24]) {
      const bounds = Array.from(
        { length: parts + 1 },
        (_, part) => jd('2026-12-01') + (14 * part) / parts,
      )
      const lines = bounds.slice(1).flatMap((to, index) => linesOf(bounds[index] as number, to))
      expect(lines.sort()).toEqual(whole)
    }
  })

  it('includes its first second and excludes its last', () => {
    // The Sun enters Capricorn in this second.
    const [solstice] = eventsOf('ingress', '2026-12-21', '2026-12-22').filter(
      ({ body }) => body === 'sun',
    )
    expect(solstice?.at.slice(0, 16)).toBe('2026-12-21T20:50')
    const second = jd(solstice?.at ?? '')
    const sunIn = (from: number, to: number) =>
      almanacOf(from, to).events.filter((event) => event.type === 'ingress' && event.body === 'sun')
    expect(sunIn(second, second + 1)).toHaveLength(1)
    expect(sunIn(second - 1, second)).toHaveLength(0)
  })

  it('is empty for a window without length, and rejects one that ends before it begins', () => {
    expect(almanacOf(2461000.5, 2461000.5).events).toEqual([])
    expect(() => almanacOf(2461001, 2461000)).toThrow(RangeError)
    expect(() => almanacOf(Number.NaN, 2461000)).toThrow(RangeError)
  })
})

describe('the void of course Moon', () => {
  it('begins with the last aspect in a sign and ends with the next ingress', () => {
    const from = '2026-01-01'
    const to = '2026-03-01'
    const entries = eventsOf('ingress', from, '2026-03-04').filter(({ body }) => body === 'moon')
    const voids = eventsOf('void_moon', from, to)
    expect(voids.length).toBeGreaterThanOrEqual(25)
    for (const { at, until } of voids) {
      expect(at < until).toBe(true)
      expect(entries.map((entry) => entry.at)).toContain(until)
    }
  })

  it('has an aspect to the Sun or a planet at its start and none after it', () => {
    // A chart of the sky itself: the position of each planet when the Moon is void of course.
    for (const { at, until } of eventsOf('void_moon', '2026-05-01', '2026-07-01')) {
      const [begin, end] = [jd(at), jd(until)]
      const passed = (from: number, to: number) =>
        planetsButMoon.filter((planet) => {
          return aspectIndex(planet, from) !== aspectIndex(planet, to)
        })
      expect(passed(begin + 2 / 86_400, end - 2 / 86_400)).toEqual([])
      expect(passed(begin - 2 / 86_400, begin + 2 / 86_400).length).toBeGreaterThan(0)
    }
  })
})

const planetsButMoon = [
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const

/** How many of the eight exact aspects to a planet the Moon has passed in its cycle. */
function aspectIndex(planet: (typeof planetsButMoon)[number], jdUt: number): number {
  const moon = ephemeris.position('moon', jdUt).longitude
  const ahead = (moon - ephemeris.position(planet, jdUt).longitude + 360) % 360
  return [0, 60, 90, 120, 180, 240, 270, 300].filter((aspect) => aspect <= ahead).length
}
