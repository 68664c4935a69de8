import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCompressed } from './write-file.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-write-'))
  file = join(folder, 'file.gz')
  await writeFile(file, 'the older one')
})
afterEach(() => rm(folder, { recursive: true }))

async function* lines() {
  yield 'one\n'
  yield 'two\n'
}

test('replaces a file by one that only its owner can read', async () => {
  // A crash left it.
  await writeFile(`${file}.new`, 'half', { mode: 0o644 })
  await writeCompressed(file, lines())
  expect(gunzipSync(await readFile(file)).toString()).toBe('one\ntwo\n')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['file.gz'])
})

test('leaves the older file and no draft when the lines end in an error', async () => {
  async function* failing() {
    yield 'one\n'
    throw new Error('The database is gone')
  }
  await expect(writeCompressed(file, failing())).rejects.toThrow('The database is gone')
  expect(await readdir(folder)).toEqual(['file.gz'])
  expect(await readFile(file, 'utf8')).toBe('the older one')
})

test('leaves the older file and no draft on a full disk, and says so', async () => {
  const program = `import { writeCompressed } from '${join(import.meta.dirname, 'write-file.ts')}'
    import { randomBytes } from 'node:crypto'
    async function* lines() { for (let line = 0; line < 1000; line++) yield randomBytes(500).toString('hex') }
    await writeCompressed(${JSON.stringify(file)}, lines()).catch((error) => console.log(error.message))`
  // No file may be longer than one block.
  const limited = `ulimit -f 1; exec "$0" --input-type=module -e "$1"`
  const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, program])
  expect(stdout).toBe(`${file} cannot be written (EFBIG).\n`)
  expect(await readdir(folder)).toEqual(['file.gz'])
  expect(await readFile(file, 'utf8')).toBe('the older one')
})
