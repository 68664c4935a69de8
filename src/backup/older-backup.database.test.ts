import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connectPostgres, productMigrations } from '#database.ts'
import { createLog } from '#log.ts'
import { standInMigrations } from '#stand-ins/migrate.ts'
import { createTestDatabase } from '#testing/databases.ts'
import { lastMigrations } from './catalog-tables.ts'
import { migrateUntil } from './migrate-until.ts'
import { openBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const secret = 'a secret for tests of 32 characters'

async function openNew() {
  const url = await createTestDatabase(inject('postgresUrl') ?? '', { isFresh: true })
  const database = connectPostgres(url, createLog('silent'), {})
  onTestFinished(() => database.close())
  return database
}

test('a backup of an older version gets its migrations at the next start', async () => {
  const newest = await openNew()
  await newest.migrate(productMigrations)
  const { product = 0 } = await lastMigrations(newest.db)
  const older = await openNew()
  await migrateUntil(older, productMigrations, product - 1)
  const last = (await lastMigrations(older.db)).product
  expect(last).toBeLessThan(product)
  await older.db.execute(
    sql`insert into users (issuer, subject, email) values ('i', 's', 'ada@example.com')`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-path-older-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'backup.gz')
  await writeBackup({ db: older.db, secret, productVersion: '1.0.0', file })

  const backup = await openBackup(file, secret, standInMigrations)
  await expect(restoreBackup(newest, backup, { force: true })).rejects.toThrow(
    'The tables of the database are of another version than the backup; restore it into a new database.',
  )
  const target = await openNew()
  await restoreBackup(target, backup, { force: false })
  expect((await lastMigrations(target.db)).product).toBe(last)
  await target.migrate(productMigrations)
  expect((await lastMigrations(target.db)).product).toBe(product)
  expect(await target.db.execute(sql`select email from users`)).toMatchObject({
    rows: [{ email: 'ada@example.com' }],
  })
})
