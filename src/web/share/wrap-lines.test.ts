import { expect, test } from 'vitest'
import { balanceLines, fitLines, wrapLines } from './wrap-lines.ts'

const byLetters = (text: string) => text.length

test('breaks between words, and leaves a word whole that is too long', () => {
  expect(wrapLines('You keep the peace', 8, byLetters)).toEqual(['You keep', 'the', 'peace'])
  expect(wrapLines('Unquestionably so', 5, byLetters)).toEqual(['Unquestionably', 'so'])
  expect(wrapLines('', 5, byLetters)).toEqual([''])
})

test('makes lines about as long as each other, and no more of them', () => {
  expect(balanceLines('You keep the peace', 12, byLetters)).toEqual(['You keep', 'the peace'])
  expect(balanceLines('one two three four five', 18, byLetters)).toEqual([
    'one two three',
    'four five',
  ])
  expect(balanceLines('so unquestionably so', 5, byLetters)).toEqual(['so', 'unquestionably', 'so'])
  expect(balanceLines('', 5, byLetters)).toEqual([''])
})

test('takes the largest size in which all lines fit', () => {
  const box = { width: 100, height: 80, sizes: [40, 20, 10] }
  const widthOf = (text: string, size: number) => (text.length * size) / 2
  expect(fitLines('one two three', box, widthOf)).toEqual({ size: 20, lines: ['one two', 'three'] })
  expect(fitLines('word '.repeat(99).trim(), box, widthOf).size).toBe(10)
})
