import { describe, expect, it } from 'vitest'
import { aspectDegrees, signedDifference } from '#sky/aspects.ts'
import { julianDay } from '#sky/julian-day.ts'
import { natalTargets } from '#sky/transits.ts'
import { chatSky, ephemeris, libraMidheavenChart } from '#testing/chat-sky.ts'
import type { Window, WindowFindings } from '../../findings.ts'
import type { Purpose } from '../../question.ts'
import { search } from '../search.ts'
import { findWindows } from './find-windows.ts'
import { purposes } from './purposes.ts'

const sky = chatSky()

function windows(purpose: Purpose, from: string, to: string, of = sky): WindowFindings {
  const span = { from, to, words: 'then' }
  const found = search({ kind: 'window', purpose, span, wish: 'good', hasOwnSpan: true }, of)
  if (found?.kind !== 'windows') throw new Error('Nothing was searched')
  return found
}

const dates = ({ from, to }: Window) => (from === to ? from : `${from} to ${to}`)
const criteria = ({ reasons, cautions }: Window) =>
  [...reasons, ...cautions].map(({ criterion }) => criterion)
const all = ({ good, avoid }: WindowFindings) => [...good, ...avoid]
const allPurposes = Object.keys(purposes) as Purpose[]

describe('the windows of a chart that an astrologer judged', () => {
  it('for a raise are February 2, when Jupiter helps the Midheaven, and December 21', () => {
    const { good, avoid } = windows('money-talk', '2026-11-23', '2027-02-28')
    expect(good.slice(0, 2).map(dates)).toEqual(['2027-02-02', '2026-12-21'])
    expect(good[0]?.reasons.map(({ criterion }) => criterion)).toEqual([
      'jupiter-easy-midheaven',
      'venus-easy-house-10',
    ])
    expect(good[0]?.reasons[0]?.moment.pass).toMatchObject({ number: 2, of: 3 })
    expect(good[1]?.reasons.slice(0, 2)).toMatchObject([
      { criterion: 'mercury-easy-midheaven', moment: { time: '10:05 a.m.', isWaking: true } },
      { criterion: 'mercury-easy-ruler-of-2', moment: { time: '5:15 p.m.' } },
    ])
    // Mercury is retrograde from February 9 to March 3.
    expect(avoid[0] && criteria(avoid[0])).toContain('mercury-retrograde')
  })

  it('for a trip are February 10 to 13, and January 26 and 27', () => {
    const { good } = windows('travel', '2027-01-01', '2027-02-28')
    expect(good.slice(0, 2).map(dates)).toEqual([
      '2027-02-10 to 2027-02-13',
      '2027-01-26 to 2027-01-27',
    ])
    expect(good[0]?.cautions.map(({ criterion }) => criterion)).toEqual([
      'mercury-retrograde',
      'sun-hard-pluto',
    ])
  })

  it('for a hard talk are January 20 and December 20, and not the week of December 2', () => {
    const { good, avoid } = windows('hard-talk', '2026-11-23', '2027-02-21')
    expect(good.slice(0, 2).map(dates)).toEqual(['2027-01-20', '2026-12-20'])
    expect(good[0]?.reasons[0]?.moment.time).toBe('5:10 p.m.')
    expect(avoid.slice(0, 2).map(dates)).toEqual([
      '2026-12-02 to 2026-12-03',
      '2027-01-27 to 2027-01-28',
    ])
  })
})

describe('windows', () => {
  it.each(allPurposes)('for %s are ranked, apart and within the span', (purpose) => {
    const found = windows(purpose, '2026-11-23', '2027-11-22')
    for (const [list, most] of [
      [found.good, 5],
      [found.avoid, 3],
    ] as const) {
      expect(list.length).toBeLessThanOrEqual(most)
      const scores = list.map(({ score }) => Math.abs(score))
      expect(scores).toEqual([...scores].sort((one, other) => other - one))
      const days = list.map(({ day }) => Date.parse(day) / 86_400_000).sort((a, b) => a - b)
      days.slice(1).forEach((day, index) => {
        expect(day - (days[index] ?? 0)).toBeGreaterThanOrEqual(7)
      })
      for (const { from, day, to } of list) expect([from, day, to]).toEqual([from, day, to].sort())
    }
    expect(windows(purpose, '2026-11-23', '2027-11-22')).toEqual(found)
  })

  it.each(allPurposes)('for %s rest on transits that are exact at that instant', (purpose) => {
    const longitudes = new Map(
      natalTargets(sky.chart).map(({ point, longitude }) => [point, longitude]),
    )
    for (const window of all(windows(purpose, '2026-11-23', '2027-11-22'))) {
      const moments = [...window.reasons, ...window.cautions].map(({ moment }) => moment)
      for (const { fact, date } of moments) {
        if (fact.kind !== 'transit') continue
        const at = ephemeris.position(fact.body, julianDay(Date.parse(fact.at))).longitude
        const away = Math.abs(signedDifference(at, longitudes.get(fact.natal) ?? Number.NaN))
        expect(Math.abs(away - aspectDegrees[fact.aspect])).toBeLessThan(0.001)
        // A slow planet counts for three days around the exact one.
        const days = [window.from, date, window.to].map((day) => Date.parse(day) / 86_400_000)
        const [from = 0, exact = 0, to = 0] = days
        expect(exact).toBeGreaterThanOrEqual(from - 3)
        expect(exact).toBeLessThanOrEqual(to + 3)
      }
    }
  })

  it('are empty when no day is better than an ordinary one', () => {
    expect(windows('move', '2026-11-23', '2027-02-28').good).toEqual([])
  })

  it('of a week are single days, in which the Moon counts', () => {
    const { good } = windows('hard-talk', '2026-11-30', '2026-12-06')
    expect(good.map(dates)).toEqual(['2026-12-04'])
    expect(good[0]?.reasons.map(({ criterion }) => criterion)).toContain('moon-easy-venus')
    const month = windows('hard-talk', '2026-11-23', '2026-12-31')
    expect(
      all(month)
        .flatMap(criteria)
        .some((name) => name.startsWith('moon-')),
    ).toBe(false)
  })

  it('name a void Moon that takes three waking hours of a day', () => {
    const { avoid } = windows('hard-talk', '2026-11-30', '2026-12-06')
    const voidMoon = avoid
      .flatMap(({ reasons }) => reasons)
      .find(({ criterion }) => criterion === 'void-moon')
    expect(voidMoon?.moment).toMatchObject({ date: '2026-12-02', fact: { kind: 'void-moon' } })
  })

  it('prefer office days for plans that need an office', () => {
    // On Sunday, December 20, Mercury helps Venus, the ruler of the tenth house.
    const work = windows('money-talk', '2026-12-20', '2026-12-20', chatSky({ now: new Date(0) }))
    const talk = windows('hard-talk', '2026-12-20', '2026-12-20', chatSky({ now: new Date(0) }))
    const points = (found: WindowFindings, name: string) =>
      found.good.flatMap(({ reasons }) => reasons).find(({ criterion }) => criterion === name)
        ?.points
    expect(points(talk, 'mercury-easy-venus')).toBe(2.63)
    expect(points(work, 'mercury-easy-ruler-of-10') ?? 0).toBeLessThan(1)
  })

  it('of a span that has begun start today', () => {
    const later = chatSky({ now: new Date('2027-01-10T12:00:00Z') })
    const { good, span } = windows('money-talk', '2026-11-23', '2027-02-28', later)
    expect(good[0]?.day).toBe('2027-02-02')
    expect(good.every(({ from }) => from >= '2027-01-10')).toBe(true)
    expect(span.from).toBe('2026-11-23')
    const past = windows('money-talk', '2026-10-01', '2026-10-31')
    expect(past.good.every(({ to }) => to <= '2026-10-31')).toBe(true)
    expect(past.good.length).toBeGreaterThan(0)
  })

  it.each(['Pacific/Apia', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'have the dates of the calendar in %s',
    (timeZone) => {
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
      const { good } = windows('hard-talk', '2026-11-24', '2027-02-21', chatSky({ timeZone }))
      expect(good.length).toBeGreaterThan(2)
      for (const { day, reasons } of good) {
        expect(day).toBe(calendar.format(new Date(reasons[0]?.moment.fact.at ?? '')))
      }
    },
  )

  it.each(allPurposes)('for %s without a birth time use no house and no angle', (purpose) => {
    const untimed = chatSky({ chart: libraMidheavenChart({ timeKnown: false }) })
    const names = all(windows(purpose, '2026-11-23', '2027-11-22', untimed)).flatMap(criteria)
    for (const name of names) expect(name).not.toMatch(/house|ruler|midheaven|ascendant/)
  })

  it('on weekends are on Saturdays and Sundays', () => {
    const span = { from: '2026-11-23', to: '2027-11-22', words: 'then' }
    const found = allPurposes.map((purpose) =>
      findWindows(sky, purpose, span, { only: 'weekends' }),
    )
    const days = found.flatMap((each) => each?.good.map(({ day }) => new Date(day).getUTCDay()))
    expect(days.length).toBeGreaterThan(20)
    expect(new Set(days)).toEqual(new Set([0, 6]))
  })

  it('outside the ephemeris are not searched', () => {
    const span = { from: '2150-01-01', to: '2150-03-01', words: 'then' }
    const question = {
      kind: 'window',
      purpose: 'rest',
      span,
      wish: 'good',
      hasOwnSpan: true,
    } as const
    expect(search(question, sky)).toBeUndefined()
  })
})

describe('a comparison', () => {
  const span = (from: string, to: string) => ({ from, to, words: from })

  it('prefers the side with the better windows', () => {
    const spans = [span('2027-01-03', '2027-01-16'), span('2027-01-31', '2027-02-08')] as const
    const found = search({ kind: 'compare', purpose: 'money-talk', spans: [...spans] }, sky)
    if (found?.kind !== 'comparison') throw new Error('Nothing was compared')
    expect(found.better).toBe(1)
    expect(found.sides.map(({ span: { from } }) => from)).toEqual(['2027-01-03', '2027-01-31'])
    const swapped = search(
      { kind: 'compare', purpose: 'money-talk', spans: [spans[1], spans[0]] },
      sky,
    )
    expect(swapped).toMatchObject({ better: 0 })
  })

  it('of equal sides is a tie', () => {
    const month = span('2027-03-01', '2027-03-31')
    const found = search({ kind: 'compare', spans: [month, { ...month }] }, sky)
    expect(found).toMatchObject({ kind: 'comparison' })
    expect(found).not.toHaveProperty('better')
    expect(found).not.toHaveProperty('purpose')
  })

  it('with a side outside the ephemeris has no findings', () => {
    const one = span('2027-03-01', '2027-03-31')
    const other = span('2150-03-01', '2150-03-31')
    expect(search({ kind: 'compare', spans: [one, other] }, sky)).toBeUndefined()
  })
})
