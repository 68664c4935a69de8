import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadOrCreateSecret } from './signing-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('is created once, long enough, readable by its owner only', async () => {
  const secret = await loadOrCreateSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await loadOrCreateSecret(folder)).toBe(secret)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test.each(['', 'half of a secr'])(
  '"%s" is what a power cut left: refused in a sentence',
  async (rest) => {
    await writeFile(join(folder, 'secret'), rest)
    await expect(loadOrCreateSecret(folder)).rejects.toThrow(
      /^The signing secret in .* is truncated; restore/,
    )
  },
)

test('differs between folders', async () => {
  const other = await mkdtemp(join(tmpdir(), 'cosmic-path-secret-'))
  expect(await loadOrCreateSecret(other)).not.toBe(await loadOrCreateSecret(folder))
  await rm(other, { recursive: true })
})
