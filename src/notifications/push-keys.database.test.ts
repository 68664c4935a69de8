import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { loadPushKeys } from './push-keys.ts'
import { pushKeys } from './push-keys-table.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('processes that start at once agree on one pair of keys, and later ones keep it', async () => {
  const { db } = database
  const [first, ...others] = await Promise.all(
    Array.from({ length: 8 }, () => loadPushKeys(db, undefined)),
  )
  expect(first?.publicKey).toMatch(/^[\w-]{87}$/)
  expect(first?.privateKey).toMatch(/^[\w-]{43}$/)
  for (const other of others) expect(other).toEqual(first)
  expect(await loadPushKeys(db, undefined)).toEqual(first)
  expect(await db.$count(pushKeys)).toBe(1)
})

test('configured keys are used instead, and not stored', async () => {
  const configured = { publicKey: 'a public key', privateKey: 'a private key' }
  expect(await loadPushKeys(database.db, configured)).toBe(configured)
  expect(await database.db.$count(pushKeys)).toBe(1)
})
