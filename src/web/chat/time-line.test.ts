import { expect, test } from 'vitest'
import { glyphsThatFit, labelsThatFit, pieces } from './time-line.ts'

test('labels that would overlap are left out, the least important first', () => {
  const label = (text: string, x: number, rank: number) => ({ text, x, rank, isGold: rank === 0 })
  const placed = labelsThatFit([label('Feb 2', 50, 0), label('Feb 9', 55, 1), label('Today', 0, 2)])
  expect(placed.map(({ text, align }) => [text, align])).toEqual([
    ['Feb 2', '-translate-x-1/2'],
    ['Today', ''],
  ])
})

test('shows the chosen one of two glyphs at one place', () => {
  const pins = [
    { x: 50, isGold: false },
    { x: 51, isGold: true },
    { x: 80, isGold: false },
  ]
  expect(glyphsThatFit(pins)).toEqual(new Set([1, 2]))
})

test.each([
  [7, 7],
  [90, 13],
  [365, 12],
])('a span of %i days is ruled in %i pieces', (days, count) => {
  const ruled = pieces(days)
  expect(ruled).toHaveLength(count)
  expect(ruled.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100)
})
