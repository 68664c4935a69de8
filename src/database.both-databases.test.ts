import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReachable, type OpenDatabase } from './database.ts'
import { dataExports } from './export/data-exports-table.ts'
import { findChunk, insertChunk } from './export/export-chunks-table.ts'
import { findUser, upsertUser } from './identity/users-table.ts'
import { openTestDatabase } from './testing/databases.ts'
import { modelCall } from './testing/model-calls.ts'
import { insertModelCall } from './writer/usage/model-calls-table.ts'
import { sumCallsByDay } from './writer/usage/usage-days-table.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ada = {
  issuer: 'https://issuer.test',
  subject: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  signedInAt: new Date(),
  sessionId: undefined,
  token: '',
}

test('keeps one row per user when the provider reports another email address', async () => {
  const first = await upsertUser(database.db, ada)
  const again = await upsertUser(database.db, { ...ada, email: 'ada@new.example.com' })
  expect(again.id).toBe(first.id)
  expect(await findUser(database.db, ada)).toMatchObject({
    email: 'ada@new.example.com',
    firstName: 'Ada',
    isAdmin: false,
  })
})

test('keeps the time zone of the last login that sent one', async () => {
  await upsertUser(database.db, ada, 'Asia/Tokyo')
  await upsertUser(database.db, ada, 'America/Lima')
  const again = await upsertUser(database.db, ada)
  expect(again.timeZone).toBe('America/Lima')
})

test('treats the same subject of another issuer as another user', async () => {
  const first = await upsertUser(database.db, ada)
  const other = await upsertUser(database.db, { ...ada, issuer: 'https://other.test' })
  expect(other.id).not.toBe(first.id)
})

test('reports whether the database is reachable', async () => {
  expect(await isReachable(database.db)).toBe(true)
})

const rows = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await database.db.execute(query)) as unknown as { rows: Row[] }).rows

test('has an index for every foreign key with a cascading delete', async () => {
  const slow = await rows<{ key: string }>(sql`
    select conname as key from pg_constraint where contype = 'f'
    and connamespace::regnamespace::text in ('public', 'identity') and not exists (
      select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = conkey[1])`)
  expect(slow).toEqual([])
})

test.each([
  ['generations', `status = 'waiting'`, 'generations_waiting'],
  ['generations', `result_id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'`, 'generations_of_result'],
  ['payment_events', 'processed_at is null', 'payment_events_waiting'],
])('of %s, those with %s are found without reading all', async (table, condition, index) => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql.raw(`explain select * from ${table} where ${condition}`))
  })
  expect(JSON.stringify(plan)).toContain(index)
})

// The two drivers read these types in ways of their own.
test('[N8] the bytes of an export come back as they were stored', async () => {
  const { id: userId } = await upsertUser(database.db, ada)
  const [row] = await database.db
    .insert(dataExports)
    .values({ userId, requestedAt: new Date() })
    .returning()
  const key = { exportId: row?.id ?? '', fileId: randomUUID(), position: 0 }
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  await insertChunk(database.db, { ...key, bytes })
  expect([...((await findChunk(database.db, key)) ?? [])]).toEqual([...bytes])
})

test('counts, sums and percentiles are numbers by UTC date, whatever the time zone of the database', async () => {
  for (const durationMs of [1000, 2000]) {
    const call = modelCall({ durationMs, costMicros: 2_000_000_000 })
    await insertModelCall(database.db, call, new Date('2026-02-28T23:59:59.999Z'))
  }
  const days = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'Asia/Tokyo'`)
    return sumCallsByDay(tx, new Date('2026-02-01T00:00:00Z'))
  })
  expect(days).toMatchObject([
    { date: '2026-02-28', calls: 2, inputTokens: 200, costMicros: 4_000_000_000, p50: 1500 },
  ])
})
