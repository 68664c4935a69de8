import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AspectPoint,
  aspectBetween,
  degreesAndMinutes,
  findAspects,
  signedDifference,
} from './aspects.ts'

const at = (point: AspectPoint, longitude: number, speed = 0) => ({ point, longitude, speed })

describe('an aspect', () => {
  it.each([
    ['mars', 'saturn', 98, 'square'],
    ['mars', 'saturn', 98.01, undefined],
    ['mars', 'saturn', 66, 'sextile'],
    ['mars', 'saturn', 66.01, undefined],
    ['moon', 'saturn', 68, 'sextile'],
    ['moon', 'saturn', 68.01, undefined],
    ['mars', 'sun', 130, 'trine'],
    ['mars', 'asc', 112, 'trine'],
    ['mars', 'asc', 111.99, undefined],
    ['sun', 'mc', 170, 'opposition'],
    ['sun', 'mc', 169.99, undefined],
    ['venus', 'pluto', 8, 'conjunction'],
    ['venus', 'pluto', 45, undefined],
  ] as const)('of %s and %s at %s° is a %s', (a, b, separation, aspect) => {
    expect(aspectBetween(at(a, 10), at(b, 10 + separation))?.aspect).toBe(aspect)
    expect(aspectBetween(at(a, 350), at(b, 350 - separation))?.aspect).toBe(aspect)
  })

  it('applies while its orb shrinks, on either side of exactness and across 0° Aries', () => {
    const isApplying = (a: number, b: number, speedOfA: number) =>
      aspectBetween(at('mars', a, speedOfA), at('saturn', b))?.applying
    expect(isApplying(358, 1, 0.5)).toBe(true)
    expect(isApplying(358, 1, -0.5)).toBe(false)
    expect(isApplying(4, 1, 0.5)).toBe(false)
    expect(isApplying(177, 358, 0.5)).toBe(true)
    expect(isApplying(183, 358, 0.5)).toBe(false)
    expect(isApplying(87, 358, 0.5)).toBe(true)
    expect(isApplying(269, 358, -0.5)).toBe(true)
    expect(isApplying(267, 358, -0.5)).toBe(false)
  })

  it('is never listed between ascendant and midheaven', () => {
    const found = findAspects([at('sun', 0), at('asc', 1), at('mc', 91)])
    expect(found.map(({ a, b }) => `${a}~${b}`)).toEqual(['sun~asc', 'sun~mc'])
  })

  it('is listed before all wider ones', () => {
    const found = findAspects([at('sun', 0), at('mars', 7), at('saturn', 92), at('pluto', 120.5)])
    expect(found.map(({ orbDegrees }) => orbDegrees)).toEqual([0.5, 2, 5, 6.5, 7])
  })

  it('shows its orb floored to degrees and minutes of 0 to 59', () => {
    expect(degreesAndMinutes(1.99999)).toEqual({ degrees: 1, minutes: 59 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (orb) => {
        const { degrees, minutes } = degreesAndMinutes(orb)
        expect(minutes).toBeGreaterThanOrEqual(0)
        expect(minutes).toBeLessThanOrEqual(59)
        expect(degrees + minutes / 60).toBeLessThanOrEqual(orb + 1e-12)
        expect(orb - degrees - minutes / 60).toBeLessThan(1 / 60 + 1e-12)
      }),
    )
  })
})

it('the difference of two longitudes is the shortest arc', () => {
  expect(signedDifference(1, 359)).toBe(2)
  expect(signedDifference(359, 1)).toBe(-2)
  expect(signedDifference(190, 10)).toBe(-180)
  expect(signedDifference(725, 1)).toBe(4)
})
