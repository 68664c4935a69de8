import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openClock } from './clock.ts'
import { unpackHistory } from './clock-pack.ts'
import { wallSeconds } from './wall-time.ts'

const pack = JSON.parse(readFileSync('data/clock.json', 'utf8'))
const clock = openClock(pack)

function readingOf(zone: string, wallTime: string) {
  const { status, instants } = clock.resolve(zone, wall(wallTime))
  const [{ epochSeconds, offsetSeconds, abbreviation, summerTime }] = instants
  return [status, iso(epochSeconds), offsetSeconds, abbreviation, summerTime]
}

function wall(text: string): number {
  const [date = '', time] = text.split('T')
  return wallSeconds(date, time)
}

function iso(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().replace('.000', '')
}

describe('the clock', () => {
  // Golden numbers: Python's zoneinfo on the tz files that the clock was built from.
  it.each([
    ['Europe/Amsterdam', '1930-01-15T12:00', '1930-01-15T11:40:28Z', 1172, 'AMT', false],
    ['Europe/Stockholm', '1941-07-10T12:00', '1941-07-10T11:00:00Z', 3600, 'CET', false],
    ['Pacific/Kiritimati', '1994-12-30T12:00', '1994-12-30T22:00:00Z', -36000, '-10', false],
    ['Pacific/Kiritimati', '1995-01-01T12:00', '1994-12-31T22:00:00Z', 50400, '+14', false],
    ['Australia/Lord_Howe', '2020-01-15T12:00', '2020-01-15T01:00:00Z', 39600, '+11', true],
    ['Australia/Lord_Howe', '2020-07-15T12:00', '2020-07-15T01:30:00Z', 37800, '+1030', false],
    ['Africa/Monrovia', '1960-06-01T12:00', '1960-06-01T12:44:30Z', -2670, 'MMT', false],
    ['Africa/Monrovia', '1972-01-08T12:00', '1972-01-08T12:00:00Z', 0, 'GMT', false],
    ['Europe/London', '1941-06-15T12:00', '1941-06-15T10:00:00Z', 7200, 'BDST', true],
    ['Europe/London', '1941-12-15T12:00', '1941-12-15T11:00:00Z', 3600, 'BST', true],
    ['Europe/London', '1947-05-15T12:00', '1947-05-15T10:00:00Z', 7200, 'BDST', true],
    ['Europe/London', '1970-01-15T12:00', '1970-01-15T11:00:00Z', 3600, 'BST', false],
    ['Asia/Shanghai', '1941-07-01T12:00', '1941-07-01T03:00:00Z', 32400, 'CDT', true],
    ['Asia/Shanghai', '1986-07-01T12:00', '1986-07-01T03:00:00Z', 32400, 'CDT', true],
    ['Asia/Shanghai', '1990-12-01T12:00', '1990-12-01T04:00:00Z', 28800, 'CST', false],
    ['Asia/Urumqi', '1927-01-01T12:00', '1927-01-01T06:09:40Z', 21020, 'LMT', false],
    ['Asia/Kolkata', '1943-01-01T12:00', '1943-01-01T05:30:00Z', 23400, '+0630', true],
    ['Asia/Singapore', '1942-06-01T12:00', '1942-06-01T03:00:00Z', 32400, '+09', false],
    ['America/New_York', '1943-07-01T12:00', '1943-07-01T16:00:00Z', -14400, 'EWT', true],
    ['America/New_York', '1945-09-01T12:00', '1945-09-01T16:00:00Z', -14400, 'EPT', true],
  ])('%s at %s was %s', (zone, wallTime, ...expected) => {
    expect(readingOf(zone, wallTime)).toEqual(['ok', ...expected])
  })

  it.each([
    ['America/New_York', '2070-07-04T12:00', '2070-07-04T16:00:00Z', -14400, 'EDT', true],
    ['America/New_York', '2070-01-04T12:00', '2070-01-04T17:00:00Z', -18000, 'EST', false],
    ['Europe/Paris', '2100-07-14T12:00', '2100-07-14T10:00:00Z', 7200, 'CEST', true],
    ['America/Santiago', '2099-01-01T12:00', '2099-01-01T15:00:00Z', -10800, '-03', true],
  ])("today's rules continue: %s at %s will be %s", (zone, wallTime, ...expected) => {
    expect(readingOf(zone, wallTime)).toEqual(['ok', ...expected])
  })

  it('does not call Irish winter time summer time, although the tz database does', () => {
    const winter = ['ok', '2000-01-15T12:00:00Z', 0, 'GMT', false]
    expect(readingOf('Europe/Dublin', '2000-01-15T12:00')).toEqual(winter)
    // By Irish law IST is the standard time.
    const summer = ['ok', '2000-07-15T11:00:00Z', 3600, 'IST', false]
    expect(readingOf('Europe/Dublin', '2000-07-15T12:00')).toEqual(summer)
  })

  it('reads a skipped time by the offset before the change and by the offset after it', () => {
    const { instants, ...rest } = clock.resolve('Europe/Rome', wall('2019-03-31T02:15'))
    expect(instants.map((each) => [iso(each.epochSeconds), each.abbreviation])).toEqual([
      ['2019-03-31T01:15:00Z', 'CET'],
      ['2019-03-31T00:15:00Z', 'CEST'],
    ])
    const gap = { from: wall('2019-03-31T02:00'), to: wall('2019-03-31T03:00') }
    expect(rest).toEqual({ status: 'skipped', gap })
  })

  it("finds the day that Samoa skipped, and a day that began at one o'clock", () => {
    expect(clock.daySpan('Pacific/Apia', wall('2011-12-30'))).toBeUndefined()
    expect(clock.resolve('Pacific/Apia', wall('2011-12-30T09:00')).status).toBe('skipped')
    const day = clock.daySpan('America/Sao_Paulo', wall('2018-11-04'))
    // Midnight was skipped: the day began at 01:00 and had 23 hours.
    expect([iso(day?.from ?? 0), iso(day?.to ?? 0)]).toEqual([
      '2018-11-04T03:00:00Z',
      '2018-11-05T02:00:00Z',
    ])
  })

  it('changes the offset in the very second of a change', () => {
    const change = Date.parse('2026-03-29T01:00:00Z') / 1000
    const offsetAt = (seconds: number) => clock.offsetAt('Europe/Berlin', seconds).offsetSeconds
    expect([offsetAt(change - 1), offsetAt(change)]).toEqual([3600, 7200])
  })

  it('throws for a zone or a year outside its data', () => {
    expect(() => clock.resolve('Mars/Olympus', 0)).toThrow('Unknown time zone: Mars/Olympus')
    expect(() => clock.offsetAt('constructor', 0)).toThrow('Unknown time zone: constructor')
    expect(() => clock.offsetAt('UTC', wall('2103-01-01'))).toThrow(RangeError)
    expect(() => clock.resolve('UTC', Number.NaN)).toThrow(RangeError)
    expect(clock.knows('Europe/Amsterdam')).toBe(true)
    expect(clock.knows('toString')).toBe(false)
  })

  it('has the release of its tz database', () => {
    expect(clock.version).toMatch(/^20\d\d[a-z]$/)
    expect(clock.zones.length).toBeGreaterThan(590)
  })
})

describe('in every zone', () => {
  const century = { min: wall('1900-01-01'), max: wall('2100-12-31') }

  function expectSameInstant(zone: string, epochSeconds: number) {
    const { offsetSeconds } = clock.offsetAt(zone, epochSeconds)
    const { status, instants } = clock.resolve(zone, epochSeconds + offsetSeconds)
    const found = instants.some((each) => each.epochSeconds === epochSeconds)
    if (status === 'skipped' || !found)
      expect.fail(`${zone} ${iso(epochSeconds)} is not found again: ${status}`)
  }

  it('an instant survives the conversion to local time and back', () => {
    fc.assert(
      fc.property(fc.integer(century), (epochSeconds) => {
        for (const zone of clock.zones) expectSameInstant(zone, epochSeconds)
      }),
      { numRuns: 50 },
    )
  })

  it('so do the seconds before and after each change, and its gap or repeated hour is detected', () => {
    for (const zone of clock.zones) {
      const { starts, kinds } = unpackHistory(pack.histories[pack.zones[zone]])
      for (const [index, kind] of kinds.entries()) {
        const start = starts[index] ?? 0
        const before = kinds[index - 1]
        if (!before || start > century.max) continue
        expectSameInstant(zone, start - 1)
        expectSameInstant(zone, start)
        const shift = kind.offsetSeconds - before.offsetSeconds
        const middle = start + before.offsetSeconds + Math.trunc(shift / 2)
        const expected = shift > 0 ? 'skipped' : shift < 0 ? 'ambiguous' : 'ok'
        if (clock.resolve(zone, middle).status !== expected)
          expect.fail(`${zone} ${iso(middle)} (local) should be ${expected}`)
      }
    }
  })

  it("a day's span contains local noon, and abuts or overlaps the span of the next day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_400 }), (days) => {
        const midnight = century.min + days * 86_400
        for (const zone of clock.zones) {
          const day = clock.daySpan(zone, midnight)
          if (!day) continue
          const noon = clock.resolve(zone, midnight + 43_200).instants[0].epochSeconds
          const next = clock.daySpan(zone, midnight + 86_400)
          expect(day.from <= noon && noon < day.to).toBe(true)
          expect(next?.from ?? day.to).toBeLessThanOrEqual(day.to)
        }
      }),
      { numRuns: 50 },
    )
  })
})
