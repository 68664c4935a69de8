import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { connectEmbedded, connectPostgres, type Database, type OpenDatabase } from '#database.ts'
import { createLog } from '#log.ts'
import { standInMigrations } from '#stand-ins/migrate.ts'
import { STAND_IN_SCHEMA } from '#stand-ins/stand-in-schema.ts'
import { allRows } from '#testing/all-rows.ts'
import { contractEndpoints, exampleBodies, examplePath } from '#testing/contract-endpoints.ts'
import { createTestDatabase, openTestDatabase } from '#testing/databases.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { COPIED_SCHEMAS, lastMigrations } from './catalog-tables.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const secret = 'a secret for tests of 32 characters'
const server = inject('postgresUrl')

/** One row for each kind of value that is written in an odd way. */
const ODD_TABLE = `
  create table odd_values (
    id int generated always as identity, doubled int generated always as (number * 2) stored,
    number int, texts text[], data jsonb, bytes bytea, at timestamptz, on_day date, span interval, part double precision
  )`
const ODD_VALUES = `
  insert into odd_values (number, texts, data, bytes, at, on_day, span, part) values
    (1, array['a"b', 'c\\d', E'line\\nfeed\\ttab', 'NULL', '', null, '\u2028 (,) {} 🌙'], '{"a": [1, null, "\\""]}',
      '\\x00ff0a', '1066-10-14 09:00:00.123456+00', '4713-01-01 BC', '1 mon -2 days 00:00:03.5', 0.1),
    (null, null, 'null', '', 'infinity', '-infinity', null, 'NaN'),
    (2, '{}', '""', null, null, null, '-1 year', 1e-300)`

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-backups-'))
  app = await openTestApp()
  await useEverything()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Makes every call that may write once, which fills most tables. */
async function useEverything() {
  const visitor = createVisitor(app)
  await visitor.signUp('ada@example.com', 'a good password')
  const bearer = await visitor.bearer()
  await app.subscribe(bearer)
  for (const { method, path } of await contractEndpoints())
    if (method !== 'GET' && path !== '/api/auth/delete-account')
      await visitor.call(method, examplePath(path), exampleBodies[path], bearer)
}

async function backUp({ db }: Pick<OpenDatabase, 'db'>): Promise<string> {
  const file = join(folder, randomUUID())
  await writeBackup({ db, secret, productVersion: '1.0.0', file })
  return file
}

async function restore(database: OpenDatabase, file: string, force = false) {
  await restoreBackup(database, await openBackup(file, secret, standInMigrations), { force })
}

const closedAtEnd = (database: OpenDatabase) => {
  onTestFinished(() => database.close())
  return database
}

/** A database without a table. */
async function openNew(): Promise<OpenDatabase> {
  if (!server) return connectEmbedded(undefined)
  const url = await createTestDatabase(server, { isFresh: true })
  return connectPostgres(url, createLog('silent'), {})
}

const run = (db: Database, statement: string) => db.execute(sql.raw(statement))

async function queryValue(db: Database, expression: string): Promise<unknown> {
  const { rows } = (await run(db, `select (${expression})::text as value`)) as unknown as {
    rows: { value: unknown }[]
  }
  return rows[0]?.value
}

/** Without waiting webhooks, jobs and sweeps, which write on their own. */
async function withoutQueue() {
  await app.jobs.stop()
}

describe('a backup made while people write', () => {
  test('has everything that was acknowledged before, and no half of a transaction', async () => {
    const { db } = app.database
    await run(db, 'create table halves (number int, half text)')
    let written = 0
    let isWriting = true
    const writing = (async () => {
      for (; isWriting; written++) {
        await db.transaction(async (tx) => {
          for (const half of ['left', 'right'])
            await tx.execute(sql`insert into halves values (${written}, ${half})`)
        })
        // The embedded database would leave nobody else a turn.
        await nextTurnOfEventLoop()
      }
    })()
    await expect.poll(() => written).toBeGreaterThan(20)
    const before = written
    const file = await backUp(app.database)
    isWriting = false
    await writing

    const target = await openTestDatabase()
    closedAtEnd(target)
    await run(target.db, 'create table halves (number int, half text)')
    await restore(target, file)
    expect(
      Number(await queryValue(target.db, 'select count(*) from halves')),
    ).toBeGreaterThanOrEqual(2 * before)
    expect(
      await queryValue(
        target.db,
        'select count(*) from (select number from halves group by number having count(*) <> 2) as broken',
      ),
    ).toBe('0')
    await run(db, 'drop table halves')
  })
})

describe('a restored backup', () => {
  let file: string
  let rows: Awaited<ReturnType<typeof allRows>>
  beforeAll(async () => {
    await withoutQueue()
    rows = await allRows(app.database.db)
    file = await backUp(app.database)
  })

  describe('in a database without a table', () => {
    let target: OpenDatabase
    beforeAll(async () => {
      target = await openNew()
      await restore(target, file)
    })
    afterAll(() => target.close())

    test('is the same row by row, and of the same version', async () => {
      expect(await allRows(target.db)).toEqual(rows)
      const filled = Object.values(rows).filter(({ length }) => length > 0)
      expect(filled.length).toBeGreaterThan(20)
      expect(await lastMigrations(target.db)).toEqual(await lastMigrations(app.database.db))
    })

    test('has foreign keys, and sequences that go on', async () => {
      await expect(
        run(target.db, `insert into about_you (user_id) values ('${randomUUID()}')`),
      ).rejects.toThrow()
      const keys = `select string_agg(pg_get_constraintdef(oid), ';' order by conname) from pg_constraint where contype = 'f' and connamespace::regnamespace::text <> 'pgboss'`
      expect(await queryValue(target.db, keys)).toBe(await queryValue(app.database.db, keys))
      const sequences = `select string_agg(sequencename || coalesce(last_value, 0), ';' order by schemaname, sequencename) from pg_sequences where schemaname <> 'drizzle'`
      expect(await queryValue(target.db, sequences)).toBe(
        await queryValue(app.database.db, sequences),
      )
    })
  })

  test('has every kind of value as it was', async () => {
    const [source, target] = [
      closedAtEnd(await openTestDatabase()),
      closedAtEnd(await openTestDatabase()),
    ]
    for (const { db } of [source, target]) await run(db, ODD_TABLE)
    await run(source.db, ODD_VALUES)
    await run(source.db, `set timezone = 'Asia/Tokyo'`)
    await restore(target, await backUp(source))
    await run(source.db, 'reset timezone')
    const values = 'select jsonb_agg(odd_values order by id) from odd_values'
    expect(await queryValue(target.db, values)).toBe(await queryValue(source.db, values))
    expect(await queryValue(target.db, values)).toContain('🌙')
    await run(target.db, 'insert into odd_values (number) values (9)')
    expect(await queryValue(target.db, 'select max(id) from odd_values')).toBe('4')
  })

  test('replaces other rows only where that is forced', async () => {
    const target = closedAtEnd(await openTestDatabase())
    await run(
      target.db,
      `insert into users (issuer, subject, email) values ('i', 's', 'eve@example.com')`,
    )
    await expect(restore(target, file)).rejects.toThrow(
      'The database is not empty; add --force to replace what it contains.',
    )
    expect(await queryValue(target.db, 'select email from users')).toBe('eve@example.com')
    await restore(target, file, true)
    expect(await allRows(target.db)).toEqual(rows)
    expect(await queryValue(target.db, `to_regnamespace('pgboss')`)).toBeNull()
  })

  test('is refused by tables of another version, which stay as they are', async () => {
    const target = closedAtEnd(await openTestDatabase())
    await run(target.db, 'alter table users add column other text')
    await run(
      target.db,
      `insert into users (issuer, subject, email) values ('i', 's', 'eve@example.com')`,
    )
    await expect(restore(target, file, true)).rejects.toThrow(
      'The table public.users is another one in the database than in the backup; nothing was restored.',
    )
    expect(await queryValue(target.db, 'select email from users')).toBe('eve@example.com')
  })

  test('is refused by a database that a later version has migrated', async () => {
    const target = closedAtEnd(await openTestDatabase())
    await run(
      target.db,
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    )
    await expect(restore(target, file, true)).rejects.toThrow(
      'The tables of the database are of another version than the backup; restore it into a new database.',
    )
  })
})

test('every schema is copied, or known not to be', async () => {
  expect(COPIED_SCHEMAS).toContain(STAND_IN_SCHEMA)
  const others = ['drizzle', 'pgboss', 'information_schema']
  const schemas = await queryValue(
    app.database.db,
    `select string_agg(nspname, ',' order by nspname) from pg_namespace where nspname not like 'pg\\_%'`,
  )
  expect(String(schemas).split(',')).toEqual([...COPIED_SCHEMAS, ...others].toSorted())
})

test('a backup can be read by its owner only, and replaces an older one', async () => {
  const file = await backUp(app.database)
  await writeBackup({ db: app.database.db, secret, productVersion: '1.0.0', file })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
})
