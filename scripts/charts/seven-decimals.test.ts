import { expect, it } from 'vitest'
import { sevenDecimals } from './seven-decimals.ts'

it('a longitude just before a sign is not rounded into it', () => {
  expect(sevenDecimals(29.999_999_99)).toBe(29.999_999_9)
  expect(sevenDecimals(359.999_999_99)).toBeLessThan(360)
})
