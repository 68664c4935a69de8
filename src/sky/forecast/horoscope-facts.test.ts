import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import type { HoroscopeFact } from '../forecast-facts.ts'
import { julianDay } from '../julian-day.ts'
import { openEphemeris } from '../packed-ephemeris.ts'
import { createSkyCache } from '../sky-cache.ts'
import { utcDates } from '../time-window.ts'
import { horoscopeFacts } from './horoscope-facts.ts'

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const sky = { ephemeris, ...createSkyCache(ephemeris) }
const jd = (iso: string) => julianDay(Date.parse(iso))

interface Person {
  timeKnown?: boolean
  birthday?: string
}

function factsOf(id: string, [from, to]: [string, string], person: Person = {}) {
  const birth = referenceBirths.find((one) => one.id === id)
  if (!birth) throw new Error(`There is no birth ${id}`)
  const { timeKnown = true, birthday } = person
  const window = { fromJdUt: jd(from), toJdUt: jd(to) }
  const period = { window, dates: utcDates(window), ...(birthday && { birthday }) }
  return horoscopeFacts(sky, referenceChart(birth, { timeKnown }), period)
}

const factOf = (facts: HoroscopeFact[], id: string) => facts.find((fact) => fact.id === id)

function windowsOf(facts: HoroscopeFact[], start: string) {
  return facts
    .filter((fact) => fact.kind === 'transit-window')
    .filter(({ id }) => id.startsWith(`${start}:`))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
}

const january: [string, string] = ['2027-01-01', '2027-02-01']
const december: [string, string] = ['2026-12-01', '2027-01-01']

describe('the history of a slow transit', () => {
  const facts = factsOf('d027', january)

  it('numbers the pass, and has the other passes of its series', () => {
    const passes = ['2026-03-08', '2026-07-07', '2027-01-13'].map((date) =>
      factOf(facts, `transit:pluto~uranus:conjunction:${date}`),
    )
    expect(passes).toMatchObject([
      { at: '2026-03-08T21:31:47Z', pass: { number: 1, of: 3 }, retrograde: false },
      { at: '2026-07-07T12:13:10Z', pass: { number: 2, of: 3 }, retrograde: true },
      { at: '2027-01-13T15:51:58Z', pass: { number: 3, of: 3 }, retrograde: false },
    ])
    expect(passes[2]).toMatchObject({ sign: 'Aquarius', house: 4 })
  })

  it('counts a station within 0°15′ as a touch, after which nothing is the last', () => {
    const last = factOf(facts, 'transit:pluto~uranus:conjunction:2027-01-13')
    expect(last).toMatchObject({ pass: { hasLaterTouch: true } })
    const station = windowsOf(facts, 'orb:pluto~uranus:conjunction').at(-1)
    expect(station).toMatchObject({ touch: 'station', passes: [] })
    expect(station?.closest?.at.slice(0, 10)).toBe('2027-10-18')
    expect(station?.closest?.orbDegrees).toBeCloseTo(0.01, 2)
    const square = factOf(facts, 'transit:mars~mars:square:2027-01-21')
    expect(square).toMatchObject({ pass: { number: 2, of: 3 } })
    expect(square).not.toMatchObject({ pass: { hasLaterTouch: true } })
  })

  it('begins and ends within a degree of exactness', () => {
    const [, ...windows] = windowsOf(facts, 'orb:pluto~uranus:conjunction')
    expect(windows.map(({ at, until }) => [at.slice(0, 10), until.slice(0, 10)])).toEqual([
      ['2026-02-02', '2026-08-20'],
      ['2026-12-09', '2027-02-14'],
      ['2027-08-07', '2027-12-23'],
    ])
    const natal = referenceChart(referenceBirths.find(({ id }) => id === 'd027') as never).bodies
      .uranus
    for (const { at, until } of windows)
      for (const edge of [at, until]) {
        const distance = ephemeris.position('pluto', jd(edge)).longitude - natal.longitude
        expect(Math.abs(distance)).toBeCloseTo(1, 5)
      }
  })

  it('comes near again without touching', () => {
    const week = factsOf('d079', ['2026-12-27', '2027-01-03'])
    const last = windowsOf(week, 'orb:pluto~sun:square').at(-1)
    expect(last).toMatchObject({ touch: 'near', passes: [], at: '2027-08-26T02:14:25Z' })
    expect(last?.closest?.orbDegrees).toBeCloseTo(0.408, 2)
  })

  it('includes what is still running without a pass in the period', () => {
    const quiet = factsOf('d027', ['2026-12-20', '2026-12-21'])
    const passes = quiet.filter(({ id }) => id.startsWith('transit:pluto~uranus:conjunction'))
    const dates = passes.map((fact) => ('at' in fact ? fact.at.slice(0, 10) : '')).sort()
    expect(dates).toEqual(['2026-03-08', '2026-07-07', '2027-01-13'])
    expect(windowsOf(quiet, 'orb:pluto~uranus:conjunction')).toHaveLength(4)
  })

  it('is the same in a day, in its week and in its month', () => {
    const isHistory = ({ kind }: HoroscopeFact) => kind === 'transit-window' || kind === 'touch'
    const isOfDay = (fact: HoroscopeFact) => 'at' in fact && fact.at.startsWith('2027-01-13')
    const day = factsOf('d027', ['2027-01-13', '2027-01-14'])
    const shared = day.filter((fact) => isOfDay(fact) || isHistory(fact))
    expect(shared.length).toBeGreaterThan(20)
    for (const fact of shared)
      if (fact.kind !== 'sky-position') expect(factOf(facts, fact.id), fact.id).toEqual(fact)
  })

  it('is followed by what comes next', () => {
    const day = factsOf('d027', ['2027-01-13', '2027-01-14'])
    const next = day.filter(
      (fact) => 'at' in fact && fact.at > '2027-01-14' && fact.at < '2027-01-21',
    )
    expect(next.map(({ id }) => id)).toContain('lunation:first_quarter:2027-01-15')
    expect(next.some(({ id }) => id.startsWith('transit:moon'))).toBe(false)
  })
})

describe('touches', () => {
  it('find the full Moon on the Ascendant, whatever house it is in', () => {
    const touch = factOf(factsOf('d034', december), 'touch:full:2026-12-24~asc:conjunction')
    expect(touch).toMatchObject({ kind: 'touch', event: { phase: 'full', house: 12 } })
    expect((touch as { orbDegrees: number }).orbDegrees).toBeCloseTo(1.75, 2)
  })

  it('find aspects of a lunation within 3°, and a station within 1°, or 1.5° beside a point', () => {
    const ids = factsOf('d027', january).map(({ id }) => id)
    expect(ids).toContain('touch:new:2027-01-07~sun:square')
    expect(ids).toContain('touch:full:2027-01-22~uranus:opposition')
    expect(ids).toContain('touch:mars:retrograde:2027-01-10~mars:square')
    // 1°05′ from the trine to the Moon, 2°07′ from the one to the Sun.
    const easy = factsOf('d079', december).map(({ id }) => id)
    expect(easy).toContain('touch:full:2026-12-24~moon:trine')
    expect(easy).toContain('touch:full:2026-12-24~sun:trine')
    for (const fact of factsOf('d027', january)) {
      if (fact.kind !== 'touch') continue
      const ofStation = fact.aspect === 'conjunction' ? 1.5 : 1
      expect(fact.orbDegrees).toBeLessThanOrEqual(fact.event.kind === 'station' ? ofStation : 3)
    }
    // Jupiter stops 1°22′ past its own place.
    expect(factsOf('d034', december).map(({ id }) => id)).toContain(
      'touch:jupiter:retrograde:2026-12-13~jupiter:conjunction',
    )
  })

  it('of an eclipse stand for those of its lunation', () => {
    const august: [string, string] = ['2026-08-01', '2026-09-01']
    const ids = referenceBirths
      .slice(0, 20)
      .flatMap(({ id }) => factsOf(id, august))
      .map(({ id }) => id)
    const ofEclipse = ids.filter((id) => id.startsWith('touch:solar:total:2026-08-12'))
    expect(ofEclipse).not.toEqual([])
    expect(ofEclipse.filter((id) => /:(?:trine|sextile)$/.test(id))).toEqual([])
    expect(ids.some((id) => id.startsWith('touch:new:2026-08-12'))).toBe(false)
  })
})

test('the chart is there with its rulers, dignities and near cusps, and weighs less than what happens', () => {
  const charts = referenceBirths.slice(0, 12).map(({ id }) => factsOf(id, january))
  const ids = charts.flat().map(({ id }) => id)
  for (const start of ['placement:moon', 'cusp:7', 'traditional-ruler:', 'dignity:', 'near-cusp:'])
    expect(
      ids.some((id) => id.startsWith(start)),
      start,
    ).toBe(true)
  for (const facts of charts) expect(facts[0] && 'at' in facts[0]).toBe(true)
})

describe('without a birth time', () => {
  const facts = factsOf('d027', january, { timeKnown: false })

  it('nothing names an angle or a house', () => {
    for (const fact of facts) {
      expect(fact.id).not.toMatch(/house|asc|~mc|cusp|node-return/)
      expect('house' in fact && fact.house !== undefined).toBe(false)
    }
  })

  it('a stay lasts only as long as it does for every birth time of that day', () => {
    const known = windowsOf(factsOf('d027', january), 'orb:pluto~uranus:conjunction')
    const open = windowsOf(facts, 'orb:pluto~uranus:conjunction')
    expect(open.length).toBeGreaterThan(0)
    for (const { at, until } of open) {
      const own = known.find((one) => one.at <= at && one.until >= until)
      expect(own, at).toBeDefined()
    }
  })

  it('a touch holds all day', () => {
    for (const fact of facts) {
      if (fact.kind !== 'touch') continue
      expect(fact.natal).not.toBe('moon')
    }
  })
})

describe('returns', () => {
  it('of the nodes are found once, at the place or opposite it', () => {
    const found = Array.from({ length: 20 }, (_, year) =>
      factsOf('d027', [`${2020 + year}-01-01`, `${2021 + year}-01-01`]).filter(
        ({ kind }) => kind === 'node-return',
      ),
    ).flat()
    expect(found).toHaveLength(2)
    const [one, other] = found as { at: string; isOpposite: boolean }[]
    expect(one?.isOpposite).not.toBe(other?.isOpposite)
    const years = (Date.parse(other?.at ?? '') - Date.parse(one?.at ?? '')) / 31_557_600_000
    expect(years).toBeCloseTo(9.3, 1)
  })

  it('of the birthday are on its date only', () => {
    const birthdays = (range: [string, string]) =>
      factsOf('d027', range, { birthday: '01-31' }).filter(({ kind }) => kind === 'birthday')
    expect(birthdays(january)).toMatchObject([
      { id: 'birthday:2027-01-31', at: '2027-01-31T00:00:00Z', until: '2027-02-01T00:00:00Z' },
    ])
    expect(birthdays(['2027-01-30', '2027-01-31'])).toEqual([])
    expect(birthdays(['2027-02-01', '2027-03-01'])).toEqual([])
  })

  it('of a planet to a house are known from its first entry', () => {
    const entries = factsOf('d027', ['2024-01-01', '2027-12-31']).filter(
      (fact) => fact.kind === 'house-entry',
    )
    const again = entries.filter((fact) => fact.again && fact.at > '2026')
    expect(again.length).toBeGreaterThan(0)
    for (const { body, house, at } of again) {
      const left = entries.some(
        (one) =>
          one.body === body && one.retrograde && (one.house % 12) + 1 === house && one.at < at,
      )
      expect(left, `${body} ${at}`).toBe(true)
    }
  })
})
