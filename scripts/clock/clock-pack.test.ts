import { describe, expect, it } from 'vitest'
import { openClock } from '../../src/birth/clock.ts'
import { packClock } from './clock-pack.ts'
import type { ClockKind, TzifFile } from './tzif.ts'

const localMean = { offsetSeconds: -17_762, abbreviation: 'LMT', isDst: false }
const standard = { offsetSeconds: -18_000, abbreviation: 'EST', isDst: false }
const summer = { offsetSeconds: -14_400, abbreviation: 'EDT', isDst: true }

function seconds(iso: string): number {
  return Date.parse(iso) / 1000
}

function file(first: ClockKind, footer: string, ...changes: [string, ClockKind][]): TzifFile {
  return { first, footer, changes: changes.map(([iso, kind]) => ({ at: seconds(iso), kind })) }
}

const newYork = file(
  localMean,
  'EST5EDT,M3.2.0,M11.1.0',
  ['1883-11-18T17:00:00Z', standard],
  ['1918-03-31T07:00:00Z', summer],
  ['1918-10-27T06:00:00Z', standard],
  ['1918-10-28T06:00:00Z', standard],
)

describe('packing the clock', () => {
  const pack = packClock(
    '2026f',
    new Map([
      ['US/Eastern', newYork],
      ['America/New_York', newYork],
    ]),
  )
  const clock = openClock(pack)

  it('unpacks what was packed, and continues with the rule of the last line', () => {
    const shown = ['1850', '1884', '1918-06', '1919-01-01', '2101-07'].map(
      (date) => clock.offsetAt('US/Eastern', seconds(date)).abbreviation,
    )
    expect(shown).toEqual(['LMT', 'EST', 'EDT', 'EST', 'EDT'])
    expect(clock.offsetAt('US/Eastern', seconds('1850')).offsetSeconds).toBe(-17_762)
  })

  it('shares one history between zones, in alphabetical order', () => {
    expect(pack.histories).toHaveLength(1)
    expect(Object.entries(pack.zones)).toEqual([
      ['America/New_York', 0],
      ['US/Eastern', 0],
    ])
  })

  it('counts as summer time only a period with clocks ahead', () => {
    const irish = { offsetSeconds: 3600, abbreviation: 'IST', isDst: false }
    const dublin = file(irish, 'IST-1GMT0,M10.5.0,M3.5.0/1')
    const eire = openClock(packClock('2026f', new Map([['Europe/Dublin', dublin]])))
    expect(eire.offsetAt('Europe/Dublin', seconds('2026-01-15')).summerTime).toBe(false)
    expect(clock.offsetAt('US/Eastern', seconds('2026-07-15')).summerTime).toBe(true)
  })

  it('rejects a file whose last line contradicts its changes', () => {
    const broken = file(localMean, 'EST5', ['1883-11-18T17:00:00Z', summer])
    expect(() => packClock('2026f', new Map([['Broken', broken]]))).toThrow('contradicts')
  })
})
