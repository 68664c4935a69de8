import { openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBackup, restoreBackup } from '#backup/restore-backup.ts'
import { type OpenDatabase, openEmbedded } from '#database.ts'
import { createLog } from '#log.ts'
import { standInMigrations } from '#stand-ins/migrate.ts'
import { openEmbeddedFolder } from './embedded-database.ts'
import { restoreFolder } from './restore-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-embedded-'))
  // A quarter of the time of a new database.
  const dataDir = join(folder, 'database')
  const loadDataDir = await openAsBlob(inject('snapshot'))
  await (await PGlite.create({ dataDir, loadDataDir })).close()
})
afterAll(() => rm(folder, { recursive: true }))

const log = createLog('silent')
const secret = 'a secret for tests of 32 characters'
const open = () => openEmbeddedFolder({ dataDir: folder, secret }, log)

const addUser = ({ db }: OpenDatabase, email: string) =>
  db.execute(sql`insert into users (issuer, subject, email) values ('i', ${email}, ${email})`)
const emailsIn = async ({ db }: OpenDatabase) =>
  (
    (await db.execute(sql`select email from users order by email`)) as unknown as {
      rows: { email: string }[]
    }
  ).rows.map(({ email }) => email)

test('writes a complete backup on close', async () => {
  const database = await open()
  await addUser(database, 'ada@example.com')
  await database.close()

  const backup = await openBackup(join(folder, 'backup.gz'), secret, standInMigrations)
  const copy = await openEmbedded(undefined, await openAsBlob(inject('snapshot')))
  await restoreBackup(copy, backup, { force: false })
  expect(await emailsIn(copy)).toEqual(['ada@example.com'])
  await copy.close()
})

test('opens again with its data, and closes and unlocks its folder when the backup fails, as on a full disk', async () => {
  const first = await open()
  expect(await emailsIn(first)).toEqual(['ada@example.com'])
  await addUser(first, 'bob@example.com')
  // The backup cannot be written, as on a full disk.
  await rm(join(folder, 'backup.gz'))
  await mkdir(join(folder, 'backup.gz', 'in the way'), { recursive: true })
  await first.close()
  expect(await readdir(folder)).not.toContain('lock')
  expect(await readdir(folder)).not.toContain('backup.gz.new')

  const again = await open()
  expect(await emailsIn(again)).toEqual(['ada@example.com', 'bob@example.com'])
  await again.close()
})

test('is not replaced by a restored one unless that is forced, nor when the restoring fails', async () => {
  await rm(join(folder, 'backup.gz'), { recursive: true })
  const fill = vi.fn().mockRejectedValue(new Error('broken'))
  await expect(restoreFolder(folder, { force: false, log }, fill)).rejects.toThrow(
    `DATA_DIR ${folder} has a database; add --force to replace it.`,
  )
  expect(fill).not.toHaveBeenCalled()
  await expect(restoreFolder(folder, { force: true, log }, fill)).rejects.toThrow('broken')
  expect(await readdir(folder)).toEqual(['database'])
})
