import { expect, test } from 'vitest'
import { dollars, percent, short } from './numbers.ts'

test('a share has a decimal only where it is small', () => {
  expect(percent(451, 33_334)).toBe('1.4%')
  expect(percent(5, 100)).toBe('5%')
  expect(percent(2, 3)).toBe('67%')
  expect(percent(0, 0)).toBe('n/a')
})

test('an amount below ten cents shows fractions of a cent', () => {
  expect([0, 0.0024, 0.1, 12.5].map(dollars)).toEqual(['$0.00', '$0.0024', '$0.10', '$12.50'])
})

test('a large number is short', () => {
  expect(short(8_333_500)).toBe('8.3M')
})
