import { expect, test } from 'vitest'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import { AppError } from '#errors.ts'
import { createRateLimit } from './rate-limit.ts'

test('counts per key, and tells a refused caller how long to wait', async () => {
  const limit = createRateLimit({ times: 2, inMs: 10 * MINUTE })
  await limit('ada')
  await limit('ada')
  await limit('grace')
  const refused = await limit('ada').catch((error) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused.code).toBe('too_many_requests')
  expect(refused.retryAfterSeconds).toBeGreaterThan(500)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(600)
  expect(Number.isInteger(refused.retryAfterSeconds)).toBe(true)
})

test('the message of a limit names the same time as Retry-After', async () => {
  for (const inMs of [SECOND, 40 * SECOND, 10 * MINUTE, 3 * HOUR]) {
    const limit = createRateLimit({ times: 1, inMs })
    await limit('ada')
    const refused = await limit('ada').catch((error) => error)
    const waitMs = refused.retryAfterSeconds * SECOND
    expect(refused.message).toBe(refusalMessages.tooManyRequests(waitMs))
  }
})
