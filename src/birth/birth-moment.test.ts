import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AppError } from '#errors.ts'
import { type Birthplace, birthMoment, birthTimeReadings } from './birth-moment.ts'
import { openClock } from './clock.ts'

const clock = openClock(JSON.parse(readFileSync('data/clock.json', 'utf8')))

interface ReferenceReading {
  utc: string
  offsetSeconds: number
  zoneAbbreviation: string
}

interface ReferenceBirth extends ReferenceReading {
  id: string
  birthDate: string
  birthTime: string
  place: Birthplace
  status: 'ok' | 'ambiguous' | 'skipped'
  candidates?: ReferenceReading[]
}

const births: ReferenceBirth[] = JSON.parse(
  readFileSync('src/sky/testdata/natal-oracle.json', 'utf8'),
).rows

const amsterdam = { lat: 52.374, lon: 4.89, zone: 'Europe/Amsterdam' }
const chicago = { lat: 41.85, lon: -87.65, zone: 'America/Chicago' }
const rome = { lat: 41.89, lon: 12.51, zone: 'Europe/Rome' }
const apia = { lat: -13.83, lon: -171.77, zone: 'Pacific/Apia' }
const kashgar = { lat: 39.47, lon: 75.99, zone: 'Asia/Urumqi' }

function momentAt(birthDate: string, birthTime: string, place: Birthplace, offsetSeconds?: number) {
  return birthMoment(clock, { birthDate, birthTime, offsetSeconds }, place)
}

function refusal(birthDate: string, birthTime: string, place: Birthplace): AppError {
  try {
    momentAt(birthDate, birthTime, place)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('It was not rejected')
}

describe('the 150 reference births', () => {
  it.each(births)('$id resolves to the right instant', (row) => {
    const { birthDate, birthTime, place, status, candidates = [row] } = row
    const readings = birthTimeReadings(clock, { birthDate, birthTime }, place)
    expect(readings.status).toBe(status)
    expect(readings.moments).toMatchObject(
      candidates.map(({ utc, offsetSeconds, zoneAbbreviation }) => ({
        utc,
        offsetSeconds,
        abbreviation: zoneAbbreviation,
      })),
    )
  })

  it('include ambiguous and skipped times, and each of them is rejected', () => {
    const unclear = births.filter((row) => row.status !== 'ok')
    expect(unclear.length).toBe(15)
    for (const { birthDate, birthTime, place, status } of unclear) {
      const { code, candidates } = refusal(birthDate, birthTime, place)
      expect(code).toBe(`birth_time_${status}`)
      expect(candidates).toHaveLength(2)
    }
  })
})

describe('a moment of birth', () => {
  it('has an instant, an offset to the second, and the release of the tz database', () => {
    expect(momentAt('1930-01-15', '12:00', amsterdam)).toEqual({
      timeKnown: true,
      utc: '1930-01-15T11:40:28Z',
      epochMilliseconds: Date.parse('1930-01-15T11:40:28Z'),
      offsetSeconds: 1172,
      abbreviation: 'AMT',
      summerTime: false,
      zone: 'Europe/Amsterdam',
      tzVersion: clock.version,
    })
  })

  it('prefers a given offset to the table, and then has no abbreviation', () => {
    const moment = momentAt('1930-01-15', '12:00', amsterdam, 3600)
    expect(moment).toMatchObject({ utc: '1930-01-15T11:00:00Z', offsetSeconds: 3600 })
    expect(moment.abbreviation).toBeUndefined()
  })

  it("includes the birthplace's own mean time where clocks kept local mean time", () => {
    const moment = momentAt('1927-01-01', '12:00', kashgar)
    // Kashgar lies 11.6° west of Ürümqi: 47 minutes.
    expect(moment).toMatchObject({
      abbreviation: 'LMT',
      offsetSeconds: 21_020,
      ownMeanTimeOffsetSeconds: 18_238,
    })
    expect(momentAt('1930-01-15', '12:00', amsterdam).ownMeanTimeOffsetSeconds).toBeUndefined()
  })

  it('is rejected for an unknown zone', () => {
    const { code, message, field } = refusal('1990-06-10', '14:30', { ...rome, zone: 'Mars/Base' })
    expect([code, field]).toEqual(['birth_details_invalid', 'zone'])
    expect(message).toBe('There is no time zone called "Mars/Base".')
  })
})

describe('an ambiguous time', () => {
  it('is rejected with both instants, and each is accepted when chosen', () => {
    const { code, message, candidates = [] } = refusal('1962-10-28', '01:06', chicago)
    expect(code).toBe('birth_time_ambiguous')
    expect(message).toBe(
      'Clocks there were set back, so 1:06 a.m. on October 28, 1962 happened twice. Please choose which of the two it was.',
    )
    expect(candidates.map((candidate) => candidate.label)).toEqual([
      '1:06 a.m. CDT (UTC-05:00), before the clocks went back',
      '1:06 a.m. CST (UTC-06:00), after the clocks went back',
    ])
    const chosen = candidates.map(({ offsetSeconds }) =>
      momentAt('1962-10-28', '01:06', chicago, offsetSeconds),
    )
    expect(chosen.map((moment) => [moment.utc, moment.abbreviation])).toEqual([
      ['1962-10-28T06:06:00Z', 'CDT'],
      ['1962-10-28T07:06:00Z', 'CST'],
    ])
  })
})

describe('a skipped time', () => {
  it('is rejected with the nearest existing times, and each of them is accepted', () => {
    const { code, message, candidates = [] } = refusal('2019-03-31', '02:15', rome)
    expect(code).toBe('birth_time_skipped')
    expect(message).toBe(
      'Clocks there were set forward, so 2:15 a.m. on March 31, 2019 never happened. The nearest times that did are 1:59 a.m. on March 31, 2019 and 3:00 a.m. on March 31, 2019.',
    )
    for (const { birthDate = '', birthTime = '' } of candidates)
      expect(momentAt(birthDate, birthTime, rome).timeKnown).toBe(true)
  })

  it('names whole minutes even when clocks moved by 28 seconds', () => {
    // Amsterdam, 1 July 1937, 00:00:00: from +00:19:32 (and an hour of summer time) to +00:20.
    const { candidates = [] } = refusal('1937-07-01', '00:00', amsterdam)
    expect(candidates.map((candidate) => candidate.label)).toEqual([
      '11:59 p.m. on June 30, 1937',
      '12:01 a.m. on July 1, 1937',
    ])
  })

  it('offers the last minute before a change within a minute', () => {
    // Bissau, 31 December 1911, 23:57:40: local mean time gave way to -01:00 and midnight.
    const bissau = { lat: 11.86, lon: -15.6, zone: 'Africa/Bissau' }
    const { candidates } = refusal('1911-12-31', '23:58', bissau)
    expect(candidates?.map((candidate) => candidate.label)).toEqual([
      '11:57 p.m. on December 31, 1911',
      '12:00 a.m. on January 1, 1912',
    ])
  })

  it('may be on a skipped day', () => {
    const { message, candidates = [] } = refusal('2011-12-30', 'unknown', apia)
    expect(message).toBe(
      'The calendar there left out December 30, 2011. Please choose the day before or the day after.',
    )
    expect(candidates.map((candidate) => candidate.birthDate)).toEqual(['2011-12-29', '2011-12-31'])
    const ofHour = refusal('2011-12-30', '09:00', apia).candidates ?? []
    expect(ofHour.map((candidate) => candidate.label)).toEqual([
      '11:59 p.m. on December 29, 2011',
      '12:00 a.m. on December 31, 2011',
    ])
  })
})

describe('an unknown birth time', () => {
  function dayOf(birthDate: string, place: Birthplace, offsetSeconds?: number) {
    const moment = momentAt(birthDate, 'unknown', place, offsetSeconds)
    if (moment.timeKnown) throw new Error('The time is not known')
    const [from, to] = [moment.day.from, moment.day.to].map((each) => new Date(each).toISOString())
    return { noon: moment.utc, from, to }
  }

  it('means the whole local day, with the offset of its noon', () => {
    expect(dayOf('1990-06-10', chicago)).toEqual({
      noon: '1990-06-10T17:00:00Z',
      from: '1990-06-10T05:00:00.000Z',
      to: '1990-06-11T05:00:00.000Z',
    })
  })

  it('has 25 hours on the day that clocks go back', () => {
    expect(dayOf('1962-10-28', chicago)).toEqual({
      noon: '1962-10-28T18:00:00Z',
      from: '1962-10-28T05:00:00.000Z',
      to: '1962-10-29T06:00:00.000Z',
    })
  })

  it('uses the given offset', () => {
    expect(dayOf('1990-06-10', chicago, 3600)).toEqual({
      noon: '1990-06-10T11:00:00Z',
      from: '1990-06-09T23:00:00.000Z',
      to: '1990-06-10T23:00:00.000Z',
    })
  })
})
