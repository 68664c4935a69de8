import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { DAY, MINUTE } from '#durations.ts'
import { users } from '#identity/users-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { dataExports } from './data-exports-table.ts'
import { sweepExports } from './prepare-export.ts'
import { showExport } from './request-export.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('[N8] an export that has waited for a day fails, and is deleted by the next sweep', async () => {
  const { db } = database
  const person = { issuer: 'test', subject: 'ada', email: 'ada@example.com' }
  const [{ id: userId } = { id: '' }] = await db.insert(users).values(person).returning()
  await db.insert(dataExports).values({ userId, requestedAt: new Date() })
  const shown = async () => (await showExport({ db }, userId)).dataExport?.status
  await sweepExports(db, new Date(Date.now() + DAY - MINUTE))
  expect(await shown()).toBe('preparing')
  const late = new Date(Date.now() + DAY + MINUTE)
  await sweepExports(db, late)
  expect(await shown()).toBe('failed')
  await sweepExports(db, late)
  expect(await db.$count(dataExports, eq(dataExports.userId, userId))).toBe(0)
})
