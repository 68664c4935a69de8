import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dateAfterKey } from './grid-keys.ts'
import { addMonths, cellsOf, monthInWords, monthOf, sameDayIn, weekdayOf } from './month.ts'

afterEach(() => vi.unstubAllEnvs())

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030]
const months = years.flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })),
)

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])('on a clock of %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))

  test('[9.9] each month from 2024 to 2030 is 42 days in a row from a Sunday, its own among them', () => {
    for (const month of months) {
      const cells = cellsOf(month)
      expect(cells).toHaveLength(42)
      expect(weekdayOf(cells[0] ?? '')).toBe(0)
      expect(new Set(cells).size).toBe(42)
      expect(cells).toEqual(cells.toSorted())
      const own = cells.filter((cell) => monthOf(cell).month === month.month)
      expect(own).toHaveLength(new Date(Date.UTC(month.year, month.month, 0)).getUTCDate())
      expect(own[0]?.slice(8)).toBe('01')
    }
  })

  test('[2.21] February 2026 begins with its first, and is filled with two weeks of March', () => {
    const cells = cellsOf({ year: 2026, month: 2 })
    expect([cells[0], cells[27], cells[28], cells[41]]).toEqual([
      '2026-02-01',
      '2026-02-28',
      '2026-03-01',
      '2026-03-14',
    ])
  })
})

describe('[4.14] months wrap around with the year', () => {
  test('forward and back', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 })
    expect(monthInWords({ year: 2027, month: 1 })).toBe('January 2027')
  })

  test('a day that a month lacks becomes its last', () => {
    expect(sameDayIn('2026-01-31', { year: 2026, month: 2 })).toBe('2026-02-28')
    expect(sameDayIn('2028-02-29', { year: 2027, month: 2 })).toBe('2027-02-28')
  })
})

test.each([
  ['ArrowLeft', false, '2026-11-30'],
  ['ArrowRight', false, '2026-12-02'],
  ['ArrowUp', false, '2026-11-24'],
  ['ArrowDown', false, '2026-12-08'],
  ['Home', false, '2026-11-29'],
  ['End', false, '2026-12-05'],
  ['PageUp', false, '2026-11-01'],
  ['PageDown', false, '2027-01-01'],
  ['PageUp', true, '2025-12-01'],
  ['PageDown', true, '2027-12-01'],
  ['a', false, undefined],
])('[2.21] %s (with Shift: %s) leads from Tuesday, December 1 to %s', (key, withShift, reached) => {
  expect(dateAfterKey('2026-12-01', key, withShift)).toBe(reached)
})
