import { describe, expect, it } from 'vitest'
import { changesOfYear, parsePosixRule } from './posix-rule.ts'

function changes(rule: string, year: number) {
  return changesOfYear(parsePosixRule(rule), year).map(({ at, kind }) => [
    new Date(at * 1000).toISOString().slice(0, 16),
    kind.abbreviation,
    kind.offsetSeconds / 3600,
  ])
}

describe('a POSIX time zone rule', () => {
  it('changes on the last Sunday of March and October in Berlin', () => {
    expect(changes('CET-1CEST,M3.5.0,M10.5.0/3', 2026)).toEqual([
      ['2026-03-29T01:00', 'CEST', 2],
      ['2026-10-25T01:00', 'CET', 1],
    ])
  })

  it('changes in the order of the southern seasons in Sydney', () => {
    expect(changes('AEST-10AEDT,M10.1.0,M4.1.0/3', 2026)).toEqual([
      ['2026-04-04T16:00', 'AEST', 10],
      ['2026-10-03T16:00', 'AEDT', 11],
    ])
  })

  it('moves by half an hour on Lord Howe, and by minus an hour in Dublin', () => {
    expect(changes('<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', 2026)).toEqual([
      ['2026-04-04T15:00', '+1030', 10.5],
      ['2026-10-03T15:30', '+11', 11],
    ])
    expect(changes('IST-1GMT0,M10.5.0,M3.5.0/1', 2026)).toEqual([
      ['2026-03-29T01:00', 'IST', 1],
      ['2026-10-25T01:00', 'GMT', 0],
    ])
  })

  it('supports hours beyond the day and before it', () => {
    // Palestine: the Saturday after the fourth Thursday, at two; Greenland: the evening before.
    expect(changes('EET-2EEST,M3.4.4/50,M10.4.4/50', 2026)[0]).toEqual([
      '2026-03-28T00:00',
      'EEST',
      3,
    ])
    expect(changes('<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2026)[0]).toEqual([
      '2026-03-29T01:00',
      '-01',
      -1,
    ])
  })

  it('may never change', () => {
    expect(changes('<+0545>-5:45', 2026)).toEqual([])
  })

  it('is rejected when it counts days of the year or is malformed', () => {
    expect(() => parsePosixRule('EST5EDT,J60,J300')).toThrow('Not a rule by month')
    expect(() => parsePosixRule('soon')).toThrow('Not a POSIX time zone rule: soon')
  })
})
