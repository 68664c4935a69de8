import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { DAY } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { upsertUser } from '../users-table.ts'
import type { CountedKind } from './daily-counts-table.ts'
import { countWithinDay } from './daily-limit.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NOON = Date.parse('2030-05-01T12:00:00Z')

async function createUser(subject: string) {
  const { id } = await upsertUser(database.db, {
    issuer: 'https://issuer.test',
    subject,
    email: `${subject}@example.com`,
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    signedInAt: new Date(NOON),
    sessionId: undefined,
    token: '',
  })
  return id
}

const count = (userId: string, afterMs: number, kind: CountedKind = 'reading') =>
  database.db.transaction((tx) =>
    countWithinDay(
      tx,
      { kind, times: 2, sentence: (times, waitMs) => `${times} a day, wait ${waitMs} ms` },
      { userId, now: new Date(NOON + afterMs) },
    ),
  )

test('allows the limit in 24 hours, and the next when the oldest is 24 hours old', async () => {
  const ada = await createUser('ada')
  await count(ada, 0)
  await count(ada, 1000)
  await expect(count(ada, DAY - 5000)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
    message: '2 a day, wait 5000 ms',
  })
  await count(ada, DAY)
  await expect(count(ada, DAY + 999)).rejects.toMatchObject({ retryAfterSeconds: 1 })
  await count(ada, DAY + 1000)
})

test('does not count a refused or failed one', async () => {
  const grace = await createUser('grace')
  await count(grace, 0)
  await expect(
    database.db.transaction(async (tx) => {
      const limit = { kind: 'reading' as const, times: 2, sentence: () => '' }
      await countWithinDay(tx, limit, { userId: grace, now: new Date(NOON) })
      throw new Error('not stored')
    }),
  ).rejects.toThrow('not stored')
  await count(grace, 1000)
  for (let nth = 0; nth < 3; nth++) await expect(count(grace, 2000)).rejects.toThrow()
  await count(grace, DAY)
})

test('counts each kind and each user separately', async () => {
  const [mary, emmy] = [await createUser('mary'), await createUser('emmy')]
  await count(mary, 0)
  await count(mary, 0)
  await expect(count(mary, 0)).rejects.toThrow()
  await count(mary, 0, 'horoscope')
  await count(emmy, 0)
})
