import { describe, expect, it } from 'vitest'
import { type Body, bodies } from './bodies.ts'
import type { Chart, PlacedBody } from './chart.ts'
import { synastry } from './synastry.ts'
import { synastryFacts } from './synastry-facts.ts'
import { zodiacPosition } from './zodiac.ts'

/** A chart with all points at 15° Virgo except the given ones; equal houses from the Ascendant. */
function chartWith(longitudes: Partial<Record<Body, number>>, asc = 15): Chart {
  const mc = (asc + 270) % 360
  const at = (longitude: number) => ({ longitude, speed: 1, ...zodiacPosition(longitude) })
  const placed = bodies.map((body): [Body, PlacedBody] => {
    return [body, { ...at(longitudes[body] ?? 165), retrograde: false }]
  })
  return {
    jdUt: 2451545,
    timeKnown: true,
    bodies: Object.fromEntries(placed) as Chart['bodies'],
    angles: { asc: at(asc), mc: at(mc) },
    houses: {
      system: 'equal',
      cusps: Array.from({ length: 12 }, (_, index) => (asc + index * 30) % 360),
    },
    aspects: [],
  }
}

/** The same without a time; every body moves a degree before and after noon, the Moon seven. */
function withoutTime({ houses: _houses, angles: _angles, ...chart }: Chart): Chart {
  const moved = bodies.map((body): [Body, PlacedBody] => {
    const { longitude } = chart.bodies[body]
    const way = body === 'moon' ? 7 : 1
    const wholeDay = { lowest: longitude - way, highest: longitude + way, isStation: false }
    return [body, { ...chart.bodies[body], wholeDay }]
  })
  return { ...chart, timeKnown: false, bodies: Object.fromEntries(moved) as Chart['bodies'] }
}

const idsOf = (you: Chart, partner: Chart) => synastryFacts(synastry(you, partner)).map((f) => f.id)

describe('two charts', () => {
  it('make aspects with each other, by the orbs of one chart', () => {
    const you = chartWith({ sun: 10 })
    const partner = chartWith({ moon: 139.5, venus: 19.9, mars: 18.1 })
    const ids = idsOf(you, partner)
    expect(ids).toContain('synastry:you.sun~partner.moon:trine')
    expect(ids).toContain('synastry:you.sun~partner.venus:conjunction')
    // Your Sun gives ten degrees; your ascendant at 15 gives eight.
    expect(ids).toContain('synastry:you.asc~partner.mars:conjunction')
    expect(idsOf(chartWith({ sun: 10 }), chartWith({ moon: 141 }))).not.toContain(
      'synastry:you.sun~partner.moon:trine',
    )
  })

  it('put the bodies of each into the houses of the other', () => {
    const ids = idsOf(chartWith({ sun: 10 }, 15), chartWith({ venus: 200 }, 100))
    expect(ids).toContain('overlay:partner.venus:7')
    expect(ids).toContain('overlay:you.sun:10')
    expect(ids.filter((id) => id.startsWith('overlay:'))).toHaveLength(24)
  })

  it('are symmetric when the two people swap places', () => {
    const [one, other] = [chartWith({ sun: 10, mars: 77 }, 40), chartWith({ moon: 131 }, 200)]
    const swapped = idsOf(other, one).map((id) =>
      id
        .replace(/you\.(\w+)~partner\.(\w+)/, 'you.$2~partner.$1')
        .replace(/overlay:(you|partner)/, (_, whose) =>
          whose === 'you' ? 'overlay:partner' : 'overlay:you',
        ),
    )
    expect(swapped.sort()).toEqual(idsOf(one, other).sort())
  })

  it('have a unique id and a weight from 0 to 1 for each fact', () => {
    const facts = synastryFacts(synastry(chartWith({ sun: 10 }), chartWith({ moon: 131 })))
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    for (const { weight } of facts) {
      expect(weight).toBeGreaterThan(0)
      expect(weight).toBeLessThanOrEqual(1)
    }
  })
})

describe('two charts, one without a birth time', () => {
  it('make only aspects that hold at any time of the day', () => {
    const you = chartWith({ sun: 10 })
    const close = chartWith({ moon: 131, venus: 10, saturn: 17.5 })
    const [tight] = synastry(you, withoutTime(close)).aspects.filter(
      ({ you: mine, partner }) => mine === 'sun' && partner === 'moon',
    )
    expect(tight?.orbDegrees).toBeCloseTo(8)
    const ids = idsOf(you, withoutTime(close))
    expect(ids).toContain('synastry:you.sun~partner.venus:conjunction')
    expect(ids).toContain('synastry:you.sun~partner.saturn:conjunction')
    expect(idsOf(you, withoutTime(chartWith({ moon: 134 })))).not.toContain(
      'synastry:you.sun~partner.moon:trine',
    )
  })

  it('have overlays in one direction, and only of bodies that stay in one house', () => {
    const you = chartWith({})
    const ids = idsOf(you, withoutTime(chartWith({ venus: 194.5, moon: 20, mars: 200 })))
    expect(ids).toContain('overlay:partner.mars:7')
    expect(ids.some((id) => id.startsWith('overlay:partner.venus'))).toBe(false)
    expect(ids.some((id) => id.startsWith('overlay:partner.moon'))).toBe(false)
    expect(ids.some((id) => id.startsWith('overlay:you'))).toBe(false)
    expect(ids.some((id) => id.includes('partner.asc'))).toBe(false)
  })
})
