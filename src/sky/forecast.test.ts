import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeAlmanac } from './almanac.ts'
import { forecastFacts } from './forecast.ts'
import { houseOf } from './houses.ts'
import { julianDay } from './julian-day.ts'
import { natalChart } from './natal-chart.ts'
import { openEphemeris } from './packed-ephemeris.ts'
import { zodiacPosition } from './zodiac.ts'

const DAY = 86_400_000
const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const birth = Date.parse('1984-11-02T03:20:00Z')
const place = { lat: 19.08, lon: 72.88 }
const chart = natalChart(ephemeris, { timeKnown: true, epochMilliseconds: birth }, place)
const jd = (iso: string) => julianDay(Date.parse(iso))

function factsOf(from: string, to: string, of = chart) {
  const almanac = makeAlmanac(ephemeris, { fromJdUt: jd(from), toJdUt: jd(to) })
  return forecastFacts(almanac, of)
}

describe('forecast facts', () => {
  const month = factsOf('2026-08-01', '2026-09-01')

  it('have ids made of the event and its date', () => {
    const ids = month.map(({ id }) => id)
    expect(ids).toContain('eclipse:solar:total:2026-08-12')
    expect(ids).toContain('eclipse:lunar:partial:2026-08-28')
    expect(ids).toContain('lunation:new:2026-08-12')
    expect(ids).toContain('ingress:sun:Virgo:2026-08-23')
    expect(ids.some((id) => /^transit:\w+~\w+:\w+:2026-08-\d\d$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('give two transits of one pair on one date ids of their own', () => {
    // Mercury turns retrograde on 26 February 2026, 0.0001° after this natal Venus.
    const window = { fromJdUt: jd('2026-02-20'), toJdUt: jd('2026-03-01') }
    const almanac = makeAlmanac(ephemeris, window)
    const station = almanac.events.find(
      (event) => event.type === 'station' && event.body === 'mercury',
    )
    if (station?.type !== 'station') throw new Error('Mercury has no station')
    const longitude = station.longitude - 0.0001
    const venus = { ...chart.bodies.venus, longitude }
    const near = { ...chart, bodies: { ...chart.bodies, venus } }
    const id = `transit:mercury~venus:conjunction:${station.at.slice(0, 10)}`
    const ids = forecastFacts(almanac, near).map((fact) => fact.id)
    expect(ids.filter((each) => each.startsWith(id)).sort()).toEqual([id, `${id}:2`])
  })

  it('rank new and full Moons above quarter Moons', () => {
    const weightOf = (phase: string) =>
      month.find(({ id }) => id.startsWith(`lunation:${phase}:`))?.weight ?? Number.NaN
    expect(weightOf('new')).toBeGreaterThan(weightOf('first_quarter'))
    expect(weightOf('full')).toBeGreaterThan(weightOf('last_quarter'))
  })

  it('are the same in a day, in its week and in its month', () => {
    const days = Array.from({ length: 31 }, (_, day) => {
      const from = Date.parse('2026-08-01') + day * DAY
      return factsOf(new Date(from).toISOString(), new Date(from + DAY).toISOString())
    }).flat()
    const inOrder = (facts: typeof days) => [...facts].sort((a, b) => (a.id < b.id ? -1 : 1))
    expect(inOrder(days)).toEqual(inOrder(month))
  })

  it('rank rare events above daily ones', () => {
    const weights = month.map(({ weight }) => weight)
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true)
    expect(month[0]?.kind).toBe('eclipse')
  })

  it('include the natal house of the event', () => {
    const eclipse = month.find(({ id }) => id === 'eclipse:solar:total:2026-08-12')
    if (eclipse?.kind !== 'eclipse') throw new Error('No eclipse')
    expect(eclipse).toMatchObject({ sign: 'Leo', degrees: 20, of: 'solar', class: 'total' })
    expect(eclipse.house).toBe(houseOf(140.03, chart.houses?.cusps ?? []))
  })

  it('follow the Moon through the houses without a gap', () => {
    const stays = month
      .filter((fact) => fact.kind === 'moon-in-house')
      .sort((one, other) => (one.at < other.at ? -1 : 1))
    expect(stays[0]?.at).toBe('2026-08-01T00:00:00Z')
    expect(stays.at(-1)?.until).toBe('2026-09-01T00:00:00Z')
    stays.slice(1).forEach(({ at }, index) => {
      expect(at).toBe(stays[index]?.until)
    })
    for (const { at, until, house } of stays) {
      const middle = (jd(at) + jd(until)) / 2
      const { longitude } = ephemeris.position('moon', middle)
      expect(houseOf(longitude, chart.houses?.cusps ?? [])).toBe(house)
    }
  })

  it('follow the Moon through the signs, with a birth time and without', () => {
    const from = Date.parse('1984-11-02')
    const day = { from, to: from + DAY }
    const moment = { timeKnown: false, epochMilliseconds: from + DAY / 2, day } as const
    const untimed = factsOf('2026-08-01', '2026-09-01', natalChart(ephemeris, moment, place))
    for (const facts of [month, untimed]) {
      const stays = facts
        .filter((fact) => fact.kind === 'moon-in-sign')
        .sort((one, other) => (one.at < other.at ? -1 : 1))
      expect(stays.length).toBeGreaterThan(40)
      expect(stays[0]?.at).toBe('2026-08-01T00:00:00Z')
      expect(stays.at(-1)?.until).toBe('2026-09-01T00:00:00Z')
      stays.slice(1).forEach(({ at }, index) => {
        expect(at).toBe(stays[index]?.until)
      })
      for (const { id, at, until, sign } of stays) {
        const { longitude } = ephemeris.position('moon', (jd(at) + jd(until)) / 2)
        expect(zodiacPosition(longitude).sign).toBe(sign)
        expect(id).toBe(`moon-in-sign:${sign}:${at.slice(0, 10)}`)
      }
    }
  })

  it('name the house that a planet enters, also when retrograde', () => {
    const entries = factsOf('2026-01-01', '2027-01-01').filter(({ kind }) => kind === 'house-entry')
    expect(entries.length).toBeGreaterThan(40)
    for (const entry of entries) {
      if (entry.kind !== 'house-entry') continue
      const { longitude } = ephemeris.position(entry.body, jd(entry.at) + 120 / 86_400)
      expect(houseOf(longitude, chart.houses?.cusps ?? [])).toBe(entry.house)
    }
    expect(entries.some((entry) => entry.kind === 'house-entry' && entry.retrograde)).toBe(true)
  })

  it('without a birth time name no house, and are certain only within one date', () => {
    const from = Date.parse('1984-11-02')
    const day = { from, to: from + DAY }
    const moment = { timeKnown: false, epochMilliseconds: from + DAY / 2, day } as const
    const facts = factsOf('2026-08-01', '2026-09-01', natalChart(ephemeris, moment, place))
    expect(facts.some(({ kind }) => kind === 'moon-in-house' || kind === 'house-entry')).toBe(false)
    expect(facts.some((fact) => 'house' in fact)).toBe(false)
    const moving = facts.filter((fact) => fact.kind === 'transit')
    expect(moving.some(({ certain }) => certain)).toBe(true)
    for (const { certain, earliest, latest } of moving)
      expect(certain).toBe(earliest?.slice(0, 10) === latest?.slice(0, 10))
  })
})
