import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { handwrittenCharts } from '#testing/handwritten-charts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { findAspects } from '../aspects.ts'
import { type Body, bodies, planets } from '../bodies.ts'
import type { Chart, PlacedAngle, PlacedBody } from '../chart.ts'
import { houseOf } from '../houses.ts'
import { natalChart } from '../natal-chart.ts'
import { openEphemeris } from '../packed-ephemeris.ts'
import type { GeographicPlace } from '../place.ts'
import { zodiacPosition } from '../zodiac.ts'
import { derivedFacts } from './derived-facts.ts'

const { woodend, beirut, quito, claremont, auckland, rome } = handwrittenCharts

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))

const idsOf = (chart: Chart) => derivedFacts(chart).map(({ id }) => id)
const factOf = (chart: Chart, id: string) => derivedFacts(chart).find((fact) => fact.id === id)
const idsOfKind = (chart: Chart, kind: string) =>
  derivedFacts(chart).flatMap((fact) => (fact.kind === kind ? [fact.id] : []))

/**
 * A chart of equal houses with the Ascendant at 0° Aries, or at another longitude. All other planets are
 * together in Taurus, far from every aspect of the given ones.
 */
function chartWith(longitudes: Partial<Record<Body, number>>, asc = 0): Chart {
  const cusps = Array.from({ length: 12 }, (_, index) => (asc + 30 * index) % 360)
  const placed = bodies.map((body, index): [Body, PlacedBody] => {
    const longitude = longitudes[body] ?? 46 + index / 5
    const house = houseOf(longitude, cusps)
    const position = zodiacPosition(longitude)
    return [body, { longitude, speed: 1, retrograde: false, house, ...position }]
  })
  const at = (longitude: number) => ({ longitude, speed: 360, ...zodiacPosition(longitude) })
  const points = planets.map((point) => {
    return { point, longitude: Object.fromEntries(placed)[point]?.longitude ?? 0, speed: 1 }
  })
  return {
    jdUt: 2451545,
    timeKnown: true,
    bodies: Object.fromEntries(placed) as Chart['bodies'],
    angles: { asc: at(asc), mc: at((asc + 270) % 360) },
    houses: { system: 'equal', cusps },
    aspects: findAspects(points),
  }
}

describe('rulers', () => {
  it('names the traditional ruler of a Scorpio Ascendant and a Pisces Midheaven', () => {
    expect(factOf(woodend, 'traditional-ruler:asc')).toMatchObject({
      body: 'mars',
      sign: 'Aquarius',
      house: 4,
    })
    expect(factOf(beirut, 'traditional-ruler:mc')).toMatchObject({ body: 'jupiter', house: 3 })
    // The Moon rules Cancer in both traditions.
    expect(idsOf(beirut)).not.toContain('traditional-ruler:asc')
  })

  it('names the dispositor of each planet that is not in its own sign', () => {
    expect(factOf(quito, 'dispositor:sun')).toMatchObject({ body: 'jupiter' })
    expect(factOf(auckland, 'dispositor:jupiter')).toMatchObject({ body: 'moon' })
    expect(idsOf(beirut)).not.toContain('dispositor:moon')
    // Its Moon changes sign that day.
    expect(idsOf(auckland)).not.toContain('dispositor:moon')
  })

  it('finds mutual receptions by traditional rulership', () => {
    expect(idsOfKind(quito, 'reception')).toEqual(['reception:mars~saturn'])
    expect(idsOfKind(auckland, 'reception')).toEqual(['reception:mercury~saturn'])
    expect(idsOfKind(claremont, 'reception')).toEqual(['reception:venus~mars'])
    expect(idsOfKind(beirut, 'reception')).toEqual([])
  })

  it('finds a final dispositor only when every chain ends in it', () => {
    // Everything in Capricorn, which Saturn rules from there.
    const capricorn = Object.fromEntries(planets.map((planet, index) => [planet, 271 + index]))
    expect(idsOfKind(chartWith(capricorn), 'final-dispositor')).toEqual(['final-dispositor:saturn'])
    // The Moon in Cancer is an end of its own.
    expect(idsOfKind(chartWith({ ...capricorn, moon: 100 }), 'final-dispositor')).toEqual([])
    // Mars and Jupiter in each other's signs end nowhere.
    const circle = { ...capricorn, saturn: 5, mars: 245, jupiter: 2 }
    expect(idsOfKind(chartWith(circle), 'final-dispositor')).toEqual([])
  })
})

describe('dignities', () => {
  it('names those of the charts written by hand', () => {
    expect(idsOf(woodend)).toContain('dignity:moon:domicile')
    expect(idsOf(woodend)).toContain('dignity:saturn:domicile')
    expect(idsOf(quito)).toContain('dignity:jupiter:fall')
    expect(idsOf(quito)).toContain('dignity:mercury:detriment')
    expect(idsOf(auckland)).toContain('dignity:jupiter:exaltation')
    expect(idsOfKind(auckland, 'dignity').some((id) => id.includes('moon'))).toBe(false)
  })

  it('weighs those of the slow planets less, which everyone of an age shares', () => {
    const weightOf = (id: string) => factOf(woodend, id)?.weight ?? Number.NaN
    expect(weightOf('dignity:pluto:domicile')).toBeLessThan(
      0.5 * weightOf('dignity:saturn:domicile'),
    )
  })
})

describe('figures', () => {
  it('names a T-square with its apex and the empty leg', () => {
    expect(factOf(woodend, 'figure:t-square:mars~jupiter~pluto')).toMatchObject({
      apex: 'mars',
      emptySign: 'Leo',
      emptyHouse: 10,
    })
  })

  it('names a grand cross instead of its four T-squares', () => {
    const chart = chartWith({ sun: 0, mars: 91, saturn: 181, pluto: 272 })
    expect(idsOfKind(chart, 'figure')).toEqual(['figure:grand-cross:sun~mars~saturn~pluto'])
  })

  it('names a grand trine, and the kite that a fourth planet makes of it', () => {
    const trine = { sun: 0, mars: 121, saturn: 240.5 }
    expect(idsOfKind(chartWith(trine), 'figure')).toEqual(['figure:grand-trine:sun~mars~saturn'])
    const kite = chartWith({ ...trine, pluto: 180.5 })
    expect(idsOfKind(kite, 'figure')).toContain('figure:kite:sun~mars~saturn~pluto')
    expect(factOf(kite, 'figure:kite:sun~mars~saturn~pluto')).toMatchObject({ apex: 'pluto' })
  })

  it('names a yod, whose quincunxes are not aspects of the tables', () => {
    const yod = chartWith({ sun: 0, mars: 60.5, saturn: 210.5 })
    expect(factOf(yod, 'figure:yod:sun~mars~saturn')).toMatchObject({ apex: 'saturn' })
    const loose = chartWith({ sun: 0, mars: 60.5, saturn: 214 })
    expect(idsOfKind(loose, 'figure')).toEqual([])
  })

  it('leaves out a figure that only a wide aspect closes', () => {
    // Mars opposite Pluto at 7°53′ would make a cross of two T-squares.
    expect(idsOfKind(beirut, 'figure')).toEqual([
      'figure:t-square:mercury~jupiter~saturn',
      'figure:t-square:mercury~saturn~pluto',
    ])
  })

  it('names an opposition that lies across the angles', () => {
    expect(factOf(rome, 'angular-axis:moon~jupiter')).toMatchObject({ houses: [4, 10] })
    expect(idsOf(woodend)).toContain('angular-axis:jupiter~pluto')
    expect(idsOfKind(quito, 'angular-axis')).toEqual([])
  })
})

describe('planets that stand alone', () => {
  it('names a light without any aspect', () => {
    expect(factOf(rome, 'unaspected:sun')).not.toHaveProperty('closestDegrees')
    expect(idsOf(beirut)).not.toContain('unaspected:sun')
  })

  it('names a planet whose closest aspect is wide, with its orb', () => {
    expect(factOf(quito, 'unaspected:jupiter')).toMatchObject({
      closestDegrees: expect.closeTo(5.68, 1),
    })
  })

  it('needs a whole day without an aspect when the birth time is unknown', () => {
    // Opposite Uranus just after midnight.
    expect(idsOfKind(auckland, 'unaspected')).toEqual(['unaspected:mercury'])
  })

  it('names the only planet in an element or a quality', () => {
    expect(idsOfKind(rome, 'singleton').toSorted()).toEqual([
      'singleton:air:sun',
      'singleton:fire:mars',
      'singleton:mutable:sun',
    ])
  })
})

describe('edges', () => {
  it('names planets before a cusp', () => {
    expect(factOf(quito, 'near-cusp:venus:2')).toMatchObject({
      house: 1,
      distanceDegrees: expect.closeTo(0.857, 2),
    })
    expect(factOf(beirut, 'near-cusp:saturn:6')).toMatchObject({ house: 5 })
    expect(factOf(claremont, 'near-cusp:sun:8')).toMatchObject({ house: 7 })
  })

  it('names planets past a cusp only within the usual error of a birth time', () => {
    // Four minutes move these cusps by a degree.
    expect(idsOfKind(chartWith({ mars: 30.9 }), 'near-cusp')).toContain('near-cusp:mars:1')
    expect(idsOfKind(chartWith({ mars: 31.1 }), 'near-cusp')).not.toContain('near-cusp:mars:1')
    expect(idsOfKind(chartWith({ mars: 28.1 }), 'near-cusp')).toContain('near-cusp:mars:2')
    expect(idsOfKind(chartWith({ mars: 27.9 }), 'near-cusp')).not.toContain('near-cusp:mars:2')
  })

  it('names an Ascendant at either end of a sign', () => {
    expect(factOf(woodend, 'sign-edge:asc')).toMatchObject({ neighbor: 'Libra' })
    expect(factOf(chartWith({}, 29.2), 'sign-edge:asc')).toMatchObject({ neighbor: 'Taurus' })
    expect(factOf(chartWith({}, 0.5), 'sign-edge:asc')).toMatchObject({ neighbor: 'Pisces' })
    expect(idsOf(chartWith({}, 1.1))).not.toContain('sign-edge:asc')
  })

  it('names no planet farther than two degrees from a cusp, however fast the cusp moves', () => {
    const chart = chartWith({ mars: 32.5 })
    const fast = { ...chart.angles?.asc, speed: 1200 } as PlacedAngle
    expect(idsOfKind({ ...chart, angles: { asc: fast, mc: fast } }, 'near-cusp')).toEqual([])
    const near = chartWith({ mars: 31.5 })
    expect(idsOfKind({ ...near, angles: { asc: fast, mc: fast } }, 'near-cusp')).toEqual([
      'near-cusp:mars:1',
    ])
  })

  it('names no planet farther than two degrees from a cusp where signs rise fast', () => {
    const births = Array.from({ length: 200 }, (_, index) => ({
      epochMilliseconds: Date.UTC(1950 + (index % 60), index % 12, 1 + (index % 28), 7 * index),
      place: { lat: 59 + (index % 8), lon: 8.3 },
    }))
    births.push({
      epochMilliseconds: Date.parse('2002-07-09T21:25:46Z'),
      place: { lat: 59.989, lon: 8.307 },
    })
    const distances = births
      .flatMap(({ epochMilliseconds, place }) =>
        derivedFacts(natalChart(ephemeris, { timeKnown: true, epochMilliseconds }, place)),
      )
      .flatMap((fact) => (fact.kind === 'near-cusp' ? [fact.distanceDegrees] : []))
    expect(distances.length).toBeGreaterThan(50)
    expect(Math.max(...distances)).toBeLessThanOrEqual(2)
  })

  it('names aspects across a sign boundary', () => {
    expect(idsOf(beirut)).toContain('out-of-sign:mercury~saturn')
    expect(idsOf(beirut)).not.toContain('out-of-sign:mercury~mars')
  })

  it('tells a birth by day from one by night, and leaves the horizon open', () => {
    expect(idsOf(chartWith({ sun: 200 }))).toContain('sect:day')
    expect(idsOf(chartWith({ sun: 100 }))).toContain('sect:night')
    expect(idsOfKind(chartWith({ sun: 0.8 }), 'sect')).toEqual([])
    expect(idsOfKind(chartWith({ sun: 180.4 }), 'sect')).toEqual([])
  })

  it.each([52, 65, 67, 69.65, 78.2, -77.8])(
    'calls a birth at latitude %d one by day while the Sun is up',
    (lat) => {
      const births = Array.from({ length: 12 * 8 }, (_, index) =>
        Date.UTC(1990, Math.floor(index / 8), 15, 3 * (index % 8), 10),
      )
      const charts = births.map((epochMilliseconds) => {
        const moment = { timeKnown: true, epochMilliseconds } as const
        return natalChart(ephemeris, moment, { lat, lon: 18.96 })
      })
      const known = charts.filter((chart) => idsOfKind(chart, 'sect').length > 0)
      expect(known.length).toBeGreaterThan(charts.length / 2)
      for (const chart of known) {
        const altitude = sunAltitude(chart, { lat, lon: 18.96 })
        // The altitude is rounded: a mean obliquity and a mean sidereal time.
        if (Math.abs(altitude) < 0.05) continue
        expect(idsOf(chart)).toContain(altitude > 0 ? 'sect:day' : 'sect:night')
      }
    },
  )
})

/** Degrees above the horizon (Meeus, Astronomical Algorithms, chapters 12 and 13). */
function sunAltitude({ jdUt, bodies: { sun } }: Chart, { lat, lon }: GeographicPlace): number {
  const radians = Math.PI / 180
  const days = jdUt - 2451545
  const obliquity = (23.43929 - 0.013 * (days / 36525)) * radians
  const longitude = sun.longitude * radians
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude))
  const meridian = (280.46061837 + 360.98564736629 * days + lon) * radians
  const up = Math.sin(lat * radians) * Math.sin(declination)
  const across = Math.cos(lat * radians) * Math.cos(declination)
  return Math.asin(up + across * Math.cos(meridian - rightAscension)) / radians
}

test('a chart without a birth time has none of the facts that need one', () => {
  const needTime = /^(?:traditional-ruler|angular-axis|near-cusp|sign-edge|sect)/
  for (const chart of randomCharts(40, { timeKnown: false }))
    expect(idsOf(chart).filter((id) => needTime.test(id))).toEqual([])
})

test('ids are unique, and weights lie between 0 and 1 in descending order', () => {
  for (const chart of randomCharts(150, { timeKnown: true })) {
    const facts = derivedFacts(chart)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    const weights = facts.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
    expect(Math.max(...weights)).toBeLessThanOrEqual(1)
    expect(Math.min(...weights)).toBeGreaterThan(0)
  }
})
