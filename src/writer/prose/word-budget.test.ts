import { expect, test, vi } from 'vitest'
import type { WrittenText } from '../writer.ts'
import { countWords, firstComplete, WordBudget } from './word-budget.ts'

const textOf = (words: number, sections: number): WrittenText => {
  const text = Array.from({ length: words }, () => 'word').join(' ')
  return {
    opening: [{ sentences: [{ text, facts: ['fact'] }] }],
    sections: Array.from({ length: sections }, () => ({ title: 'Title', paragraphs: [] })),
  }
}

test('a budget is short until it has enough words, and has room up to the most', () => {
  const budget = new WordBudget({ enough: 10, most: 15 })
  budget.spend(9)
  expect([budget.isShort, budget.room]).toEqual([true, 6])
  budget.spend(1)
  expect([budget.isShort, budget.room]).toEqual([false, 5])
  budget.spend(-2)
  expect([budget.isShort, budget.used]).toEqual([true, 8])
})

test('a mark for a reference is not a word', () => {
  expect(countWords('You wave{ref} first, at  home.')).toBe(5)
})

test('the first attempt that is long enough wins, and none after it is made', () => {
  const never = vi.fn(() => textOf(20, 3))
  const complete = textOf(10, 2)
  const attempts = [() => undefined, () => textOf(9, 2), () => textOf(10, 1), () => complete, never]
  expect(firstComplete(attempts, { words: 10, sections: 2 })).toBe(complete)
  expect(never).not.toHaveBeenCalled()
})

test('the last attempt stands where none is long enough', () => {
  const last = textOf(2, 0)
  expect(firstComplete([() => textOf(5, 0), () => last], { words: 10, sections: 0 })).toBe(last)
})
