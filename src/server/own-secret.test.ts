import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownSecret } from './own-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('is made once, long enough, for its owner alone', async () => {
  const secret = await ownSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await ownSecret(folder)).toBe(secret)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test.each(['', 'half of a secr'])(
  '"%s" is what a power cut left: refused in a sentence',
  async (rest) => {
    await writeFile(join(folder, 'secret'), rest)
    await expect(ownSecret(folder)).rejects.toThrow(/^The signing secret in .* is cut off; restore/)
  },
)

test('two folders have two', async () => {
  const other = await mkdtemp(join(tmpdir(), 'cosmic-path-secret-'))
  expect(await ownSecret(other)).not.toBe(await ownSecret(folder))
  await rm(other, { recursive: true })
})
