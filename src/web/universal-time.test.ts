import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  dayInWords,
  endOfDate,
  ownClock,
  ownDate,
  periodAround,
  periodInWords,
  utcDate,
  when,
} from './universal-time.ts'

afterEach(() => vi.unstubAllEnvs())

const zones = ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati']

describe.each(zones)('[9.9] on a clock of %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))

  test('a date in words is that date', () => {
    expect(dayInWords('2026-03-01')).toBe('Sunday, March 1, 2026')
    expect(dayInWords('2026-12-31')).toBe('Thursday, December 31, 2026')
  })

  test('a day is one date, a week and a month are ranges', () => {
    const words = (kind: 'daily' | 'weekly' | 'monthly', date: string) =>
      periodInWords(kind, periodAround(kind, date))
    expect(words('daily', '2026-11-21')).toBe('Saturday, November 21, 2026')
    expect(words('weekly', '2026-11-21')).toBe('November 15 – 21, 2026')
    expect(words('weekly', '2027-01-01')).toBe('December 27, 2026 – January 2, 2027')
    expect(words('monthly', '2028-02-10')).toBe('February 1 – 29, 2028')
  })

  test('periods begin on their date, a Sunday and the first', () => {
    expect(periodAround('weekly', '2026-11-15').startDate).toBe('2026-11-15')
    expect(periodAround('weekly', '2026-11-14').endDate).toBe('2026-11-14')
    expect(periodAround('monthly', '2026-12-31')).toEqual({
      startDate: '2026-12-01',
      endDate: '2026-12-31',
    })
  })
})

describe('[9.9] the reader’s own clock', () => {
  test('is a day behind in an evening of Los Angeles, and ahead on Kiritimati', () => {
    const eveningInLosAngeles = new Date('2026-11-22T04:00:00Z')
    expect(utcDate(eveningInLosAngeles)).toBe('2026-11-22')
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(ownDate(eveningInLosAngeles)).toBe('2026-11-21')
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    expect(ownDate(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22')
  })

  test.each([
    ['America/Los_Angeles', '2026-11-22T08:00:00Z'],
    ['UTC', '2026-11-22T00:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
  ])('ends a date at midnight of %s', (zone, end) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(endOfDate('2026-11-21')).toISOString()).toBe(end.replace('Z', '.000Z'))
  })

  test('is written as in our texts, with its date where that is another', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(ownClock({ at: '2026-11-21T15:40:12Z' })).toBe('10:40 a.m.')
    expect(ownClock({ at: '2026-11-21T02:10:00Z', date: '2026-11-20' })).toBe('9:10 p.m.')
    expect(ownClock({ at: '2026-11-21T02:10:00Z' })).toBe('9:10 p.m. on Friday, November 20')
    vi.stubEnv('TZ', 'UTC')
    expect(ownClock({ at: '2026-11-21T15:40:12Z' })).toBe('3:40 p.m.')
  })

  test('stands beside Universal Time, with its date where that is another', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const evening = { at: '2026-11-21T02:10:00Z', date: '2026-11-20', isExact: true }
    expect(when(evening, { hasDate: false })).toBe(
      '9:10 p.m. where you are, 2:10 a.m. UTC on Saturday, November 21',
    )
    vi.stubEnv('TZ', 'UTC')
    const { at, isExact } = evening
    expect(when({ at, isExact }, { hasDate: false })).toBe('2:10 a.m. UTC')
  })

  test('is shown only for an instant known to the minute', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const at = '2026-11-21T15:40:12Z'
    expect(when({ at, isExact: true })).toBe(
      'Saturday, November 21, 10:40 a.m. where you are, 3:40 p.m. UTC',
    )
    expect(when({ at, isExact: true }, { hasDate: false })).toBe(
      '10:40 a.m. where you are, 3:40 p.m. UTC',
    )
    expect(when({ at, isExact: false }, { hasDate: false })).toBe('Saturday, November 21')
    const onlyOwn = { hasDate: false, isOwn: true }
    expect(when({ at, isExact: true }, onlyOwn)).toBe('10:40 a.m. where you are')
    vi.stubEnv('TZ', 'UTC')
    expect(when({ at, isExact: true }, onlyOwn)).toBe('3:40 p.m.')
  })
})
