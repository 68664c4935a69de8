import { expect, test } from 'vitest'
import { countWords, firstFitting, missBy, missStrictly } from './length.ts'

test('a mark for a reference is not a word', () => {
  expect(countWords('You wave{ref} first, at  home.')).toBe(5)
})

const limits = { enough: 10, most: 15 }

test('a word too many is worse than a word too few, and none is missed in between', () => {
  expect([8, 10, 15, 17].map((words) => missBy(words, limits))).toEqual([2, 0, 0, 6])
})

test('where a text may not be longer, no short one is worse than a long one', () => {
  expect([1, 15, 16].map((words) => missStrictly(words, limits))).toEqual([
    9,
    0,
    Number.POSITIVE_INFINITY,
  ])
})

const choose = (lengths: readonly number[]) => {
  const tried: number[] = []
  const attempt = (words: number) => {
    tried.push(words)
    return words
  }
  return { chosen: firstFitting(lengths, attempt, (words) => missBy(words, limits)), tried }
}

test('the first text of the right length is taken, and nothing is written after it', () => {
  expect(choose([20, 9, 12, 11])).toEqual({ chosen: 12, tried: [20, 9, 12] })
})

test('where no text has the right length, the closest is taken, and of two the first', () => {
  expect(choose([20, 7, 16, 7]).chosen).toBe(7)
  expect(choose([16, 7]).chosen).toBe(16)
})
