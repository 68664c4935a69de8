import { describe, expect, it } from 'vitest'
import { fitsHouse } from './habit-arena.ts'

describe('a habit next to the house of its planet', () => {
  it('names no matter that belongs to another house', () => {
    const habit = 'you can feel like an outsider with friends all around you'
    expect(fitsHouse(habit, 11)).toBe(true)
    expect(fitsHouse(habit, 2)).toBe(false)
    expect(fitsHouse('you hold your anger in until it can be used', 2)).toBe(true)
  })

  it('may name work in a house of work, and anything without houses', () => {
    const habit = 'you take your work home in your head'
    expect(fitsHouse(habit, 10)).toBe(false)
    expect(fitsHouse('you do good work', 10)).toBe(true)
    expect(fitsHouse(habit, undefined)).toBe(true)
  })
})
