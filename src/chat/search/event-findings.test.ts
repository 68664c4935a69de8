import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DAY } from '#durations.ts'
import { readersDate } from '#lore/readers-clock.ts'
import { julianDay } from '#sky/julian-day.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { natalTargets } from '#sky/transits.ts'
import { signs } from '#sky/zodiac.ts'
import { chatSky, ephemeris, libraMidheavenChart } from '#testing/chat-sky.ts'
import { skyStates, stateChanges } from '#testing/state-changes.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { DatedFact } from '../findings.ts'
import type { EventPattern, QuestionOf } from '../question.ts'
import { search } from './search.ts'

type When = QuestionOf<'when'>

const sky = chatSky()
const now = sky.now.getTime()
const states = skyStates(ephemeris)
const cusps = sky.chart.houses?.cusps ?? []

function when(event: EventPattern, which: When['which'], options: Partial<When> = {}, of = sky) {
  const found = search({ kind: 'when', event, which, ...options }, of)
  if (found?.kind !== 'event') throw new Error('Nothing was searched')
  return found
}

const span = (from: string, to: string) => ({ from, to, words: 'then' })
const instant = (moment: DatedFact | undefined) => Date.parse(moment?.fact.at ?? '')

/** Equal within two seconds, in order. */
function expectInstants(moments: DatedFact[], reference: number[]) {
  expect(moments.map(({ fact }) => fact.at.slice(0, 16))).toHaveLength(reference.length)
  const late = moments.filter((moment, index) => {
    return Math.abs(instant(moment) - (reference[index] ?? 0)) > 2000
  })
  expect(late).toEqual([])
}

const isSlow = (body: string) => ['jupiter', 'saturn', 'uranus', 'neptune'].includes(body)

describe('transits', () => {
  it.each(['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const)(
    'of %s are all that a scan of its longitudes finds',
    (body) => {
      const days = span('2026-12-01', '2027-04-30')
      const found = when({ of: 'transit', body }, 'all', { span: days })
      const reference = natalTargets(sky.chart).flatMap(({ longitude }) =>
        stateChanges(states.aspectSector(body, longitude), {
          from: '2026-12-01T00:00:00Z',
          to: '2027-04-30T23:00:00Z',
          stepHours: 1,
        }),
      )
      const inOrder = reference.map(({ at }) => at).sort((one, other) => one - other)
      const shown = inOrder.slice(0, 60)
      expect(shown.length).toBeGreaterThan(0)
      expectInstants(found.all, shown)
    },
  )

  it('of a series know their number, as a count of the crossings does', () => {
    const event = { of: 'transit', body: 'saturn', natal: 'mc', aspect: 'opposition' } as const
    const { answer } = when(event, 'next')
    const natal = natalTargets(sky.chart).find(({ point }) => point === 'mc')?.longitude ?? 0
    const crossings = stateChanges(states.aspectSector('saturn', natal), {
      from: '2026-06-01T00:00:00Z',
      to: '2028-08-01T00:00:00Z',
    }).filter(({ at }) => {
      const { longitude } = ephemeris.position('saturn', julianDay(at))
      return Math.abs(((longitude - natal + 360) % 360) - 180) < 1
    })
    expect(crossings).toHaveLength(3)
    expect(answer?.pass).toMatchObject({ number: 1, of: 3 })
    expect(answer?.fact).toMatchObject({ pass: { number: 1, of: 3 } })
    const dates = [answer?.fact.at, ...(answer?.pass?.others.map(({ at }) => at) ?? [])]
    expect(dates.map((at) => at?.slice(0, 10))).toEqual(
      crossings.map(({ at }) => new Date(at).toISOString().slice(0, 10)),
    )
  })

  it('end with the last exact pass of the series that is running', () => {
    // Saturn crosses the sextile to the Moon on June 4 and September 17, 2026, and on February 24, 2027.
    const ended = when({ of: 'transit', body: 'saturn' }, 'end')
    expect(ended.answer?.fact.id).toBe('transit:saturn~moon:sextile:2027-02-24')
    expect(ended.all.map(({ pass }) => pass?.number)).toEqual([1, 2, 3])
    const begun = when({ of: 'transit', body: 'saturn' }, 'begin')
    expect(begun.answer?.fact.at.slice(0, 10)).toBe('2026-06-04')
    expect(begun.until?.fact.id).toBe(ended.answer?.fact.id)
  })

  it('still run within one degree of the last pass, and then no more', () => {
    const event = { of: 'transit', body: 'saturn', natal: 'moon', aspect: 'sextile' } as const
    const last = Date.parse('2027-02-24T11:02:47Z')
    const endAt = (days: number) =>
      when(event, 'end', {}, chatSky({ now: new Date(last + days * DAY) })).answer?.fact.at
    // Saturn moves about seven minutes of arc a day.
    expect(endAt(7)?.slice(0, 10)).toBe('2027-02-24')
    expect(endAt(11)?.slice(0, 10)).not.toBe('2027-02-24')
  })

  it('of one date and pair have numbers and ids of their own', () => {
    // Mercury turns retrograde on February 9, 2027; this Venus lies just before that point.
    const station = when({ of: 'station', body: 'mercury' }, 'next').answer?.fact
    if (station?.kind !== 'station') throw new Error('Mercury has no station')
    const turning = ephemeris.position('mercury', julianDay(Date.parse(station.at))).longitude
    const { chart } = sky
    const venus = { ...chart.bodies.venus, longitude: turning - 0.0001 }
    const near = chatSky({ chart: { ...chart, bodies: { ...chart.bodies, venus } } })
    const event = { of: 'transit', body: 'mercury', natal: 'venus', aspect: 'conjunction' } as const
    const { all } = when(event, 'all', { span: span('2027-02-09', '2027-02-09') }, near)
    const id = 'transit:mercury~venus:conjunction:2027-02-09'
    expect(all.map(({ fact }) => fact.id)).toEqual([id, `${id}:2`])
    expect(all.map(({ pass }) => pass?.number)).toEqual([1, 2])
  })
})

describe('stays', () => {
  const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

  it.each(bodies)('of %s in the signs are what a scan finds', (body) => {
    const years = body === 'saturn' ? '2057' : body === 'jupiter' ? '2040' : '2028'
    const changes = stateChanges(states.sign(body), {
      from: sky.now.toISOString(),
      to: `${years}-11-01T00:00:00Z`,
      stepHours: isSlow(body) ? 24 : 3,
    })
    const entered = changes.slice(0, 3)
    for (const { to } of entered) {
      const sign = signs[to]
      const first = changes.findIndex((change) => change.to === to)
      const { answer, until } = when({ of: 'ingress', body, ...(sign && { sign }) }, 'next')
      expect(instant(answer) - (changes[first]?.at ?? 0)).toBeLessThan(2000)
      expect(answer?.fact).toMatchObject({ kind: 'ingress', sign })
      expect(Math.abs(instant(until) - (changes[first + 1]?.at ?? 0))).toBeLessThan(2000)
    }
  })

  it.each(bodies)('of %s in the houses are what a scan finds', (body) => {
    const changes = stateChanges(states.house(body, cusps), {
      from: sky.now.toISOString(),
      to: `${isSlow(body) ? '2036' : '2028'}-11-01T00:00:00Z`,
      stepHours: isSlow(body) ? 24 : 3,
    })
    const { all } = when({ of: 'house-stay', body }, 'all')
    const shown = changes.slice(0, Math.min(5, all.length))
    expectInstants(
      all.slice(0, shown.length),
      shown.map(({ at }) => at),
    )
    expect(all[0]?.fact).toMatchObject({ kind: 'house-entry', body, house: changes[0]?.to })
  })

  it('find the last visit of a slow planet, with the stays between its retrograde motions', () => {
    const scan = { from: '1996-01-01T00:00:00Z', to: '2001-01-01T00:00:00Z', stepHours: 24 }
    const changes = stateChanges(states.house('saturn', cusps), scan)
    const entry = changes.find(({ to }) => to === 4)
    const exit = changes.findLast(({ to }, index) => to === 5 && changes[index - 1]?.to === 4)
    const { answer, until, all } = when({ of: 'house-stay', body: 'saturn', house: 4 }, 'last')
    expect(Math.abs(instant(answer) - (entry?.at ?? 0))).toBeLessThan(2000)
    expect(Math.abs(instant(until) - (exit?.at ?? 0))).toBeLessThan(2000)
    expect(all).toHaveLength(4)
  })

  it('that are running begin with the first entry and end with the next exit', () => {
    const event = { of: 'ingress', body: 'saturn', sign: 'Aries' } as const
    const changes = stateChanges(states.sign('saturn'), {
      from: '2025-01-01T00:00:00Z',
      to: '2029-01-01T00:00:00Z',
    })
    // Into Aries, back into Pisces, into Aries, into Taurus.
    expect(changes.map(({ to }) => to)).toEqual([0, 11, 0, 1])
    expectInstants([when(event, 'begin').answer as DatedFact], [changes[0]?.at ?? 0])
    const end = when(event, 'end')
    expectInstants([end.answer as DatedFact], [changes[3]?.at ?? 0])
    const summer = chatSky({ now: new Date('2025-07-01T12:00:00Z') })
    const left = when(event, 'end', {}, summer)
    expectInstants(
      [left.answer, left.until] as DatedFact[],
      [changes[1]?.at, changes[3]?.at] as number[],
    )
  })

  it('before the one that is running are the last', () => {
    const { answer, until } = when({ of: 'ingress', body: 'saturn', sign: 'Aries' }, 'last')
    expect([answer, until].map((moment) => moment?.date)).toEqual(['1996-04-07', '1999-03-01'])
    // Without a sign or house, the present one is meant.
    expect(when({ of: 'ingress', body: 'saturn' }, 'last')).toMatchObject({ answer, until })
    const inThird = when({ of: 'house-stay', body: 'saturn', house: 3 }, 'last')
    expect(when({ of: 'house-stay', body: 'saturn' }, 'last').answer).toEqual(inThird.answer)
  })
})

describe('stations and retrogrades', () => {
  it.each(['mercury', 'venus', 'mars', 'jupiter', 'pluto'] as const)(
    'of %s are what a scan finds',
    (body) => {
      const turns = stateChanges(states.isRetrograde(body), {
        from: '2026-05-01T00:00:00Z',
        to: '2029-11-01T00:00:00Z',
      })
      const ahead = turns.filter(({ at }) => at > now)
      const { all } = when({ of: 'station', body }, 'all')
      // A longitude near a station changes so little that a scan misses the instant by minutes.
      ahead.slice(0, 4).forEach(({ at, to }, index) => {
        expect(Math.abs(instant(all[index]) - at)).toBeLessThan(10 * 60_000)
        expect(all[index]?.fact).toMatchObject({ direction: to ? 'retrograde' : 'direct' })
      })
      const next = ahead.findIndex(({ to }) => to)
      const { answer, until } = when({ of: 'retrograde', body }, 'next')
      expect(Math.abs(instant(answer) - (ahead[next]?.at ?? 0))).toBeLessThan(10 * 60_000)
      expect(Math.abs(instant(until) - (ahead[next + 1]?.at ?? 0))).toBeLessThan(10 * 60_000)
    },
  )

  it('that are running begin before now and end after it', () => {
    const during = chatSky({ now: new Date('2027-02-20T12:00:00Z') })
    const event = { of: 'retrograde', body: 'mercury' } as const
    const dateOf = (which: When['which']) => when(event, which, {}, during).answer?.date
    expect([dateOf('begin'), dateOf('end'), dateOf('next'), dateOf('last')]).toEqual([
      '2027-02-09',
      '2027-03-03',
      '2027-06-10',
      '2026-10-24',
    ])
  })
})

describe('lunations and eclipses', () => {
  it('of two years are what a scan of the elongation finds', () => {
    const quarters = stateChanges(states.moonQuarter, {
      from: sky.now.toISOString(),
      to: '2028-11-20T00:00:00Z',
      stepHours: 24,
    })
    const fulls = quarters.filter(({ to }) => to === 2).map(({ at }) => at)
    expectInstants(when({ of: 'lunation', phase: 'full' }, 'all').all, fulls)
    const both = quarters.filter(({ to }) => to % 2 === 0).map(({ at }) => at)
    expectInstants(when({ of: 'lunation' }, 'next').all, both)
  })

  it('in a sign or house are the ones there', () => {
    const inLeo = when({ of: 'lunation', phase: 'full', sign: 'Leo' }, 'next')
    expect(inLeo.answer).toMatchObject({ date: '2027-01-22', fact: { sign: 'Leo' } })
    const inTenth = when({ of: 'lunation', phase: 'new', house: 10 }, 'next')
    expect(inTenth.answer?.fact).toMatchObject({ phase: 'new', house: 10 })
  })

  it('include the eclipses of an independent ephemeris', () => {
    const { eclipses } = JSON.parse(readFileSync('src/sky/testdata/golden-events.json', 'utf8'))
    const golden = (packed: { tenths: string }) => {
      let at = Date.parse('1950-01-01T00:00:00Z')
      return packed.tenths.split(' ').map((gap) => {
        at += Number.parseInt(gap, 36) * 100
        return at
      })
    }
    const reference = [...golden(eclipses.solar), ...golden(eclipses.lunar)]
      .filter((at) => at > now && at < Date.parse('2028-11-20'))
      .sort((one, other) => one - other)
    const { all } = when({ of: 'eclipse' }, 'all')
    expect(all).toHaveLength(reference.length)
    all.forEach((moment, index) => {
      expect(Math.abs(instant(moment) - (reference[index] ?? 0))).toBeLessThan(30_000)
    })
    expect(when({ of: 'eclipse', phase: 'new' }, 'next').answer?.fact).toMatchObject({
      of: 'solar',
    })
  })
})

describe('returns', () => {
  it.each([
    ['1993-11-02T10:51:00Z', 'Europe/London'],
    ['1992-02-29T12:00:00Z', 'America/Los_Angeles'],
    ['1988-12-30T22:00:00Z', 'Pacific/Apia'],
  ])('of the Sun to its place at %s are exact', (birth, timeZone) => {
    const moment = { timeKnown: true, epochMilliseconds: Date.parse(birth) } as const
    const person = chatSky({ chart: natalChart(ephemeris, moment, { lat: 10, lon: 20 }), timeZone })
    const natal = person.chart.bodies.sun.longitude
    const { answer, all } = when({ of: 'return' }, 'next', {}, person)
    expect(all).toHaveLength(3)
    const { longitude } = ephemeris.position('sun', julianDay(instant(answer)))
    expect(Math.abs(longitude - natal) * 3600).toBeLessThan(0.05)
    const year = Number(answer?.fact.at.slice(0, 4))
    const birthday = Date.parse(birth.replace(/^\d{4}/, String(year)).replace('02-29', '02-28'))
    expect(Math.abs(instant(answer) - birthday)).toBeLessThan(1.6 * DAY)
    expect(answer?.date).toBe(readersDate(answer?.fact.at ?? '', timeZone))
  })

  it('of Saturn come after 29 years, with all passes', () => {
    const { answer, all } = when({ of: 'return', body: 'saturn' }, 'last')
    expect(answer?.date).toBe('2023-01-12')
    expect(all.map(({ pass }) => pass?.number)).toEqual([1, 2, 3])
    expect(when({ of: 'return', body: 'saturn' }, 'next').answer?.fact.at.slice(0, 4)).toBe('2052')
  })
})

describe('spans', () => {
  it('in the past have what happened then', () => {
    const found = when({ of: 'retrograde', body: 'mercury' }, 'all', {
      span: span('2026-10-01', '2026-10-31'),
    })
    expect(found.all.map(({ date }) => date)).toEqual(['2026-10-24', '2026-11-13'])
  })

  it.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia'])(
    'are of the calendar in %s',
    (timeZone) => {
      const there: ChatSky = chatSky({ timeZone })
      const days = span('2027-03-14', '2027-03-15')
      const { all } = when({ of: 'transit', body: 'moon' }, 'all', { span: days }, there)
      expect(all.length).toBeGreaterThan(0)
      for (const { date } of all) expect(['2027-03-14', '2027-03-15']).toContain(date)
    },
  )

  it.each([span('1850-01-01', '1850-12-31'), span('2150-01-01', '2150-12-31')])(
    'outside the ephemeris have no findings',
    (days) => {
      const event = { of: 'lunation' } as const
      expect(search({ kind: 'when', event, which: 'next', span: days }, sky)).toBeUndefined()
      expect(search({ kind: 'what-happens', span: days }, sky)).toBeUndefined()
    },
  )

  it('that end before they begin have no findings', () => {
    const days = span('2027-03-02', '2027-03-01')
    expect(
      search({ kind: 'when', event: { of: 'lunation' }, which: 'next', span: days }, sky),
    ).toBe(undefined)
    expect(search({ kind: 'what-happens', span: days }, sky)).toBeUndefined()
  })

  it('of a century are searched at their beginning', () => {
    const century = span('1950-01-01', '2049-12-31')
    const searchedIn = (event: EventPattern) => when(event, 'next', { span: century }).searched.to
    expect(searchedIn({ of: 'eclipse' })).toBe('1960-01-01')
    expect(searchedIn({ of: 'transit' })).toBe('1953-01-01')
    expect(searchedIn({ of: 'ingress', body: 'saturn', sign: 'Leo' })).toBe('1986-01-01')
    const found = search({ kind: 'what-happens', span: century }, sky)
    expect(found).toMatchObject({ span: { from: '1950-01-01', to: '1953-01-01' } })
  })

  it('shorten a search at the end of the ephemeris', () => {
    const late = chatSky({ now: new Date('2100-06-01T12:00:00Z') })
    expect(when({ of: 'lunation' }, 'next', {}, late).answer?.fact.at.slice(0, 4)).toBe('2100')
    expect(when({ of: 'house-stay', body: 'pluto' }, 'next', {}, late).answer).toBeUndefined()
  })
})

describe('without a birth time', () => {
  const untimed = chatSky({ chart: libraMidheavenChart({ timeKnown: false }) })

  it('houses and angles have no findings', () => {
    const ask = (event: EventPattern) => search({ kind: 'when', event, which: 'next' }, untimed)
    expect(ask({ of: 'house-stay', body: 'saturn', house: 4 })).toBeUndefined()
    expect(ask({ of: 'lunation', house: 4 })).toBeUndefined()
    expect(ask({ of: 'transit', body: 'jupiter', natal: 'mc' })).toBeUndefined()
    expect(ask({ of: 'transit', body: 'saturn', natal: 'moon' })).toBeUndefined()
  })

  it('a transit has a date and no time of day', () => {
    const event = { of: 'transit', body: 'sun', natal: 'jupiter' } as const
    const { answer } = when(event, 'next', {}, untimed)
    expect(answer).toMatchObject({ date: '2026-12-20', isWaking: true })
    expect(answer).not.toHaveProperty('time')
    expect(when({ of: 'lunation' }, 'next', {}, untimed).answer).toHaveProperty('time')
  })
})
