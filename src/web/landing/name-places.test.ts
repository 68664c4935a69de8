import { expect, test } from 'vitest'
import { nameShifts } from './name-places.ts'

test('[2.7] names of planets that stand close together stand below each other', () => {
  const close = [0, 1, 2].map((y) => ({ x: 100, y: 100 + y }))
  const [first = 0, second = 0, third = 0] = nameShifts(close).map((shift, index) => shift + index)
  expect(first).toBe(0)
  expect(second - first).toBeGreaterThanOrEqual(20)
  expect(third - second).toBeGreaterThanOrEqual(20)
})

test('[2.7] names that have room stay where they are', () => {
  const apart = [
    { x: 100, y: 100 },
    { x: 190, y: 100 },
    { x: 100, y: 125 },
  ]
  expect(nameShifts(apart)).toEqual([0, 0, 0])
})
