import { describe, expect, it } from 'vitest'
import { dateInWords, localTime, offsetInWords, wallSeconds } from './wall-time.ts'

describe('wall time', () => {
  it('converts a date and a time to seconds and back', () => {
    expect(wallSeconds('1970-01-02', '00:01')).toBe(86_460)
    expect(localTime(86_460)).toEqual({ birthDate: '1970-01-02', birthTime: '00:01' })
    expect(localTime(-60)).toEqual({ birthDate: '1969-12-31', birthTime: '23:59' })
  })

  it('rejects an invalid date or time', () => {
    expect(() => wallSeconds('1990-13-01', '10:00')).toThrow('Not a date and a time')
    expect(() => wallSeconds('1990-12-01', 'unknown')).toThrow('Not a date and a time')
  })

  it('formats dates and offsets', () => {
    expect(dateInWords('1900-01-01')).toBe('January 1, 1900')
    expect(offsetInWords(1172)).toBe('UTC+00:19:32')
    expect(offsetInWords(-12_600)).toBe('UTC-03:30')
    expect(offsetInWords(0)).toBe('UTC+00:00')
  })
})
