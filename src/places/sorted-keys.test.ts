import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packKeys, SortedKeys } from './sorted-keys.ts'

const keys = fc.array(
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東', '𐍈'), maxLength: 6 }),
  {
    maxLength: 100,
  },
)

test('finds the same exact and prefix matches as a linear search', () => {
  fc.assert(
    fc.property(
      keys,
      fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東'), maxLength: 3 }),
      check,
    ),
  )
})

function check(names: string[], text: string) {
  const packed = new SortedKeys(packKeys(names.map((key, value) => ({ key, value }))))
  const { start, exactEnd, end } = packed.rangeOf(text)
  const valuesWhere = (fits: (name: string) => boolean) =>
    [...names.keys()].filter((value) => fits(names[value] ?? ''))
  const inOrder = (from: number, to: number) =>
    [...packed.values.subarray(from, to)].sort((a, b) => a - b)
  expect(inOrder(start, exactEnd)).toEqual(valuesWhere((name) => name === text))
  expect(inOrder(start, end)).toEqual(valuesWhere((name) => name.startsWith(text)))
}

test('a text longer than any key matches nothing', () => {
  const packed = new SortedKeys(packKeys([{ key: 'a', value: 1 }]))
  const { start, end } = packed.rangeOf('a'.repeat(1000))
  expect(end - start).toBe(0)
})
