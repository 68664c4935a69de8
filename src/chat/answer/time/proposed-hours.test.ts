import { describe, expect, it } from 'vitest'
import { hourKind } from './proposed-hours.ts'

describe('the hour of a plan', () => {
  it('is in office hours if it needs an office', () => {
    expect(hourKind('money-talk', '9:00 a.m.')).toBe('within')
    expect(hourKind('work', '12:30 p.m.')).toBe('within')
    expect(hourKind('study', '5:00 p.m.')).toBe('within')
    expect(hourKind('money-talk', '8:20 p.m.')).toBe('officeLate')
    expect(hourKind('move', '7:40 a.m.')).toBe('officeEarly')
    expect(hourKind('move', '12:10 a.m.')).toBe('officeEarly')
  })

  it('lies between eight in the morning and nine in the evening otherwise', () => {
    expect(hourKind('love', '8:20 p.m.')).toBe('within')
    expect(hourKind('travel', '8:00 a.m.')).toBe('within')
    expect(hourKind('travel', '7:55 a.m.')).toBe('early')
    expect(hourKind('love', '9:05 p.m.')).toBe('late')
  })
})
