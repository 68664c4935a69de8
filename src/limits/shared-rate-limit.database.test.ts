import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { MINUTE, SECOND } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { deletePointsUntil, rateLimits } from './rate-limits-table.ts'
import { createSharedRateLimit } from './shared-rate-limit.ts'

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

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
/** As two processes have it. */
const twoOf = (name: string, times: number) =>
  [1, 2].map(() => createSharedRateLimit(database.db, name, { times, inMs: MINUTE }))

test('counts the calls of all processes, and tells how long to wait', async () => {
  const [here, there] = twoOf('mail', 3)
  await here?.('ada')
  await there?.('ada')
  later(20 * SECOND)
  await here?.('ada')
  for (const limit of [here, there])
    await expect(limit?.('ada')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 40,
    })
  await expect(there?.('grace')).resolves.toBeUndefined()
  later(40 * SECOND)
  await expect(there?.('ada')).resolves.toBeUndefined()
})

test('counts concurrent calls', async () => {
  const [here, there] = twoOf('code', 5)
  const calls = Array.from({ length: 40 }, (_, nth) => (nth % 2 ? here : there)?.('ada'))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('counts each limit for itself', async () => {
  const [mail] = twoOf('one', 1)
  const [code] = twoOf('other', 1)
  await mail?.('ada')
  await expect(code?.('ada')).resolves.toBeUndefined()
})

test('stores no address, and nothing when the window is over', async () => {
  const [limit] = twoOf('private', 1)
  await limit?.('ada@example.com')
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('ada')
  later(10 * MINUTE)
  await deletePointsUntil(database.db, new Date())
  expect(await database.db.$count(rateLimits)).toBe(0)
})
