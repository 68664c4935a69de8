import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY } from '#durations.ts'
import {
  allKeys,
  olderDatabases,
  openConfigured,
  openWithStandIns,
  rowsOf,
  schemasOf,
  usersOf,
} from '#testing/older-databases.ts'
import { openStandIn } from '#testing/stripe.ts'

const olderDatabase = olderDatabases()

describe('a database that was made when the product had the tables of the stand-ins', () => {
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
})
