import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { HOUR, MINUTE } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { createEmailLimit } from './email-limit.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = expect.objectContaining({ code: 'too_many_requests' })

test('sends five emails of a kind to an address in an hour, in any case and from any network', async () => {
  const limit = createEmailLimit(database.db, true)
  for (let nth = 0; nth < 5; nth++) await limit('reset', 'Ada@example.com', `network ${nth}`)
  await expect(limit('reset', 'ada@EXAMPLE.com', 'network 6')).rejects.toEqual(refusal)
  await expect(limit('code', 'ada@example.com', 'network 7')).resolves.toBeUndefined()
  await expect(limit('reset', 'grace@example.com', 'network 8')).resolves.toBeUndefined()
  vi.setSystemTime(Date.now() + HOUR)
  await expect(limit('reset', 'ada@example.com', 'network 9')).resolves.toBeUndefined()
})

test('takes 20 requests from a network in ten minutes, for any address', async () => {
  const limit = createEmailLimit(database.db, true)
  for (let nth = 0; nth < 20; nth++) await limit('reset', `a${nth}@example.com`, 'one')
  await expect(limit('code', 'b@example.com', 'one')).rejects.toEqual(refusal)
  await expect(limit('code', 'b@example.com', 'other')).resolves.toBeUndefined()
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  await expect(limit('code', 'b@example.com', 'one')).resolves.toBeUndefined()
})
