import { expect, test } from 'vitest'
import { usageDay } from '#web/testing/admin.ts'
import { allTexts, allTokens, modelTexts, totalsByDate, totalsOf } from './totals.ts'

const monday = usageDay({ date: '2026-11-16', cost: 0.25, p50: 900, p95: 4000 })
const reading = usageDay({
  date: '2026-11-16',
  featureName: 'natal_reading',
  cost: 0.5,
  p50: 2000,
  p95: 3000,
})

test('sums features of a day, and counts no token twice', () => {
  const totals = totalsOf([monday, reading])
  expect(totals.cost).toBe(0.75)
  expect(totals.tokens).toEqual({ input: 1600, cached: 400, output: 600, reasoning: 200 })
  expect(allTokens(totals)).toBe(2800)
  expect(modelTexts(totals)).toBe(16)
  expect(allTexts(totals)).toBe(24)
  expect(totals.sentences).toEqual({ checked: 200, rejected: 10, repaired: 6 })
})

test('shows the slowest duration, because percentiles cannot be added', () => {
  expect(totalsOf([monday, reading])).toMatchObject({ p50: 2000, p95: 4000 })
  expect(totalsOf([usageDay({ p50: null, p95: null })])).toMatchObject({ p50: null, p95: null })
})

test('has an entry for each date up to today, also without use', () => {
  const days = totalsByDate([monday, reading], 3, '2026-11-17')
  expect(days.map(({ date, cost }) => [date, cost])).toEqual([
    ['2026-11-15', 0],
    ['2026-11-16', 0.75],
    ['2026-11-17', 0],
  ])
})
