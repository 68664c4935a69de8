import { type FileHandle, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { flushAll } from './flush.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-flush-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('flushes every file and folder, however many, and fails with the first that it cannot flush', async () => {
  await mkdir(join(folder, 'deep/deeper'), { recursive: true })
  const names = Array.from({ length: 40 }, (_, index) => `deep/deeper/${index}`)
  for (const name of names) await writeFile(join(folder, name), 'x')
  const handle = await open(folder)
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
  await handle.close()

  await flushAll(folder)
  // The folder, the two in it, and their files.
  expect(sync).toHaveBeenCalledTimes(3 + names.length)

  sync.mockRejectedValueOnce(new Error('ENOSPC'))
  await expect(flushAll(folder)).rejects.toThrow('ENOSPC')
  sync.mockRestore()
})
