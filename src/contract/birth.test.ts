import { describe, expect, it } from 'vitest'
import { BirthDate, BirthDetails, BirthTime } from './birth.ts'
import { messages } from './messages.ts'

function complaint(
  schema: typeof BirthDate | typeof BirthTime | typeof BirthDetails,
  text: unknown,
): string | undefined {
  return schema.safeParse(text).error?.issues[0]?.message
}

describe('a birth date', () => {
  it.each(['1900-01-01', '1904-02-29', '2000-02-29', '2100-12-31'])('[9.3] may be %s', (date) => {
    expect(BirthDate.parse(date)).toBe(date)
  })

  it.each([
    '1900-02-29',
    '2023-02-29',
    '1990-04-31',
    '1990-13-01',
    '1990-00-10',
    '1990-06-00',
    '10/06/1990',
    '1990-6-1',
    '1990-06-10T00:00',
    ' 1990-06-10',
    '١٩٩٠-٠٦-١٠',
    'yesterday',
  ])('"%s" is no calendar date', (date) => {
    expect(complaint(BirthDate, date)).toBe(messages.birth.impossibleDate)
  })

  it.each(['1899-12-31', '2101-01-01', '9999-12-31'])('[9.3] %s is out of bounds', (date) => {
    expect(complaint(BirthDate, date)).toBe(messages.birth.dateOutOfBounds)
  })
})

describe('a birth time', () => {
  it.each(['00:00', '07:05', '23:59', 'unknown'])('may be %s', (time) => {
    expect(BirthTime.parse(time)).toBe(time)
  })

  it.each(['24:00', '7:5', '07:60', '07:05:00', '7:05 AM', '-1:00', 'Unknown', '07:05\n'])(
    '"%s" is none',
    (time) => {
      expect(complaint(BirthTime, time)).toBe(messages.birth.impossibleTime)
    },
  )
})

describe('birth details', () => {
  const details = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }

  it.each(['birthDate', 'birthTime', 'birthLocation'])('[5.7] need a %s', (name) => {
    for (const nothing of ['', undefined])
      expect(complaint(BirthDetails, { ...details, [name]: nothing })).toBe(
        messages.birth.missing.text,
      )
  })

  it('take a place text of 200 characters and no more', () => {
    const of = (length: number) => ({ ...details, birthLocation: 'x'.repeat(length) })
    expect(BirthDetails.safeParse(of(200)).success).toBe(true)
    expect(complaint(BirthDetails, of(201))).toBe(messages.birth.locationTooLong)
  })

  it('accept a chosen place and an offset within valid ranges', () => {
    const place = { place_id: '1', lat: 27.95, lon: -82.46 }
    expect(BirthDetails.safeParse({ ...details, place, offsetSeconds: -14_400 }).success).toBe(true)
    for (const wrong of [Number.NaN, 90.1, Number.POSITIVE_INFINITY, '27.95'])
      expect(BirthDetails.safeParse({ ...details, place: { ...place, lat: wrong } }).success).toBe(
        false,
      )
    for (const wrong of [64_801, -64_801, 0.5, Number.NaN])
      expect(BirthDetails.safeParse({ ...details, offsetSeconds: wrong }).success).toBe(false)
  })
})
