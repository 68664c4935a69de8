import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModelUnavailable } from './language-model.ts'
import { ModelServerError } from './model-server-error.ts'
import { createResilience, LIMITS } from './resilience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const resilience = (limits = LIMITS) => createResilience(limits, { onOpen() {}, onClose() {} })

function rateLimit(retryAfterMs?: number) {
  const details = retryAfterMs === undefined ? {} : { retryAfterMs }
  return new ModelUnavailable('rate limit', { cause: new ModelServerError([], details) })
}

test('waits for Retry-After and some jitter before a retry', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(rateLimit(5_000)).mockResolvedValueOnce('text')
  const call = resilience().run('natal_reading', ({ withRetries }) => withRetries(attempt))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await call).toBe('text')
})

test('does not retry after the deadline', async () => {
  const attempt = vi.fn().mockRejectedValue(rateLimit(8_000))
  const call = resilience({ ...LIMITS, totalMs: 5_000 }).run('natal_reading', ({ withRetries }) =>
    withRetries(attempt),
  )
  const rejected = expect(call).rejects.toMatchObject({ reason: 'timeout' })
  await vi.advanceTimersByTimeAsync(60_000)
  await rejected
  expect(attempt).toHaveBeenCalledTimes(1)
})

test('spreads the retries of concurrent calls', async () => {
  const model = resilience()
  const retriedAt = new Set<number>()
  const calls = Array.from({ length: 8 }, () => {
    const attempt = vi.fn().mockRejectedValueOnce(rateLimit())
    attempt.mockImplementation(async () => retriedAt.add(Date.now()))
    return model.run('natal_reading', ({ withRetries }) => withRetries(attempt))
  })
  await vi.advanceTimersByTimeAsync(20_000)
  await Promise.all(calls)
  expect(retriedAt.size).toBeGreaterThan(4)
})

test('includes the time in the queue in the deadline, and frees the slots of calls that hang', async () => {
  const model = resilience()
  const calls = Array.from({ length: LIMITS.concurrentCalls + 1 }, () =>
    expect(model.run('test', ({ signal }) => once(signal, 'abort'))).rejects.toMatchObject({
      reason: 'timeout',
    }),
  )
  await vi.advanceTimersByTimeAsync(LIMITS.totalMs)
  await Promise.all(calls)
  expect(await model.run('test', async () => 'text')).toBe('text')
})
