import { expect, test } from 'vitest'
import { MINUTE } from './durations.ts'
import { AppError } from './errors.ts'
import { createRateLimit } from './rate-limit.ts'

test('everybody has a count of their own, and whoever is refused learns how long to wait', async () => {
  const limit = createRateLimit({ times: 2, inMs: 10 * MINUTE })
  await limit('ada')
  await limit('ada')
  await limit('grace')
  const refused = await limit('ada').catch((error) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused.code).toBe('too_many_requests')
  expect(refused.retryAfterSeconds).toBeGreaterThan(0)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(600)
  expect(Number.isInteger(refused.retryAfterSeconds)).toBe(true)
})
