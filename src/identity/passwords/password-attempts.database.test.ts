import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import type { OpenDatabase } from '#database.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import { rateLimits } from '#limits/rate-limits-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { createPasswordAttempts, type PasswordAttempts } from './password-attempts.ts'

let database: OpenDatabase
let attempts: PasswordAttempts
beforeAll(async () => {
  database = await openTestDatabase()
  attempts = createPasswordAttempts(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(rateLimits)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** @returns the seconds to wait if the attempt is refused */
const waitOf = (email: string) =>
  attempts.reserve(email).then(
    () => undefined,
    (error) => error.retryAfterSeconds as number,
  )

async function guess(email: string) {
  const wait = await waitOf(email)
  if (wait === undefined) await attempts.recordFailure(email)
  return wait
}

async function guessUntilRefused(email: string) {
  for (;;) {
    const wait = await guess(email)
    if (wait !== undefined) return wait
  }
}

test('five wrong passwords are free, then each waits twice as long as the one before, up to 15 minutes', async () => {
  for (let i = 0; i < 5; i++) expect(await guess('ada@example.com')).toBeUndefined()
  const waits: number[] = []
  for (let i = 0; i < 8; i++) {
    const seconds = await guessUntilRefused('ada@example.com')
    waits.push(seconds)
    vi.setSystemTime(Date.now() + seconds * SECOND)
  }
  expect(waits).toEqual([30, 30, 60, 120, 240, 480, 900, 900])
})

test('a day of guesses at one account tries about a hundred passwords', async () => {
  let tried = 0
  const end = Date.now() + DAY
  while (Date.now() < end) {
    const wait = await guess('ada@example.com')
    if (wait === undefined) tried++
    else vi.setSystemTime(Date.now() + wait * SECOND)
  }
  expect(tried).toBeLessThan(110)
})

test('concurrent guesses are counted before the first one is verified', async () => {
  const waits = await Promise.all(Array.from({ length: 500 }, () => waitOf('ada@example.com')))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
})

test('a refused attempt does not make the wait longer', async () => {
  await guessUntilRefused('ada@example.com')
  for (let i = 0; i < 100; i++) await guess('ada@example.com')
  expect(await waitOf('ada@example.com')).toBe(30)
  vi.setSystemTime(Date.now() + 30 * SECOND)
  expect(await waitOf('ada@example.com')).toBeUndefined()
})

test.each([
  [4, HOUR],
  [5, DAY],
])('%i wrong passwords count for %i ms', async (failures, keptMs) => {
  const isSlowAfter = async (waitMs: number) => {
    await attempts.reset('ada@example.com')
    for (let nth = 0; nth < failures; nth++) await guess('ada@example.com')
    vi.setSystemTime(Date.now() + waitMs)
    expect(await guess('ada@example.com')).toBeUndefined()
    return (await waitOf('ada@example.com')) !== undefined
  }
  expect(await isSlowAfter(keptMs - MINUTE)).toBe(true)
  expect(await isSlowAfter(keptMs)).toBe(false)
})

test('each email has its own count, in any case', async () => {
  await guessUntilRefused('Ada@Example.com')
  expect(await waitOf('ada@example.com')).toBe(30)
  expect(await waitOf('grace@example.com')).toBeUndefined()
})

test('a sign-in resets the count', async () => {
  await guessUntilRefused('ada@example.com')
  await attempts.reset('ADA@example.com')
  for (let i = 0; i < 5; i++) expect(await guess('ada@example.com')).toBeUndefined()
})

test('an attempt whose password was not verified is released', async () => {
  await guessUntilRefused('ada@example.com')
  vi.setSystemTime(Date.now() + MINUTE)
  expect(await waitOf('ada@example.com')).toBeUndefined()
  await attempts.release('ada@example.com')
  expect(await waitOf('ada@example.com')).toBeUndefined()
})

test('a release undoes one attempt, not the concurrent ones', async () => {
  const email = 'crowd@example.com'
  for (let nth = 0; nth < 5; nth++) await attempts.reserve(email)
  await attempts.release(email)
  await attempts.reserve(email)
  await expect(attempts.reserve(email)).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('the message names the wait, and the other sign-in methods', async () => {
  const seconds = await guessUntilRefused('ada@example.com')
  await expect(attempts.reserve('ada@example.com')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: messages.identity.tooManyWrongPasswords(seconds * SECOND),
  })
})
