import { openAsBlob } from 'node:fs'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openEmbedded } from '#database.ts'
import { createLog } from '#log.ts'
import { openEmbeddedFolder } from './embedded-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-embedded-'))
  // A quarter of the time of a new database.
  const dataDir = join(folder, 'database')
  const loadDataDir = await openAsBlob(inject('snapshot'))
  await (await PGlite.create({ dataDir, loadDataDir })).close()
})
afterAll(() => rm(folder, { recursive: true }))

const notesIn = async ({ db }: OpenDatabase) =>
  (await db.execute(sql`select text from notes`)) as unknown as { rows: object[] }

test('writes a complete backup on close', async () => {
  const database = await openEmbeddedFolder({ dataDir: folder, secret }, createLog('silent'))
  await database.db.execute(sql`create table notes as select 'kept' as text`)
  await database.close()

  const copy = await openEmbedded(undefined, await openAsBlob(join(folder, 'backup.tar.gz')))
  expect(await notesIn(copy)).toMatchObject({ rows: [{ text: 'kept' }] })
  await copy.close()
})

test('opens again with its data, and closes and unlocks its folder when the backup fails, as on a full disk', async () => {
  const first = await openEmbeddedFolder({ dataDir: folder, secret }, createLog('silent'))
  expect(await notesIn(first)).toMatchObject({ rows: [{ text: 'kept' }] })
  await first.db.execute(sql`create table more as select 'kept too' as text`)
  // The backup cannot be written, as on a full disk.
  const draft = join(folder, 'backup.tar.gz.new')
  await symlink(join(folder, 'none', 'backup'), draft)
  await first.close()
  expect(await readdir(folder)).not.toContain('lock')
  expect(await readdir(folder)).not.toContain('backup.tar.gz.new')

  const again = await openEmbeddedFolder({ dataDir: folder, secret }, createLog('silent'))
  expect(await again.db.execute(sql`select text from more`)).toMatchObject({
    rows: [{ text: 'kept too' }],
  })
  await again.close()
})
