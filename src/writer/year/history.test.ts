import { expect, test } from 'vitest'
import type { Reader } from '../horoscope/reader.ts'
import { betweenMonths } from './history.ts'

const period = { startDate: '2026-11-22', endDate: '2027-11-21' }
const reader = { period } as Reader

test.each([
  ['2027-10-12', '2028-01-20', 'between October 2027 and January 2028'],
  ['2027-05-03', '2027-07-20', 'between May and July'],
  ['2026-12-03', '2027-02-20', 'between December and February'],
  ['2027-10-12', '2027-12-02', 'between October and December 2027'],
  ['2027-12-05', '2028-01-20', 'between December 2027 and January 2028'],
  ['2028-01-03', '2028-01-20', 'in January 2028'],
  ['2027-05-03', '2027-05-20', 'in May'],
])('[N22] from %s to %s is %j', (from, to, text) => {
  expect(betweenMonths(reader, from, to)).toBe(text)
})
