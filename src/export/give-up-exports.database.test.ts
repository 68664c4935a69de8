import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { DAY, MINUTE } from '#durations.ts'
import { users } from '#identity/users-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { dataExports } from './data-exports-table.ts'
import { requeueExports } from './prepare-export.ts'
import { showExport } from './request-export.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('[N8] an export that has waited for a day fails', async () => {
  const { db } = database
  const person = { issuer: 'test', subject: 'ada', email: 'ada@example.com' }
  const [{ id: userId } = { id: '' }] = await db.insert(users).values(person).returning()
  await db.insert(dataExports).values({ userId, requestedAt: new Date() })
  const queued: string[] = []
  const jobs = { enqueue: async (queue: string) => queued.push(queue) > 0 }
  const shown = async () => (await showExport({ db }, userId)).dataExport?.status
  await requeueExports({ db, jobs }, new Date(Date.now() + DAY - MINUTE))
  expect([await shown(), queued]).toEqual(['preparing', ['data-export']])
  await requeueExports({ db, jobs }, new Date(Date.now() + DAY + MINUTE))
  expect([await shown(), queued]).toEqual(['failed', ['data-export']])
})
