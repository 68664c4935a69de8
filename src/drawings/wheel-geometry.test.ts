import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arc, place, SIZE, spread } from './wheel-geometry.ts'

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

describe('crowded glyphs', () => {
  const longitudes = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), {
    minLength: 2,
    maxLength: 14,
  })

  test('end up at least a gap apart, in the order of the zodiac', () => {
    fc.assert(
      fc.property(longitudes, (given) => {
        const gap = 10
        const drawn = spread(given, gap)
        const ring = [...drawn].sort((a, b) => a - b)
        ring.forEach((value, index) => {
          const next = ring[(index + 1) % ring.length] ?? value
          // The widest empty stretch is where a crowd can still grow into itself.
          if (given.length * gap < 180) expect(arc(value, next)).toBeGreaterThan(gap - 1e-6)
        })
      }),
    )
  })

  test('stay where they are when there is room', () => {
    expect(spread([10, 100, 200], 10)).toEqual([10, 100, 200])
  })

  test('make room on both sides, also across the beginning of Aries', () => {
    const [one = 0, other = 0] = spread([359, 1], 10)
    expect(one).toBeCloseTo(355)
    expect(other).toBeCloseTo(5)
  })

  test('stay on their own side of an axis', () => {
    const [before = 0, after = 0, next = 0] = spread([179, 181, 182], 10, [0, 180])
    expect(before).toBeCloseTo(175)
    expect(after).toBeCloseTo(185)
    expect(next).toBeCloseTo(195)
  })

  test('stay on their own side across the beginning of Aries', () => {
    const [one = 0, other = 0] = spread([359.5, 1], 10, [358, 178])
    expect(one).toBeCloseTo(3)
    expect(other).toBeCloseTo(13)
  })
})
