import { expect, test } from 'vitest'
import { periodOf, todayOf, windowOf } from './period.ts'

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-21', '2026-11-15', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['2026-11-22T23:59:59Z', '2026-11-22', '2026-11-22', '2026-11-28', '2026-11-01', '2026-11-30'],
  ['2026-12-31T12:00:00Z', '2026-12-31', '2026-12-27', '2027-01-02', '2026-12-01', '2026-12-31'],
  ['2028-02-29T12:00:00Z', '2028-02-29', '2028-02-27', '2028-03-04', '2028-02-01', '2028-02-29'],
  // 8 pm in Los Angeles, already the next date in UTC.
  ['2026-03-02T04:00:00Z', '2026-03-02', '2026-03-01', '2026-03-07', '2026-03-01', '2026-03-31'],
])(
  '[9.9] at %s the periods are those of UTC, weeks from Sunday',
  (at, day, from, to, first, last) => {
    const now = new Date(at)
    expect(periodOf('daily', now)).toEqual({ startDate: day, endDate: day })
    expect(periodOf('weekly', now)).toEqual({ startDate: from, endDate: to })
    expect(periodOf('monthly', now)).toEqual({ startDate: first, endDate: last })
  },
)

test.each([
  // 8 p.m. in Los Angeles is already the next date in UTC, and evening of that date on Kiritimati.
  ['America/Los_Angeles', '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-31'],
  ['UTC', '2026-03-02', '2026-03-01', '2026-03-01', '2026-03-31'],
  ['Pacific/Kiritimati', '2026-03-02', '2026-03-01', '2026-03-01', '2026-03-31'],
])('[9.9] in %s the periods are those of the calendar there', (zone, day, sunday, first, last) => {
  const now = new Date('2026-03-02T04:00:00Z')
  expect(periodOf('daily', now, zone)).toEqual({ startDate: day, endDate: day })
  expect(periodOf('weekly', now, zone).startDate).toBe(sunday)
  expect(periodOf('monthly', now, zone)).toEqual({ startDate: first, endDate: last })
})

test('the date changes at midnight, whichever time zone and instant were asked for before', () => {
  const dates = ['23:59:59.999', '23:59:59.001'].map((time) => [
    todayOf(new Date(`2026-12-20T${time}Z`)),
    todayOf(new Date('2026-12-21T00:00:00Z')),
    todayOf(new Date(`2026-12-20T${time}Z`), 'Asia/Kolkata'),
  ])
  const expected = ['2026-12-20', '2026-12-21', '2026-12-21']
  expect(dates).toEqual([expected, expected])
})

test('a month begins on the reader’s first day of it', () => {
  const now = new Date('2026-11-30T12:00:00Z')
  expect(periodOf('monthly', now, 'Pacific/Kiritimati').startDate).toBe('2026-12-01')
  expect(periodOf('monthly', now, 'America/Los_Angeles').startDate).toBe('2026-11-01')
})

test.each([
  ['America/Los_Angeles', '2026-11-01', 25],
  ['America/Los_Angeles', '2027-03-14', 23],
  ['Pacific/Auckland', '2026-12-02', 24],
])('a day in %s runs from midnight to midnight there: %s', (zone, date, hours) => {
  const { fromJdUt, toJdUt } = windowOf({ startDate: date, endDate: date }, zone)
  expect(Math.round((toJdUt - fromJdUt) * 24)).toBe(hours)
})

test('includes the last day of the period, and excludes the next', () => {
  const { fromJdUt, toJdUt } = windowOf({ startDate: '2026-11-01', endDate: '2026-11-30' })
  expect(toJdUt - fromJdUt).toBe(30)
})
