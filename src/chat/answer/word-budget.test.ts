import { expect, test } from 'vitest'
import { WordBudget } from './word-budget.ts'

test('a budget is short until it has enough words, and has room up to the most', () => {
  const budget = new WordBudget({ enough: 10, most: 15 })
  budget.spend(9)
  expect([budget.isShort, budget.room]).toEqual([true, 6])
  budget.spend(1)
  expect([budget.isShort, budget.room]).toEqual([false, 5])
  budget.spend(-2)
  expect([budget.isShort, budget.used]).toEqual([true, 8])
})
