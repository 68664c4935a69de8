import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskProbe } from './disk-probe.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-probe-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The folder is missing, so that the probe fails as on a full disk. */
const breakDisk = () => symlink(join(folder, 'none', 'probe'), join(folder, 'probe'))

test('detects a full disk, and that it has room again', async () => {
  const canWrite = createDiskProbe(folder, 0)
  expect(await canWrite()).toBe(true)
  await breakDisk()
  expect(await canWrite()).toBe(false)
  expect(await canWrite()).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

test('answers frequent and concurrent checks from one write', async () => {
  const canWrite = createDiskProbe(folder, 60_000)
  const first = canWrite()
  const second = canWrite()
  expect(await Promise.all([first, second])).toEqual([true, true])
  await breakDisk()
  expect(await canWrite()).toBe(true)
  await rm(join(folder, 'probe'))
})
