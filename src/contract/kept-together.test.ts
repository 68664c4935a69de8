import { expect, test } from 'vitest'
import { withWholeDates, withWholeEnd } from './kept-together.ts'

/** What a line may end with, one a line. */
const pieces = (text: string) => text.split(' ')

test('no line ends within a day of a month or an hour', () => {
  const text = 'On Friday, December 11, around 10:45 a.m., in March and at 6 p.m.'
  expect(pieces(withWholeDates(text))).toEqual([
    'On',
    'Friday,',
    'December\u00a011,',
    'around',
    '10:45\u00a0a.m.,',
    'in',
    'March',
    'and',
    'at',
    '6\u00a0p.m.',
  ])
})

test('no line ends before the year of a day', () => {
  expect(pieces(withWholeDates('By December 31, 2026, or May\u00a05, 2027, 1200 others'))).toEqual([
    'By',
    'December\u00a031,\u00a02026,',
    'or',
    'May\u00a05,\u00a02027,',
    '1200',
    'others',
  ])
})

test('a sentence ends with as many words as make a line, and with a long one alone', () => {
  expect(pieces(withWholeEnd('That is only when the work is.'))).toEqual([
    'That',
    'is',
    'only',
    'when',
    'the',
    'work\u00a0is.',
  ])
  expect(pieces(withWholeEnd('It is your responsibility.'))).toContain('responsibility.')
})

test('a short sentence stays whole', () => {
  expect(withWholeEnd('You may.')).toBe('You\u00a0may.')
  expect(withWholeEnd('')).toBe('')
})
