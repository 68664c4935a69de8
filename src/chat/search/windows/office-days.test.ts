import { expect, test } from 'vitest'
import { holidayOf, officeShare } from './office-days.ts'

test.each([
  ['2026-11-25', 'America/New_York', 1, undefined],
  ['2026-11-26', 'America/New_York', 0.6, 'Thanksgiving'],
  ['2026-11-27', 'America/Los_Angeles', 0.6, 'the day after Thanksgiving'],
  ['2026-11-27', 'Europe/London', 1, undefined],
  ['2026-12-24', 'Europe/London', 0.6, 'Christmas Eve'],
  ['2027-01-01', 'Asia/Kolkata', 0.6, "New Year's Day"],
  ['2026-12-19', 'America/New_York', 0.6, undefined],
])('of %s in %s an office leaves %d', (date, timeZone, share, name) => {
  expect(officeShare(date, timeZone)).toBe(share)
  expect(holidayOf(date, timeZone)).toBe(name)
})
