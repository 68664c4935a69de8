import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { unzip } from '#testing/unzip.ts'
import { zipFiles } from './zip-files.ts'

const CHUNK_BYTES = 256 * 1024
const mtime = new Date('2026-11-22T10:00:00Z')

async function chunksOf(files: Record<string, string[]>): Promise<Uint8Array[]> {
  const toZip = Object.entries(files).map(([path, parts]) => ({ path, content: () => parts }))
  return Array.fromAsync(zipFiles(toZip, mtime))
}

/** Text that cannot be compressed much. */
const random = (bytes: number) => randomBytes(bytes / 2).toString('hex')

test('[N8] a file of many chunks has its bytes in order, and the rest in the last chunk', async () => {
  const parts = Array.from({ length: 300 }, () => random(4000))
  const files = { 'one.txt': parts, 'two.txt': ['short'], 'three.txt': [random(40_000)] }
  const chunks = await chunksOf(files)
  const sizes = chunks.map(({ length }) => length)
  expect(sizes.length).toBeGreaterThan(2)
  expect(new Set(sizes.slice(0, -1))).toEqual(new Set([CHUNK_BYTES]))
  expect(sizes.at(-1)).toBeGreaterThan(0)
  expect(sizes.at(-1)).toBeLessThan(CHUNK_BYTES)
  const read = await unzip(Buffer.concat(chunks))
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries(Object.entries(files).map(([path, list]) => [path, list.join('')])),
  )
})

test('[N8] parts are made one after another while the file is read', async () => {
  let made = 0
  function* parts() {
    for (let index = 0; index < 400; index++) {
      made++
      yield random(8000)
    }
  }
  const chunks = zipFiles([{ path: 'large.txt', content: parts }], mtime)
  await chunks[Symbol.asyncIterator]().next()
  expect(made).toBeLessThan(400)
})

test('[N8] a part that cannot be made fails the file', async () => {
  function* parts() {
    yield 'first'
    throw new Error('The second part cannot be made')
  }
  const chunks = zipFiles([{ path: 'broken.txt', content: parts }], mtime)
  await expect(Array.fromAsync(chunks)).rejects.toThrow('The second part cannot be made')
})
