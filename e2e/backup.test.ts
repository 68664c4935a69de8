import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../src/testing/databases.ts'
import { fromNewAddress } from './support/client-address.ts'
import { signUpByCalls } from './support/person.ts'
import { type RunningServer, type Settings, startServer, UNOPTIMIZED } from './support/server.ts'

const root = join(import.meta.dirname, '..')

interface Outcome {
  code: number
  output: string
}

async function run(
  settings: Settings,
  command: 'backup' | 'restore',
  args: string[],
): Promise<Outcome> {
  const env = {
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
    ...settings,
  }
  const argv = [...UNOPTIMIZED, `src/${command}.ts`, ...args]
  return promisify(execFile)('node', argv, { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )
}

async function signIn({ url }: RunningServer, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...fromNewAddress() },
    body: JSON.stringify({ email, password: 'a good password' }),
  })
  return answer.status
}

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cosmic-path-backups-'))
  file = join(folder, 'copy.gz')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the embedded database', () => {
  let server: RunningServer
  let settings: Settings
  /** Where it moves to. */
  let postgres: Settings
  let copy: string
  let secondDir: string
  beforeAll(async () => {
    const dataDir = join(folder, 'first')
    settings = { DATA_DIR: dataDir }
    secondDir = join(folder, 'second')
    copy = join(folder, 'postgres.gz')
    const preparedDatabase = inject('preparedDatabase')
    server = await startServer({}, { dataDir, preparedDatabase })
    await signUpByCalls(server.url, 'before@example.com')
  })
  afterAll(() => server.stop())

  test('is backed up while its server runs, into a file of the owner', async () => {
    expect(await run(settings, 'backup', [file])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+ rows are in .*copy\.gz\.\n$/),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await signUpByCalls(server.url, 'after@example.com')
  })

  test('is not restored under a running server, not even by force', async () => {
    const { code, output } = await run(settings, 'restore', [file, '--force'])
    expect(code).toBe(1)
    expect(output).toMatch(/^DATA_DIR .* is in use by another Cosmic Path .*\.\n$/)
  })

  test('does not replace a database that nobody asked to replace', async () => {
    await server.stop()
    expect(await run(settings, 'restore', [file])).toEqual({
      code: 1,
      output: `DATA_DIR ${settings.DATA_DIR} has a database; add --force to replace it.\n`,
    })
  })

  test('is restored while no server runs, and people sign in as before', async () => {
    expect(await run(settings, 'restore', [file, '--force'])).toMatchObject({ code: 0 })
    server = await startServer({}, { dataDir: settings.DATA_DIR })
    expect(await signIn(server, 'before@example.com')).toBe(200)
    expect(await signIn(server, 'after@example.com')).toBe(401)
  })

  test('is not restored on a new machine with another secret', async () => {
    const refused = await run({ DATA_DIR: secondDir }, 'restore', [file])
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/belongs to another signing secret/),
    })
  })

  test('is restored on a new machine with the secret of the old one', async () => {
    await mkdir(secondDir)
    await copyFile(join(settings.DATA_DIR ?? '', 'secret'), join(secondDir, 'secret'))
    expect(await run({ DATA_DIR: secondDir }, 'restore', [file])).toMatchObject({ code: 0 })
    // Without a server, the command opens the folder itself.
    const again = join(folder, 'again.gz')
    expect(await run({ DATA_DIR: secondDir }, 'backup', [again])).toMatchObject({ code: 0 })
  })

  test('moves to PostgreSQL by its backup', async () => {
    const url = await createTestDatabase(inject('journeysPostgresUrl'), { isFresh: true })
    await server.stop()
    const secret = await readFile(join(settings.DATA_DIR ?? '', 'secret'), 'utf8')
    postgres = { DATABASE_URL: url, SECRET: secret }
    expect(await run(postgres, 'restore', [file])).toMatchObject({ code: 0 })
    server = await startServer(postgres)
    await signUpByCalls(server.url, 'moved@example.com')
  })

  test('is backed up on PostgreSQL while its server runs, and not restored under it', async () => {
    expect(await run(postgres, 'backup', [copy])).toMatchObject({ code: 0 })
    expect(await run(postgres, 'restore', [copy, '--force'])).toEqual({
      code: 1,
      output: 'Other programs are connected to the database; stop all servers first.\n',
    })
    await signUpByCalls(server.url, 'after@example.com')
  })

  test('is restored on PostgreSQL while no server runs', async () => {
    await server.stop()
    expect(await run(postgres, 'restore', [copy])).toEqual({
      code: 1,
      output: 'The database is not empty; add --force to replace what it contains.\n',
    })
    expect(await run(postgres, 'restore', [copy, '--force'])).toMatchObject({ code: 0 })
    server = await startServer(postgres)
    expect(await signIn(server, 'before@example.com')).toBe(200)
    expect(await signIn(server, 'moved@example.com')).toBe(200)
    expect(await signIn(server, 'after@example.com')).toBe(401)
  })
})

test('an empty backup or restoration is refused with an error message', async () => {
  const nothing = { DATA_DIR: join(folder, 'nothing') }
  expect(await run(nothing, 'backup', [])).toEqual({
    code: 1,
    output: `DATA_DIR ${nothing.DATA_DIR} has no signing secret.\n`,
  })
  expect(await run(nothing, 'restore', [])).toEqual({
    code: 1,
    output: 'Name the file of a backup. Use: npm run restore -- FILE [--force]\n',
  })
})
