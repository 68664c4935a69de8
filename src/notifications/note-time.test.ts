import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueDate, nextNoteAt } from './note-time.ts'

const at = (instant: string) => new Date(instant)
const next = (hour: number, timeZone: string, now: string, lastDate: string | null = null) =>
  nextNoteAt({ hour, timeZone }, at(now), lastDate).toISOString()

describe('the next note', () => {
  test('comes today when the hour is still ahead, and tomorrow after it', () => {
    expect(next(9, 'Europe/Berlin', '2026-12-01T07:59:59Z')).toBe('2026-12-01T08:00:00.000Z')
    expect(next(9, 'Europe/Berlin', '2026-12-01T08:00:00Z')).toBe('2026-12-02T08:00:00.000Z')
  })

  test('is on the clock of the reader, also with half hours', () => {
    expect(next(9, 'Asia/Kolkata', '2026-12-01T00:00:00Z')).toBe('2026-12-01T03:30:00.000Z')
    expect(next(9, 'America/Los_Angeles', '2026-12-01T00:00:00Z')).toBe('2026-12-01T17:00:00.000Z')
  })

  test('comes tomorrow when today had one, however the hour changes', () => {
    expect(next(20, 'UTC', '2026-12-01T09:00:00Z', '2026-12-01')).toBe('2026-12-02T20:00:00.000Z')
  })

  test('does not come twice for one date after a journey to the west', () => {
    expect(next(9, 'Pacific/Honolulu', '2026-12-01T22:00:00Z', '2026-12-02')).toBe(
      '2026-12-03T19:00:00.000Z',
    )
  })

  test('keeps its hour when the clock changes', () => {
    // From the night of March 29, Berlin is two hours ahead of UTC.
    expect(next(9, 'Europe/Berlin', '2026-03-28T08:00:00Z')).toBe('2026-03-29T07:00:00.000Z')
    expect(next(9, 'Europe/Berlin', '2026-10-24T07:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
  })

  test('comes after the gap where the clock skips its hour, and once where the clock repeats it', () => {
    expect(next(2, 'Europe/Berlin', '2026-03-28T02:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(next(2, 'Europe/Berlin', '2026-10-24T00:00:00Z')).toBe('2026-10-25T00:00:00.000Z')
    expect(next(2, 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-25')).toBe(
      '2026-10-26T01:00:00.000Z',
    )
  })

  test('comes for every date of a year once, in any time zone and at any hour', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia']
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(23), (timeZone, hour) => {
        const dates: string[] = []
        let now = at('2026-01-01T12:00:00Z')
        let lastDate: string | null = null
        for (let day = 0; day < 365; day++) {
          now = nextNoteAt({ hour, timeZone }, now, lastDate)
          lastDate = dueDate({ hour, timeZone }, now, lastDate) ?? expect.fail(`${now}`)
          dates.push(lastDate)
        }
        const first = Temporal.PlainDate.from(dates[0] ?? '')
        expect(dates).toEqual(dates.map((_, days) => first.add({ days }).toString()))
      }),
      { numRuns: 40 },
    )
  })
})

test('a note is due from its hour for three hours, unless that date had one', () => {
  const time = { hour: 9, timeZone: 'UTC' }
  const due = (now: string, lastDate: string | null = null) => dueDate(time, at(now), lastDate)
  expect(due('2026-12-01T08:59:59Z')).toBeUndefined()
  expect(due('2026-12-01T09:00:00Z')).toBe('2026-12-01')
  expect(due('2026-12-01T11:59:59Z')).toBe('2026-12-01')
  expect(due('2026-12-01T12:00:00Z')).toBeUndefined()
  expect(due('2026-12-01T10:00:00Z', '2026-11-30')).toBe('2026-12-01')
  expect(due('2026-12-01T10:00:00Z', '2026-12-01')).toBeUndefined()
})
