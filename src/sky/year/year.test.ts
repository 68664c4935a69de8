import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { signedDifference } from '../aspects.ts'
import { openEphemeris } from '../packed-ephemeris.ts'
import { signs } from '../zodiac.ts'
import { birthdaysAround } from './birthdays.ts'
import { profectionAt } from './profection.ts'
import { progressedChanges, progressedMoon } from './progressed-moon.ts'
import { solarReturn } from './solar-return.ts'

interface GoldenYear {
  id: string
  solarReturn: number
  asc: number
  mc: number
  progressedMoon: { from: number; to: number }
  changes: { border: string; jdUt: number }[]
}

const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const golden: GoldenYear[] = JSON.parse(readFileSync('src/sky/testdata/golden-years.json', 'utf8'))
const FROM = 2461366.5
const MINUTE = 1 / 1440

const births = golden.map((year) => {
  const birth = referenceBirths.find(({ id }) => id === year.id)
  if (!birth) throw new Error(`No reference birth ${year.id}`)
  return { ...year, birth, natal: referenceChart(birth) }
})

describe('a year, beside an independent ephemeris', () => {
  it.each(births)('[N22] finds the solar return of $id to the minute', (year) => {
    const { birth, natal } = year
    const found = solarReturn(ephemeris, natal, { from: FROM, place: birth.place })
    expect(Math.abs(found.jdUt - year.solarReturn)).toBeLessThan(1.5 * MINUTE)
    const { asc, mc } = found.chart.angles ?? {}
    // The Ascendant may move a degree in two minutes.
    expect(Math.abs(signedDifference(asc?.longitude ?? Number.NaN, year.asc))).toBeLessThan(0.7)
    expect(Math.abs(signedDifference(mc?.longitude ?? Number.NaN, year.mc))).toBeLessThan(0.4)
  })

  it.each(births)('[N22] follows the progressed Moon of $id', ({ natal, ...year }) => {
    const at = progressedMoon(ephemeris, natal, FROM)
    expect(signedDifference(at.longitude, year.progressedMoon.from)).toBeCloseTo(0, 2)
    const found = progressedChanges(ephemeris, natal, { fromJdUt: FROM, toJdUt: FROM + 365 })
    expect(
      found.map((change) =>
        'sign' in change ? `sign ${signs.indexOf(change.sign)}` : `house ${change.house}`,
      ),
    ).toEqual(year.changes.map(({ border }) => border))
    for (const [index, { jdUt }] of found.entries())
      expect(Math.abs(jdUt - (year.changes[index]?.jdUt ?? 0))).toBeLessThan(0.2)
  })
})

describe('solarReturn', () => {
  it('finds the next one when the last was a minute ago', () => {
    const { birth, natal, solarReturn: known } = births[0] as (typeof births)[number]
    const next = solarReturn(ephemeris, natal, { from: known + 5 * MINUTE, place: birth.place })
    expect(next.jdUt - known).toBeGreaterThan(365)
    const same = solarReturn(ephemeris, natal, { from: known - 5 * MINUTE, place: birth.place })
    expect(Math.abs(same.jdUt - known)).toBeLessThan(1.5 * MINUTE)
  })
})

describe('profectionAt', () => {
  it('counts signs from the Ascendant and starts again after twelve years', () => {
    const { natal } = births[0] as (typeof births)[number]
    const sign = natal.angles?.asc.sign
    expect(profectionAt(natal, 0)).toMatchObject({ house: 1, sign })
    expect(profectionAt(natal, 36)).toMatchObject({ house: 1, sign })
    expect(profectionAt(natal, 40)?.house).toBe(5)
  })

  it('has nothing without a birth time', () => {
    const birth = births[0]?.birth
    if (!birth) throw new Error('No birth')
    expect(profectionAt(referenceChart(birth, { timeKnown: false }), 30)).toBeUndefined()
  })
})

describe('birthdaysAround', () => {
  it.each([
    { born: '1990-06-10', on: '2026-11-22', age: 36, last: '2026-06-10', next: '2027-06-10' },
    { born: '1990-06-10', on: '2026-06-10', age: 36, last: '2026-06-10', next: '2027-06-10' },
    { born: '1990-06-10', on: '2026-06-09', age: 35, last: '2025-06-10', next: '2026-06-10' },
    { born: '2000-02-29', on: '2026-11-22', age: 26, last: '2026-02-28', next: '2027-02-28' },
    { born: '2000-02-29', on: '2027-03-01', age: 27, last: '2027-02-28', next: '2028-02-29' },
  ])('is $age on $on for a birth on $born', ({ born, on, ...expected }) => {
    expect(birthdaysAround(born, on)).toMatchObject(expected)
  })

  it('refuses a date before the birth', () => {
    expect(() => birthdaysAround('2027-01-01', '2026-11-22')).toThrow(RangeError)
  })
})
