import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import type { Database, OpenDatabase } from '#database.ts'
import { DAY } from '#durations.ts'
import { createLog } from '#log.ts'
import { dropReplacedStandIns, openDatabase } from '#server/open-database.ts'
import { databaseUrl, openTestDatabase } from '#testing/databases.ts'
import { openStandIn } from '#testing/stripe.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { migrateStandIns } from './migrate.ts'

/** The first migration of the product without the tables of the stand-ins. */
const FIRST_WITHOUT = 'stand-ins-leave'

const allKeys = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_ANNUAL: 'price_annual',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'mail@example.com',
  FIREBASE_API_KEY: 'x',
  FIREBASE_AUTH_DOMAIN: 'x.example',
  FIREBASE_PROJECT_ID: 'x',
}

type Environment = Record<string, string>

let folder: string
let sharedMigrations: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-stand-ins-'))
  sharedMigrations = join(folder, 'migrations')
  await cp(join(import.meta.dirname, '../migrations'), sharedMigrations, { recursive: true })
  const file = join(sharedMigrations, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(FIRST_WITHOUT))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  if (!inject('postgresUrl')) await makeEmbeddedDatabases()
})
afterAll(() => rm(folder, { recursive: true }))

type Older = 'used' | 'unused'

/** Once for all tests: making one takes seconds, copying it does not. */
async function makeEmbeddedDatabases() {
  await (await PGlite.create(join(folder, 'empty'))).close()
  await fillCopy('empty', 'unused', async (pglite) => {
    await migrate(pglite, { migrationsFolder: sharedMigrations })
    await saveUser(pglite)
  })
  await fillCopy('unused', 'used', saveCustomer)
}

async function fillCopy(from: string, to: Older, fill: (pglite: PgliteDatabase) => Promise<void>) {
  await cp(join(folder, from), join(folder, to), { recursive: true })
  const pglite = await PGlite.create(join(folder, to))
  await fill(drizzle(pglite))
  await pglite.close()
}

async function copyOf(name: 'empty' | Older): Promise<Environment> {
  const dataDir = join(folder, randomUUID())
  await cp(join(folder, name), join(dataDir, 'database'), { recursive: true })
  return { DATA_DIR: dataDir }
}

/** @returns the settings that lead to an empty database without a table */
async function emptyDatabase(): Promise<Environment> {
  const server = inject('postgresUrl')
  if (!server) return copyOf('empty')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { DATABASE_URL: databaseUrl(server, name), SECRET: 'a secret of at least 32 characters' }
}

/** @returns the settings that lead to a database whose product migrations made the tables of the stand-ins */
async function olderDatabase(name: Older): Promise<Environment> {
  if (!inject('postgresUrl')) return copyOf(name)
  const settings = await emptyDatabase()
  const client = new Client(settings.DATABASE_URL)
  await client.connect()
  await migratePostgres(drizzlePostgres(client), { migrationsFolder: sharedMigrations })
  await saveUser(drizzlePostgres(client))
  if (name === 'used') await saveCustomer(drizzlePostgres(client))
  await client.end()
  return settings
}

async function open(environment: Environment): Promise<OpenDatabase> {
  const config = readConfig(environment)
  const database = await openDatabase(config, createLog('silent'))
  await dropReplacedStandIns(config, database)
  let isOpen = true
  const close = async () => {
    if (isOpen) await database.close()
    isOpen = false
  }
  onTestFinished(close)
  return { ...database, close }
}

/** As the server opens its database where stand-ins are in use. */
async function openWithStandIns(environment: Environment): Promise<OpenDatabase> {
  const database = await open(environment)
  await migrateStandIns(database)
  return database
}

async function saveUser(db: Database) {
  await db.execute(
    sql`insert into users (issuer, subject, email) values ('i', 's', 'ada@example.com')`,
  )
}

async function saveCustomer(db: Database) {
  await db.execute(sql`
    insert into stand_ins.stripe_accounts values (1, 'sk_test_1', 'pk_test_1', 'whsec_1', ${DAY})`)
  await db.execute(sql`
    insert into stand_ins.stripe_objects (id, type, data, created)
    values ('cus_1', 'customer', '{"id": "cus_1", "object": "customer"}', now()),
      ('pm_1', 'payment_method', '{"id": "pm_1", "hidden": {"behaviour": "works"}}', now()),
      ('sub_1', 'subscription', '{"id": "sub_1", "hidden": {"toldTrialEnd": true}}', now())`)
  await db.execute(
    sql`insert into stand_ins.google_people values ('1', 'Ada', 'ada@gmail.example')`,
  )
  await db.execute(sql`
    insert into stand_ins.mailbox (sender, recipient, subject, html, text)
    values ('a@example.com', 'ada@example.com', 'Welcome', '', '')`)
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

const schemas = async (db: Database) =>
  (await rowsOf<{ name: string }>(db, sql`select nspname as name from pg_namespace`)).map(
    ({ name }) => name,
  )
const columns = (db: Database) =>
  rowsOf(
    db,
    sql`select table_name, column_name, data_type, column_default, is_nullable
    from information_schema.columns where table_schema = 'stand_ins' order by 1, 2`,
  )
const users = (db: Database) => rowsOf(db, sql`select email from users`)

describe('a new database', () => {
  test('has the tables of the stand-ins where they are in use, also after a restart', async () => {
    const settings = await emptyDatabase()
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
    const { db } = await open({ ...(await emptyDatabase()), ...keys })
    expect(await schemas(db)).toContain('public')
    expect(await schemas(db)).not.toContain('stand_ins')
  })
})

describe('a database that was made when the product had the tables of the stand-ins', () => {
  test('keeps what was written with them where they are in use', async () => {
    const database = await openWithStandIns(await olderDatabase('used'))
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
    expect(await users(db)).toEqual([{ email: 'ada@example.com' }])
  })

  test('has the same columns as a new one', async () => {
    const older = await openWithStandIns(await olderDatabase('used'))
    const fresh = await openTestDatabase()
    onTestFinished(fresh.close)
    expect(await columns(older.db)).toEqual(await columns(fresh.db))
    expect(await columns(older.db)).not.toEqual([])
  })

  test.each([
    ['that were used, with all keys set', 'used', allKeys],
    ['that were never used, without a key', 'unused', { NODE_ENV: 'production' }],
  ] as const)('loses the schema of stand-ins %s, and nothing else', async (_, name, keys) => {
    const { db } = await open({ ...(await olderDatabase(name)), ...keys })
    expect(await schemas(db)).not.toContain('stand_ins')
    expect(await users(db)).toEqual([{ email: 'ada@example.com' }])
  })

  test('keeps what was written with them when it is opened once without a key', async () => {
    const settings = await olderDatabase('used')
    const { close } = await open({ ...settings, NODE_ENV: 'production' })
    await close()
    const { account } = await openStandIn(await openWithStandIns(settings))
    expect(account.secretKey).toBe('sk_test_1')
  })
})

test.runIf(inject('postgresUrl'))(
  'processes that start at once on one server agree on the schema',
  async () => {
    const settings = await emptyDatabase()
    await Promise.all([openWithStandIns(settings), openWithStandIns(settings)])
    const opened = await Promise.all([1, 2, 3].map(() => open({ ...settings, ...allKeys })))
    for (const { db } of opened) expect(await schemas(db)).not.toContain('stand_ins')
  },
)
