import { describe, expect, it, test } from 'vitest'
import type { TransitFact } from '#sky/forecast-facts.ts'
import { epochSeconds } from '#sky/julian-day.ts'
import { atReadersClock, clockAt, readersDate, wakingHour, windowOfDates } from './readers-clock.ts'

const transit: TransitFact = {
  id: 'transit:mercury~mc:sextile:2026-12-21',
  kind: 'transit',
  body: 'mercury',
  natal: 'mc',
  aspect: 'sextile',
  at: '2026-12-21T10:02:31Z',
  weight: 0.4,
  certain: true,
}

function hoursOf(dates: { from: string; to: string }, timeZone: string) {
  const { fromJdUt, toJdUt } = windowOfDates(dates, timeZone)
  return Math.round(epochSeconds(toJdUt) - epochSeconds(fromJdUt)) / 3600
}

describe("the reader's clock", () => {
  it.each([
    ['UTC', '2026-12-21', '10:05 a.m.', true],
    ['America/Los_Angeles', '2026-12-21', '2:05 a.m.', false],
    ['Asia/Kolkata', '2026-12-21', '3:35 p.m.', true],
    ['Pacific/Apia', '2026-12-21', '11:05 p.m.', false],
    ['Pacific/Kiritimati', '2026-12-22', '12:05 a.m.', false],
  ])('in %s shows %s, %s', (timeZone, date, time, isWaking) => {
    expect(clockAt('2026-12-21T10:02:31Z', timeZone)).toEqual({ date, time, isWaking })
    expect(readersDate('2026-12-21T10:02:31Z', timeZone)).toBe(date)
  })

  it('does not round into the next day', () => {
    expect(clockAt('2026-12-21T23:59:00Z', 'UTC')).toMatchObject({
      date: '2026-12-21',
      time: '11:55 p.m.',
    })
  })

  it('calls 7 a.m. to 11 p.m. waking hours', () => {
    const waking = ['06:59:59', '07:00:00', '22:59:59', '23:00:00'].map(
      (time) => clockAt(`2026-12-21T${time}Z`, 'UTC').isWaking,
    )
    expect(waking).toEqual([false, true, true, false])
  })
})

describe('a window of dates', () => {
  it.each([
    ['2027-03-14', 'America/Los_Angeles', 23],
    ['2026-11-01', 'America/Los_Angeles', 25],
    ['2026-11-02', 'America/Los_Angeles', 24],
    // Samoa crossed the date line and had no December 30.
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('%s in %s has %i hours', (date, timeZone, hours) => {
    expect(hoursOf({ from: date, to: date }, timeZone)).toBe(hours)
  })

  it('begins and ends at midnight of the reader', () => {
    const window = windowOfDates({ from: '2026-12-01', to: '2026-12-31' }, 'Asia/Kolkata')
    expect(epochSeconds(window.fromJdUt) * 1000).toBeCloseTo(Date.parse('2026-11-30T18:30:00Z'), -1)
    expect(epochSeconds(window.toJdUt) * 1000).toBeCloseTo(Date.parse('2026-12-31T18:30:00Z'), -1)
  })
})

test.each([
  ['2026-12-21T06:55:00Z', undefined],
  ['2026-12-21T07:00:00Z', '7:00 a.m.'],
  ['2026-12-21T22:55:00Z', '10:55 p.m.'],
  ['2026-12-21T23:00:00Z', undefined],
])('%s on the reader’s clock is named as %s', (at, hour) => {
  expect(wakingHour(at)).toBe(hour)
})

describe('a fact for the checker', () => {
  it("has the date and time of the reader's clock", () => {
    expect(atReadersClock(transit, 'Pacific/Kiritimati')).toEqual({
      ...transit,
      at: '2026-12-22T00:05:00Z',
    })
    expect(transit.at).toBe('2026-12-21T10:02:31Z')
  })

  it('is certain of its date only on the calendar of the reader', () => {
    const bounds = { earliest: '2026-12-21T04:00:00Z', latest: '2026-12-21T16:00:00Z' }
    const uncertain = { ...transit, ...bounds }
    expect(atReadersClock(uncertain, 'UTC').certain).toBe(true)
    expect(atReadersClock(uncertain, 'Asia/Tokyo')).toMatchObject({
      certain: false,
      earliest: '2026-12-21T13:00:00Z',
      latest: '2026-12-22T01:00:00Z',
    })
  })

  it('shifts the end of a stay', () => {
    const stay = {
      id: 'moon-in-house:6:2026-12-21',
      kind: 'moon-in-house',
      house: 6,
      at: '2026-12-21T00:00:00Z',
      until: '2026-12-21T18:00:00Z',
      weight: 0.3,
      certain: true,
    } as const
    expect(atReadersClock(stay, 'America/New_York')).toMatchObject({
      at: '2026-12-20T19:00:00Z',
      until: '2026-12-21T13:00:00Z',
    })
  })

  it('without an instant stays as it is', () => {
    const placement = { id: 'house:7:venus', kind: 'house', house: 7, body: 'venus' }
    expect(atReadersClock(placement, 'Asia/Tokyo')).toBe(placement)
  })
})
