import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productMigrations } from '#database.ts'
import { standInMigrations } from '#stand-ins/migrate.ts'
import { fingerprintOf } from './manifest.ts'
import { verifyBackup } from './read-backup.ts'
import { openBackup } from './restore-backup.ts'

const secret = 'a secret for tests of 32 characters'
const header = {
  format: 'cosmic-path-backup',
  formatVersion: 1,
  productVersion: '1.0.0',
  madeAt: '2026-03-09T14:05:00Z',
  migrations: { product: 1795243282953 },
  secretFingerprint: fingerprintOf(secret),
}
const table = { table: { schema: 'public', name: 'notes', columns: ['text'] } }
const rows = ['(one)', '(two)', '("line\nfeed \u2028")']

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-read-'))
  file = join(folder, 'backup.gz')
})
afterAll(() => rm(folder, { recursive: true }))

function backupOf({ about = {}, end = {}, counted = rows.length } = {}): string {
  const lines = [{ ...header, ...about }, table, ...rows].map((each) => `${JSON.stringify(each)}\n`)
  const trailer = {
    rows: { 'public.notes': counted },
    sequences: [],
    sha256: createHash('sha256').update(lines.join('')).digest('hex'),
    ...end,
  }
  return `${lines.join('')}${JSON.stringify(trailer)}\n`
}

const writePacked = (text: string) => writeFile(file, gzipSync(text))
const open = () => openBackup(file, secret, standInMigrations)
const isDamaged = /is damaged or incomplete; nothing was restored\.$/
const isForeign = /is not a backup of Cosmic Path\.$/

test('a complete backup is read to its end', async () => {
  await writePacked(backupOf())
  expect(await verifyBackup(file)).toEqual(header)
  expect((await open()).journals).toMatchObject([{ migrations: productMigrations }])
})

test('a file that is cut anywhere is refused', async () => {
  const whole = gzipSync(backupOf())
  for (let length = 0; length < whole.length; length++) {
    await writeFile(file, whole.subarray(0, length))
    await expect(verifyBackup(file), `${length} bytes`).rejects.toThrow(
      /is (damaged or incomplete; nothing was restored|not a backup of Cosmic Path)\.$/,
    )
  }
})

test('a file with any byte changed is refused', async () => {
  const whole = gzipSync(backupOf())
  // The header of gzip has a time and a name of the system, which mean nothing.
  for (let at = 10; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0x10
    await writeFile(file, changed)
    await expect(verifyBackup(file), `byte ${at}`).rejects.toThrow(
      /is (damaged or incomplete; nothing was restored|not a backup of Cosmic Path)\.$/,
    )
  }
})

test.each([
  ['lacks a row', backupOf().replace('"(two)"\n', '')],
  ['lacks its end', backupOf().replace(/\{"rows".*\n/, '')],
  ['goes on after its end', `${backupOf()}"(three)"\n`],
  ['ends in the middle of a line', backupOf().slice(0, -1)],
  ['counts other rows', backupOf({ counted: 2 })],
  ['counts rows of a table that it does not have', backupOf({ end: { rows: { other: 1 } } })],
  ['has another checksum', backupOf({ end: { sha256: '0' } })],
  ['has a row before its first table', backupOf().replace(/\{"table".*\n/, '')],
])('a packed file that %s is refused', async (_, text) => {
  await writePacked(text)
  await expect(verifyBackup(file)).rejects.toThrow(isDamaged)
})

test.each([
  ['text', 'Dear diary'],
  ['packed text', gzipSync('Dear diary\nand more')],
  ['other packed JSON', gzipSync('{"format":"other"}\n')],
  ['packed nothing', gzipSync('')],
])('a file with %s is no backup', async (_, content) => {
  await writeFile(file, content)
  await expect(verifyBackup(file)).rejects.toThrow(isForeign)
})

test('a file that does not exist is named', async () => {
  await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow(
    `There is no file ${join(folder, 'none')}.`,
  )
  await expect(verifyBackup(folder)).rejects.toThrow(`${folder} cannot be read (EISDIR).`)
})

test('a backup of a newer version is refused', async () => {
  await writePacked(backupOf({ about: { formatVersion: 2, productVersion: '9.0.0' } }))
  await expect(open()).rejects.toThrow(
    `${file} was made by a newer version of Cosmic Path (9.0.0); update this one first.`,
  )
  await writePacked(backupOf({ about: { migrations: { product: 9 }, productVersion: '9.0.0' } }))
  await expect(open()).rejects.toThrow(
    `${file} was made by another version of Cosmic Path (9.0.0); restore it with that version.`,
  )
})

test('a backup that belongs to another secret is refused', async () => {
  await writePacked(backupOf())
  for (const other of [undefined, 'another secret for tests, 32 long'])
    await expect(openBackup(file, other, standInMigrations)).rejects.toThrow(
      `${file} belongs to another signing secret; set SECRET to that of its server, or copy the file "secret" of its data folder into DATA_DIR.`,
    )
})
