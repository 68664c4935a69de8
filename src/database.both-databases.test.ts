import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReachable, type OpenDatabase } from './database.ts'
import { findUser, upsertUser } from './identity/users-table.ts'
import { openTestDatabase } from './testing/databases.ts'

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
