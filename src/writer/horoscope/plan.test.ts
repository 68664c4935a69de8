import { describe, expect, it } from 'vitest'
import { type ForecastFact, isForecastFact, type TransitFact } from '#sky/forecast-facts.ts'
import { horoscopeHistory } from '#testing/horoscope-history.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { sampled } from '#testing/long.ts'
import { sentencesOf } from '../grounding.ts'
import type { HoroscopeBrief } from '../writer.ts'
import { composeHoroscope } from './compose.ts'
import { daysApart } from './dates.ts'
import { type DayPlan, planDays, rank, weightiestDays } from './plan.ts'

const day = { startDate: '2026-12-03', endDate: '2026-12-03' }
const at = '2026-12-03T15:40:52Z'
const certain = true
const transit: TransitFact = {
  id: 'transit:mercury~saturn:sextile:2026-12-03',
  kind: 'transit',
  body: 'mercury',
  natal: 'saturn',
  aspect: 'sextile',
  at,
  weight: 0.33,
  certain,
}
const moon: ForecastFact = {
  id: 'moon-in-house:6:2026-12-03',
  kind: 'moon-in-house',
  house: 6,
  at: '2026-12-03T00:00:00Z',
  until: '2026-12-03T21:00:00Z',
  weight: 0.35,
  certain,
}
const later: ForecastFact = {
  ...moon,
  id: 'moon-in-house:7:2026-12-03',
  house: 7,
  at: moon.until,
  until: '2026-12-04T00:00:00Z',
}
const moonSign: ForecastFact = {
  id: 'moon-in-sign:Virgo:2026-12-03',
  kind: 'moon-in-sign',
  sign: 'Virgo',
  at: '2026-12-03T00:00:00Z',
  until: '2026-12-04T00:00:00Z',
  weight: 0.3,
  certain,
}
const newMoon: ForecastFact = {
  id: 'lunation:new:2026-12-03',
  kind: 'lunation',
  phase: 'new',
  at,
  sign: 'Sagittarius',
  degrees: 3,
  minutes: 4,
  weight: 0.7,
  certain,
}
const ofMoon: TransitFact = {
  ...transit,
  id: 'transit:moon~saturn:square:2026-12-03',
  body: 'moon',
}
const stays = [later, moon, moonSign]
const themeOf = (...facts: ForecastFact[]) => planDays([...facts, ...stays], day)[0]?.theme.id

describe('what a date is about', () => {
  it('is the weightiest of what happens on it, and else where the Moon is longest', () => {
    const saturn = { ...transit, id: 'transit:saturn~sun:trine:2026-12-03', weight: 0.82 }
    expect(themeOf(transit, saturn)).toBe(saturn.id)
    expect(themeOf(saturn, transit)).toBe(saturn.id)
    expect(themeOf(ofMoon)).toBe(moon.id)
    expect(planDays([moonSign], day)[0]?.theme.id).toBe(moonSign.id)
  })

  it('is a new Moon before any transit, and an eclipse before the new Moon', () => {
    const heavy = { ...transit, weight: 1 }
    const eclipse: ForecastFact = {
      ...newMoon,
      id: 'eclipse:solar:total:2026-12-03',
      kind: 'eclipse',
      of: 'solar',
      class: 'total',
    }
    expect(themeOf(heavy, newMoon)).toBe(newMoon.id)
    expect(themeOf(heavy, newMoon, eclipse)).toBe(eclipse.id)
    expect(themeOf(heavy, { ...newMoon, phase: 'first_quarter', weight: 0.4 })).toBe(heavy.id)
  })

  it('is nothing that an unknown birth time leaves to another date', () => {
    expect(themeOf({ ...transit, certain: false })).toBe(moon.id)
  })

  it('knows the hours of the Moon, but none that an unknown birth time blurs by more than two', () => {
    const hoursOf = (fact: TransitFact) => planDays([fact, ...stays], day)[0]?.hours.length
    const earliest = '2026-12-03T13:39:00Z'
    expect(hoursOf(ofMoon)).toBe(1)
    expect(hoursOf({ ...ofMoon, earliest, latest: '2026-12-03T17:39:00Z' })).toBe(1)
    expect(hoursOf({ ...ofMoon, earliest, latest: '2026-12-03T17:40:00Z' })).toBe(0)
  })
})

describe('the weightiest days', () => {
  const dayWith = (date: string, body: TransitFact['body'], weight: number): DayPlan => {
    const theme = { ...transit, id: `${body} ${date}`, body, weight, at: `${date}T10:00:00Z` }
    const [plan] = planDays(stays, day)
    return { ...(plan as DayPlan), date, theme }
  }

  it('tell no body twice within two days', () => {
    const days = [
      dayWith('2026-12-03', 'venus', 0.7),
      dayWith('2026-12-05', 'venus', 0.6),
      dayWith('2026-12-06', 'venus', 0.5),
      dayWith('2026-12-04', 'mars', 0.4),
    ]
    expect(weightiestDays(days, 3).map(({ date }) => date)).toEqual([
      '2026-12-03',
      '2026-12-06',
      '2026-12-04',
    ])
  })
})

describe('two moments that are each other the other way round', () => {
  it('are one story within a week', () => {
    const [plan] = planDays(stays, day)
    const dayOf = (date: string, body: 'venus' | 'sun', natal: 'venus' | 'sun', weight: number) => {
      const theme = { ...transit, id: `${body}~${natal} ${date}`, body, natal, weight }
      return { ...(plan as DayPlan), date, theme: { ...theme, at: `${date}T10:00:00Z` } }
    }
    const days = [
      dayOf('2026-12-07', 'venus', 'sun', 0.7),
      dayOf('2026-12-08', 'sun', 'venus', 0.6),
      dayOf('2026-12-20', 'sun', 'venus', 0.4),
    ]
    const chosen = weightiestDays(days, 3)
    expect(chosen.map(({ date }) => date)).toEqual(['2026-12-07', '2026-12-20'])
  })
})

describe('daily, weekly and monthly horoscopes of many people in 60 days', () => {
  const from = '2026-11-01'
  const people = { timeKnown: sampled(24), timeUnknown: sampled(8) }
  const readers = horoscopeReaders(people)
  const write = async (brief: HoroscopeBrief) =>
    composeHoroscope({ ...brief, recentlyUsed: undefined })

  it('mean the same by a date: what the longer texts date, the day is about', async () => {
    let dated = 0
    for (const reader of readers) {
      const { name } = reader
      const kinds = ['weekly', 'monthly'] as const
      for (const { brief, text } of await horoscopeHistory(
        reader,
        { seed: name, from, days: 60, kinds },
        write,
      )) {
        const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
        for (const { moment, text: sentence } of sentencesOf(text)) {
          const fact = byId.get(moment ?? '')
          if (!fact || !isForecastFact(fact)) continue
          const date = fact.at.slice(0, 10)
          const ofDate = brief.facts.filter(isForecastFact).filter(({ at }) => at.startsWith(date))
          const [plan] = planDays(ofDate, { startDate: date, endDate: date })
          expect([plan?.theme.id, plan?.moon.id], `${name}: ${sentence}`).toContain(fact.id)
          dated++
        }
      }
    }
    expect(dated).toBeGreaterThan(sampled(1400))
  })

  it('tell the theme of the date on the day itself', async () => {
    for (const reader of readers.slice(0, 2)) {
      const { name } = reader
      const kinds = ['daily'] as const
      for (const { date, brief, text } of await horoscopeHistory(
        reader,
        { seed: name, from, days: 60, kinds },
        write,
      )) {
        const [plan] = planDays(brief.facts.filter(isForecastFact), brief.period)
        const tells = sentencesOf(text).flatMap((sentence) => sentence.facts)
        expect(tells, `${name}, ${date}`).toContain(plan?.theme.id)
      }
    }
  })

  it('choose moments that lie apart, the weightiest first', () => {
    const [reader] = horoscopeReaders({ timeKnown: 1, timeUnknown: 0 })
    const november = { startDate: '2026-11-01', endDate: '2026-11-30' }
    const days = planDays(reader?.factsOf(november).filter(isForecastFact) ?? [], november)
    const chosen = weightiestDays(days, 6)
    expect(chosen).toHaveLength(6)
    const ranks = chosen.map(({ theme }) => rank(theme))
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
    for (const one of chosen) {
      for (const other of chosen) {
        if (one === other || !('body' in one.theme) || !('body' in other.theme)) continue
        if (one.theme.body !== other.theme.body) continue
        expect(daysApart(one.date, other.date)).toBeGreaterThan(2)
      }
    }
  })
})
