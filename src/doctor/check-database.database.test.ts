import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '#config.ts'
import { openPostgres } from '#database.ts'
import { createLog } from '#log.ts'
import { openOperatorSocket } from '#server/operator-socket.ts'
import { createTestDatabase, databaseUrl } from '#testing/databases.ts'
import { askDatabase } from './ask-database.ts'
import { checkDatabase } from './check-database.ts'
import { findDatabaseFacts } from './database-facts-table.ts'
import { isDoctorCommand } from './doctor-command.ts'

const silent = createLog('silent')
const SECRET = 'a secret for tests of 32 characters'
const server = inject('postgresUrl') ?? ''

const examine = (url: string) => {
  const config = readConfig({ DATABASE_URL: url, SECRET })
  return checkDatabase(config, askDatabase(config))
}

describe('PostgreSQL', () => {
  let url: string
  beforeAll(async () => {
    url = await createTestDatabase(server)
  })

  async function run(statement: string) {
    const client = new Client(url)
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  test('is fine when it answers and every migration has run', async () => {
    expect(await examine(url)).toEqual({
      status: 'ok',
      sentence: expect.stringMatching(
        /^PostgreSQL \d+\.\d+.* answers, and every migration has run\.$/,
      ),
    })
  })

  test('says how many migrations have not run', async () => {
    await run(`create table kept as select * from drizzle.__drizzle_migrations order by created_at desc limit 2;
      delete from drizzle.__drizzle_migrations where id in (select id from kept)`)
    expect(await examine(url)).toMatchObject({
      status: 'warning',
      sentence: expect.stringContaining(
        'but 2 migrations have not run; they run at the next start',
      ),
    })
    await run('insert into drizzle.__drizzle_migrations select * from kept; drop table kept')
  })

  test('says that a newer version has changed the tables', async () => {
    await run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    )
    expect(await examine(url)).toMatchObject({
      status: 'broken',
      sentence: expect.stringContaining('a newer version of Cosmic Path has changed its tables'),
    })
    await run(`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  })

  test('is not touched: an empty database stays empty', async () => {
    const empty = await createTestDatabase(server, { isFresh: true })
    expect(await examine(empty)).toMatchObject({
      status: 'warning',
      sentence: expect.stringContaining('has no tables yet'),
    })
    const client = new Client(empty)
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    await client.end()
    expect(rows).toEqual([{ tables: 0 }])
  })

  test.each([
    [
      'knows no such database',
      () => databaseUrl(server, 'nowhere'),
      'has no database of this name',
    ],
    ['does not listen', () => 'postgres://me:canary-password@127.0.0.1:1/x', 'does not listen'],
  ])('that %s is broken, with what to do and without the password', async (_, urlOf, words) => {
    const { status, sentence } = await examine(urlOf())
    expect(status).toBe('broken')
    expect(sentence).toContain(`The server of DATABASE_URL ${words}`)
    expect(sentence).not.toContain('canary')
  })
})

describe('the embedded database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'doctor-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const examineFolder = () => {
    const config = readConfig({ DATA_DIR: dataDir })
    return checkDatabase(config, askDatabase(config))
  }

  test('is left closed while no server runs', async () => {
    expect(await examineFolder()).toMatchObject({
      status: 'ok',
      sentence: expect.stringContaining('is closed; start the server'),
    })
  })

  test('is asked through the server that has it open', async () => {
    const database = await openPostgres(await createTestDatabase(server), silent)
    const close = await openOperatorSocket(dataDir, silent, async (command) =>
      isDoctorCommand(command) ? findDatabaseFacts(database.db) : undefined,
    )
    const found = await examineFolder()
    await close()
    await database.close()
    expect(found).toMatchObject({
      status: 'ok',
      sentence: expect.stringMatching(/^The embedded PostgreSQL .* every migration has run\.$/),
    })
  })

  test.runIf(process.platform === 'linux')(
    'of a server that does not answer the command line is in use',
    async () => {
      // Any process that runs: the lock names it by its start.
      const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8')
      const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
      await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, startedAt }))
      expect(await examineFolder()).toMatchObject({
        status: 'warning',
        sentence: expect.stringContaining('runs, but does not answer the command line'),
      })
    },
  )
})
