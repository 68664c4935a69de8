import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { readConfig } from '#config.ts'
import type { Database, OpenDatabase } from '#database.ts'
import { DAY } from '#durations.ts'
import { createLog } from '#log.ts'
import { dropReplacedStandIns, openDatabase } from '#server/open-database.ts'
import { migrateStandIns } from '#stand-ins/migrate.ts'
import { databaseUrl } from './databases.ts'

/** The first migration of the product without the tables of the stand-ins. */
const FIRST_WITHOUT = 'stand-ins-leave'

type Environment = Record<string, string>

/** Settings of a production without stand-ins. */
export const allKeys = {
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

/**
 * Databases for the tests of one file whose product migrations made the tables of the stand-ins.
 *
 * @returns a function that makes one with a user, and unless it is unused with rows of the stand-ins. It returns the
 * settings that lead to the database.
 */
export function olderDatabases(): (kind?: 'used' | 'unused') => Promise<Environment> {
  let folder: string
  let migrations: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cosmic-path-stand-ins-'))
    migrations = join(folder, 'migrations')
    await copyMigrations(migrations)
  })
  afterAll(() => rm(folder, { recursive: true }))

  return async (kind = 'used') => {
    const settings = await emptyPostgres()
    const client = new Client(settings.DATABASE_URL)
    await client.connect()
    await migrate(drizzle(client), { migrationsFolder: migrations })
    await saveUser(drizzle(client))
    if (kind === 'used') await saveCustomer(drizzle(client))
    await client.end()
    return settings
  }
}

async function copyMigrations(folder: string) {
  await cp(join(import.meta.dirname, '../../migrations'), folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(FIRST_WITHOUT))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
}

/** @returns the settings that lead to a database without a table */
export async function emptyPostgres(): Promise<Environment> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return {
    DATABASE_URL: databaseUrl(server ?? '', name),
    SECRET: 'a secret of at least 32 characters',
  }
}

/** As a server opens its database, until the end of the test. */
export async function openConfigured(environment: Environment): Promise<OpenDatabase> {
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

/** As a server opens its database where stand-ins are in use. */
export async function openWithStandIns(environment: Environment): Promise<OpenDatabase> {
  const database = await openConfigured(environment)
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

export async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

/** The names of all schemas. */
export const schemasOf = async (db: Database) =>
  (await rowsOf<{ name: string }>(db, sql`select nspname as name from pg_namespace`)).map(
    ({ name }) => name,
  )

export const usersOf = (db: Database) => rowsOf(db, sql`select email from users`)
