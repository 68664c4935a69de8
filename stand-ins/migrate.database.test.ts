import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import {
  allKeys,
  emptyPostgres,
  olderDatabases,
  openConfigured,
  openWithStandIns,
  rowsOf,
  schemasOf,
  usersOf,
} from '#testing/older-databases.ts'
import { openStandIn } from '#testing/stripe.ts'
import { stripeClient } from '#testing/stripe-client.ts'

const olderDatabase = olderDatabases()

const columns = (db: Database) =>
  rowsOf(
    db,
    sql`select table_name, column_name, data_type, column_default, is_nullable
    from information_schema.columns where table_schema = 'stand_ins' order by 1, 2`,
  )

describe('a new database', () => {
  test('has the tables of the stand-ins where they are in use, also after a restart', async () => {
    const settings = await emptyPostgres()
    const first = await openWithStandIns(settings)
    const standIn = await openStandIn(first)
    const { id } = await stripeClient(standIn).customers.create({ email: 'ada@example.com' })
    await first.close()

    const again = await openStandIn(await openWithStandIns(settings))
    expect(again.account).toEqual(standIn.account)
    expect(await stripeClient(again).customers.retrieve(id)).toMatchObject({
      email: 'ada@example.com',
    })
  })

  test.each([
    ['with all keys set', allKeys],
    ['in production without a key', { NODE_ENV: 'production' }],
  ])('has no schema of the stand-ins %s', async (_, keys) => {
    const { db } = await openConfigured({ ...(await emptyPostgres()), ...keys })
    expect(await schemasOf(db)).toContain('public')
    expect(await schemasOf(db)).not.toContain('stand_ins')
  })
})

describe('a database that was made when the product had the tables of the stand-ins', () => {
  test('has the same columns as a new one', async () => {
    const older = await openWithStandIns(await olderDatabase())
    const fresh = await openTestDatabase()
    onTestFinished(fresh.close)
    expect(await columns(older.db)).toEqual(await columns(fresh.db))
    expect(await columns(older.db)).not.toEqual([])
  })

  test('keeps what was written with them where they are in use', async () => {
    const database = await openWithStandIns(await olderDatabase())
    const { db } = database
    const { account, now } = await openStandIn(database)
    expect(account.secretKey).toBe('sk_test_1')
    expect((await now()).getTime()).toBeGreaterThan(Date.now() + DAY / 2)
    expect(await rowsOf(db, sql`select id from stand_ins.stripe_objects`)).toContainEqual({
      id: 'cus_1',
    })
    const hidden = sql`select data->'hidden' as hidden from stand_ins.stripe_objects
      where id in ('pm_1', 'sub_1') order by id`
    expect(await rowsOf(db, hidden)).toEqual([
      { hidden: { behavior: 'works' } },
      { hidden: { trialEndWarned: true } },
    ])
    expect(await rowsOf(db, sql`select name from stand_ins.google_accounts`)).toHaveLength(1)
    expect(await rowsOf(db, sql`select subject from stand_ins.mailbox`)).toHaveLength(1)
    expect(await usersOf(db)).toEqual([{ email: 'ada@example.com' }])
  })

  test('loses the schema of stand-ins that were used, with all keys set, and nothing else', async () => {
    const { db } = await openConfigured({ ...(await olderDatabase()), ...allKeys })
    expect(await schemasOf(db)).not.toContain('stand_ins')
    expect(await usersOf(db)).toEqual([{ email: 'ada@example.com' }])
  })

  test('loses the schema of stand-ins that were never used, without a key, and nothing else', async () => {
    const settings = { ...(await olderDatabase('unused')), NODE_ENV: 'production' }
    const { db } = await openConfigured(settings)
    expect(await schemasOf(db)).not.toContain('stand_ins')
    expect(await usersOf(db)).toEqual([{ email: 'ada@example.com' }])
  })

  test('keeps what was written with them when it is opened once without a key', async () => {
    const settings = await olderDatabase()
    const { close } = await openConfigured({ ...settings, NODE_ENV: 'production' })
    await close()
    const { account } = await openStandIn(await openWithStandIns(settings))
    expect(account.secretKey).toBe('sk_test_1')
  })
})

test('processes that start at once on one server agree on the schema', async () => {
  const settings = await emptyPostgres()
  await Promise.all([openWithStandIns(settings), openWithStandIns(settings)])
  const opened = await Promise.all([1, 2, 3].map(() => openConfigured({ ...settings, ...allKeys })))
  for (const { db } of opened) expect(await schemasOf(db)).not.toContain('stand_ins')
})
