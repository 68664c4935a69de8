import { expect, test } from 'vitest'
import { costOf } from './prices.ts'

const usage = { input: 1_000_000, cached: 400_000, output: 200_000, reasoning: 150_000 }

// 600,000 new and 400,000 cached input tokens, and 200,000 output tokens, reasoning included.
test.each([
  ['gpt-5', 750_000 + 50_000 + 2_000_000],
  ['gpt-5-mini', 150_000 + 10_000 + 400_000],
  ['gpt-5-nano', 30_000 + 2_000 + 80_000],
  ['gpt-5-mini-2025-08-07', 560_000],
])('%s costs %i micro-dollars', (model, micros) => {
  expect(costOf(model, usage)).toBe(micros)
})

test('a fraction of a micro-dollar is rounded up', () => {
  expect(costOf('gpt-5', { input: 1, cached: 0, output: 0, reasoning: 0 })).toBe(2)
  expect(costOf('gpt-5', { input: 0, cached: 0, output: 0, reasoning: 0 })).toBe(0)
  // In floating point, three times 0.4 is more than 1.2; five times is exactly 2.
  expect(costOf('gpt-5-nano', { input: 0, cached: 0, output: 3, reasoning: 0 })).toBe(2)
  expect(costOf('gpt-5-nano', { input: 0, cached: 0, output: 5, reasoning: 0 })).toBe(2)
})

test.each(['llama3', 'gpt-5-pro', 'constructor', ''])('%o has no price', (model) => {
  expect(costOf(model, usage)).toBeUndefined()
})
