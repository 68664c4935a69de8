import { describe, expect, test } from 'vitest'
import { place, SIZE } from './wheel-geometry.ts'

const CENTER = SIZE / 2

describe('[2.16] the wheel', () => {
  test('has the ascendant at the left and goes counterclockwise', () => {
    expect(place(223.269, 223.269, 100)).toEqual({ x: CENTER - 100, y: CENTER })
    // A quarter on, the fourth house is at the bottom.
    expect(place(223.269 + 90, 223.269, 100)).toEqual({ x: CENTER, y: CENTER + 100 })
    expect(place(223.269 + 180, 223.269, 100)).toEqual({ x: CENTER + 100, y: CENTER })
  })

  test('has Aries at the left where the hour is unknown', () => {
    expect(place(0, 0, 100)).toEqual({ x: CENTER - 100, y: CENTER })
  })
})
