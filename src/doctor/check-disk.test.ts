import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { checkDisk } from './check-disk.ts'

const GIB = 1024 ** 3
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const check = (free = 10 * GIB) => checkDisk(readConfig({ DATA_DIR: dataDir }), async () => free)

test('a folder with room that is its owner’s only is fine, and stays as it is', async () => {
  expect(await check()).toMatchObject({
    status: 'ok',
    sentence: expect.stringContaining('10.0 GB'),
  })
  expect(await readdir(dataDir)).toEqual([])
})

test('reads the real room', async () => {
  expect((await checkDisk(readConfig({ DATA_DIR: dataDir }))).sentence).toMatch(/\d\.\d GB/)
})

test.each([
  [0.05, 'broken', 'make room, or the embedded database stops'],
  [0.5, 'warning', 'make room soon'],
] as const)('%s GB are too few', async (free, status, words) => {
  expect(await check(free * GIB)).toMatchObject({
    status,
    sentence: expect.stringContaining(words),
  })
})

test('a folder or secret that others can read is reported', async () => {
  await writeFile(join(dataDir, 'secret'), 'x', { mode: 0o644 })
  await chmod(join(dataDir, 'secret'), 0o644)
  expect((await check()).sentence).toContain(`${dataDir}/secret can be read by other users`)
  await chmod(dataDir, 0o755)
  expect(await check()).toMatchObject({
    status: 'warning',
    sentence: expect.stringContaining(`run chmod -R go= ${dataDir}`),
  })
})

test('a folder that does not exist yet is fine where it can be created', async () => {
  const folder = join(dataDir, 'later', 'data')
  const found = await checkDisk(readConfig({ DATA_DIR: folder }))
  expect(found).toMatchObject({ status: 'ok', sentence: expect.stringContaining('first start') })
  expect(await readdir(dataDir)).toEqual([])
})

test('a path through a file is broken', async () => {
  await mkdir(join(dataDir, 'a'))
  await writeFile(join(dataDir, 'a', 'file'), '')
  const folder = join(dataDir, 'a', 'file', 'data')
  expect(await checkDisk(readConfig({ DATA_DIR: folder }))).toMatchObject({ status: 'broken' })
})

test.runIf(process.getuid?.() !== 0)('a folder of somebody else is broken', async () => {
  await chmod(dataDir, 0o500)
  expect(await check()).toMatchObject({
    status: 'broken',
    sentence: expect.stringContaining('EACCES'),
  })
})

test('is not needed beside PostgreSQL with a secret', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://db/x', SECRET: 'x'.repeat(32) })
  expect((await checkDisk(config)).status).toBe('off')
})
