import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '#durations.ts'
import { createEmailLimit } from './email-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = expect.objectContaining({ code: 'too_many_requests' })

test('sends five emails of a kind to an address in an hour, in any case and from any network', async () => {
  const limit = createEmailLimit(true)
  for (let nth = 0; nth < 5; nth++) await limit('reset', 'Ada@example.com', `network ${nth}`)
  await expect(limit('reset', 'ada@EXAMPLE.com', 'network 6')).rejects.toEqual(refusal)
  await expect(limit('code', 'ada@example.com', 'network 7')).resolves.toBeUndefined()
  await expect(limit('reset', 'grace@example.com', 'network 8')).resolves.toBeUndefined()
  await vi.advanceTimersByTimeAsync(HOUR)
  await expect(limit('reset', 'ada@example.com', 'network 9')).resolves.toBeUndefined()
})

test('takes 20 requests from a network in ten minutes, for any address', async () => {
  const limit = createEmailLimit(true)
  for (let nth = 0; nth < 20; nth++) await limit('reset', `a${nth}@example.com`, 'one')
  await expect(limit('code', 'b@example.com', 'one')).rejects.toEqual(refusal)
  await expect(limit('code', 'b@example.com', 'other')).resolves.toBeUndefined()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  await expect(limit('code', 'b@example.com', 'one')).resolves.toBeUndefined()
})
