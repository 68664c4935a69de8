import { describe, expect, it } from 'vitest'
import { findAspects } from './aspects.ts'
import { type Body, bodies, planets } from './bodies.ts'
import type { Chart, PlacedBody, WholeDay } from './chart.ts'
import { houseOf } from './houses.ts'
import { phaseAt } from './moon-phase.ts'
import { chartFacts } from './natal-facts.ts'
import { zodiacPosition } from './zodiac.ts'

const longitudes: Record<Body, number> = {
  sun: 271,
  moon: 95,
  mercury: 275,
  venus: 283,
  mars: 288.5,
  jupiter: 40,
  saturn: 160,
  uranus: 92,
  neptune: 280,
  pluto: 226,
  chiron: 100,
  true_node: 310,
  mean_node: 311,
}
const cusps = Array.from({ length: 12 }, (_, index) => (index * 30 + 275) % 360)

function placed(longitude: number, changes: Partial<PlacedBody> = {}): PlacedBody {
  const house = houseOf(longitude, cusps)
  const speed = 1
  return {
    longitude,
    speed,
    retrograde: false,
    house,
    ...zodiacPosition(longitude),
    ...changes,
  }
}

/** Asc 5° Capricorn, MC 5° Libra, four planets in Capricorn. */
function knownChart(): Chart {
  const placedBodies = Object.fromEntries(
    bodies.map((body) => [body, placed(longitudes[body])]),
  ) as Chart['bodies']
  const points = planets.map((point) => ({ point, longitude: longitudes[point], speed: 1 }))
  return {
    jdUt: 2447892,
    timeKnown: true,
    bodies: placedBodies,
    angles: {
      asc: { longitude: 275, speed: 360, ...zodiacPosition(275) },
      mc: { longitude: 185, speed: 360, ...zodiacPosition(185) },
    },
    houses: { system: 'equal', cusps },
    aspects: findAspects(points),
  }
}

/** The same day without a time: everything moves two degrees, from one before to one after. */
function unknownChart(changes: Partial<Record<Body, Partial<WholeDay>>> = {}): Chart {
  const { jdUt, bodies: known } = knownChart()
  const unknown = Object.fromEntries(
    bodies.map((body) => {
      const { house: _, ...position } = known[body]
      const { longitude } = position
      const course = { lowest: longitude - 1, highest: longitude + 1, isStation: false }
      return [body, { ...position, wholeDay: { ...course, ...changes[body] } }]
    }),
  ) as Chart['bodies']
  return { jdUt, timeKnown: false, bodies: unknown, aspects: [] }
}

const idsOf = (chart: Chart) => chartFacts(chart).map(({ id }) => id)
const factOf = (chart: Chart, id: string) => chartFacts(chart).find((fact) => fact.id === id)

describe('the facts of a chart', () => {
  it('name every placement but the mean node, and every house', () => {
    const ids = idsOf(knownChart())
    expect(ids.filter((id) => id.startsWith('placement:'))).toHaveLength(12)
    expect(ids).toContain('placement:true_node')
    expect(ids).not.toContain('placement:mean_node')
    expect(ids).toContain('house:5:jupiter')
    expect(ids.filter((id) => id.startsWith('house:'))).toHaveLength(12)
  })

  it('name angles, their rulers and aspects', () => {
    const facts = knownChart()
    expect(factOf(facts, 'angle:asc')).toMatchObject({ sign: 'Capricorn', degrees: 5, minutes: 0 })
    expect(factOf(facts, 'ruler:asc')).toMatchObject({ body: 'saturn', sign: 'Virgo', house: 9 })
    expect(factOf(facts, 'ruler:mc')).toMatchObject({ body: 'venus', sign: 'Capricorn', house: 1 })
    expect(factOf(facts, 'aspect:sun~moon:opposition')).toMatchObject({ orbDegrees: 4 })
  })

  it('name clusters, and strong or absent elements and qualities', () => {
    const ids = idsOf(knownChart())
    expect(ids).toContain('cluster:sign:Capricorn')
    expect(ids).toContain('cluster:house:1')
    expect(ids).toContain('balance:element:earth:strong')
    expect(ids).toContain('balance:element:fire:absent')
    expect(ids).toContain('balance:element:air:absent')
    expect(ids).not.toContain('balance:element:water:strong')
    expect(factOf(knownChart(), 'balance:element:earth:strong')).toMatchObject({
      planets: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'neptune'],
    })
  })

  it('count three planets in a sign or a house as a cluster, and two as none', () => {
    const chart = knownChart()
    chart.bodies.venus = placed(40)
    chart.bodies.mars = placed(45)
    expect(idsOf(chart)).toContain('cluster:sign:Capricorn')
    expect(factOf(chart, 'cluster:sign:Taurus')).toMatchObject({
      planets: ['venus', 'mars', 'jupiter'],
    })
    chart.bodies.mars = placed(350)
    expect(idsOf(chart)).not.toContain('cluster:sign:Taurus')
  })

  it('call an element strong from five planets', () => {
    const chart = knownChart()
    chart.bodies.venus = placed(310)
    chart.bodies.mars = placed(310)
    expect(idsOf(chart)).toContain('balance:element:earth:strong')
    chart.bodies.neptune = placed(310)
    expect(idsOf(chart)).not.toContain('balance:element:earth:strong')
  })

  it('name the modern ruler of each rising sign', () => {
    const rulerOf = (longitude: number) => {
      const chart = knownChart()
      if (chart.angles) chart.angles.asc = { longitude, speed: 360, ...zodiacPosition(longitude) }
      const fact = factOf(chart, 'ruler:asc')
      return fact?.kind === 'ruler' ? fact.body : undefined
    }
    expect(Array.from({ length: 12 }, (_, sign) => rulerOf(30 * sign + 5))).toEqual([
      'mars',
      'venus',
      'mercury',
      'moon',
      'sun',
      'mercury',
      'venus',
      'pluto',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
    ])
  })

  it('each have a unique id and a weight from 0 to 1, in descending order of weight', () => {
    const facts = chartFacts(knownChart())
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    const weights = facts.map(({ weight }) => weight)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    expect(Math.max(...weights)).toBeLessThanOrEqual(1)
    expect(Math.min(...weights)).toBeGreaterThan(0)
  })

  it('give a close aspect more weight than a wide one of the same points', () => {
    const close = knownChart()
    const wide = knownChart()
    const square = { a: 'sun', b: 'saturn', aspect: 'square', applying: true } as const
    close.aspects = [{ ...square, orbDegrees: 0.1 }]
    wide.aspects = [{ ...square, orbDegrees: 9 }]
    const weightIn = (chart: Chart) => factOf(chart, 'aspect:sun~saturn:square')?.weight ?? 0
    expect(weightIn(close)).toBeGreaterThan(weightIn(wide) + 0.2)
  })

  it('give more weight to angular houses, to bodies on an angle and to the chart ruler', () => {
    const weightIn = (chart: Chart, id: string) => factOf(chart, id)?.weight ?? Number.NaN
    const cadent = knownChart()
    cadent.bodies.pluto.house = 3
    const angular = knownChart()
    angular.bodies.pluto.house = 4
    const gain = weightIn(angular, 'house:4:pluto') - weightIn(cadent, 'house:3:pluto')
    expect(gain).toBeCloseTo(0.05, 5)
    const plutoWith = (orbDegrees: number) => {
      const chart = knownChart()
      const onAngle = { a: 'pluto', b: 'asc', aspect: 'conjunction', orbDegrees } as const
      chart.aspects.push({ ...onAngle, applying: true })
      return weightIn(chart, 'placement:pluto')
    }
    expect(plutoWith(5.9) - plutoWith(6.1)).toBeCloseTo(0.15, 5)
    const scorpio = knownChart()
    if (scorpio.angles) scorpio.angles.asc = { longitude: 215, speed: 360, ...zodiacPosition(215) }
    const ruler = weightIn(scorpio, 'placement:pluto')
    expect(ruler - weightIn(knownChart(), 'placement:pluto')).toBeCloseTo(0.1, 5)
  })

  it('are the same for the same chart', () => {
    expect(chartFacts(knownChart())).toEqual(chartFacts(knownChart()))
  })
})

describe('the facts of a chart without a birth time', () => {
  it('have no angles, no rulers, no houses, and no degree that changes in the day', () => {
    const chart = unknownChart({ pluto: { lowest: 226.001, highest: 226.01 } })
    const facts = chartFacts(chart)
    const kinds = new Set(facts.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['placement', 'cluster', 'balance', 'moon-phase']))
    expect(factOf(chart, 'placement:mars')).not.toHaveProperty('degrees')
    expect(factOf(chart, 'placement:pluto')).toMatchObject({ degrees: 16, minutes: 0 })
  })

  it('leave out retrograde for a body with a station that day', () => {
    const chart = unknownChart({ mars: { isStation: true } })
    expect(factOf(chart, 'placement:mars')).not.toHaveProperty('retrograde')
    expect(factOf(chart, 'placement:venus')).toHaveProperty('retrograde', false)
  })

  it('name both signs of a body that changes sign, and count it in neither cluster', () => {
    const chart = unknownChart()
    chart.bodies.venus.signsOfTheDay = ['Capricorn', 'Aquarius']
    expect(factOf(chart, 'placement:venus')).toMatchObject({
      certain: false,
      signsOfTheDay: ['Capricorn', 'Aquarius'],
    })
    const cluster = factOf(chart, 'cluster:sign:Capricorn')
    expect(cluster).toMatchObject({ planets: ['sun', 'mercury', 'mars', 'neptune'], certain: true })
    // Aquarius is air: that there is none is no longer certain.
    expect(idsOf(chart)).not.toContain('balance:element:air:absent')
    expect(idsOf(unknownChart())).toContain('balance:element:air:absent')
  })

  it('name the Moon phase only when it lasts all day', () => {
    expect(idsOf(unknownChart())).toContain('moon-phase:full')
    // From 157° to 172° past the Sun: a waxing gibbous Moon becomes full.
    const changing = unknownChart({ moon: { lowest: 427, highest: 444 } })
    expect(idsOf(changing).some((id) => id.startsWith('moon-phase'))).toBe(false)
  })
})

it.each([
  [0, 'new'],
  [337.6, 'new'],
  [22.4, 'new'],
  [22.6, 'waxing-crescent'],
  [90, 'first-quarter'],
  [140, 'waxing-gibbous'],
  [180, 'full'],
  [-140, 'waning-gibbous'],
  [270, 'last-quarter'],
  [315, 'waning-crescent'],
] as const)('a Moon %s° past the Sun is %s', (elongation, phase) => {
  expect(phaseAt(elongation)).toBe(phase)
})
