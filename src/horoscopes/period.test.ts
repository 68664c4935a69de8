import { expect, test } from 'vitest'
import { periodOf, windowOf } from './period.ts'

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

test('includes the last day of the period, and excludes the next', () => {
  const { fromJdUt, toJdUt } = windowOf({ startDate: '2026-11-01', endDate: '2026-11-30' })
  expect(toJdUt - fromJdUt).toBe(30)
})
