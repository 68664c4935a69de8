import { expect, test } from 'vitest'
import { clockTime, formatWithTime } from './clock-time.ts'

test('times are written as in our texts, on a clock of twelve hours, which has no 0', () => {
  const times = ['00:00', '00:05', '11:59', '12:00', '14:30', '23:59'].map(clockTime)
  expect(times).toEqual([
    '12:00 a.m.',
    '12:05 a.m.',
    '11:59 a.m.',
    '12:00 p.m.',
    '2:30 p.m.',
    '11:59 p.m.',
  ])
})

test.each([
  [{ dateStyle: 'long', timeStyle: 'short' }, 'November 22, 2026 at 9:05 p.m.'],
  [{ dateStyle: 'medium', timeStyle: 'short' }, 'Nov 22, 2026, 9:05 p.m.'],
  [{ dateStyle: 'long', timeStyle: 'long' }, 'November 22, 2026 at 9:05:07 p.m. UTC'],
  [{ hour: 'numeric' }, '9 p.m.'],
] as const)('the rest of the format %o stays', (options, text) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  expect(formatWithTime(format, new Date('2026-11-22T21:05:07Z'))).toBe(text)
})
