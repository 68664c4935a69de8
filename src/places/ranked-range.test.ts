import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RankedEntries } from './ranked-range.ts'

test('yields exactly the values of the range, by rank', () => {
  const ranks = fc.uniqueArray(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 600 })
  fc.assert(
    fc.property(ranks, fc.nat({ max: 600 }), fc.nat({ max: 600 }), (list, a, b) => {
      const start = Math.min(a, b, list.length)
      const end = Math.min(Math.max(a, b), list.length)
      const values = Uint32Array.from(list.keys())
      const given = new RankedEntries(values, Uint32Array.from(list)).valuesInOrder(start, end)
      const expected = [...values.subarray(start, end)].sort(
        (one, other) => (list[one] ?? 0) - (list[other] ?? 0),
      )
      expect([...given]).toEqual(expected)
    }),
  )
})
