import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openPostgres } from '#database.ts'
import { AppError } from '#errors.ts'
import { createLog } from '#log.ts'
import { createTestDatabase } from '#testing/databases.ts'
import { startPostgresProxy } from '#testing/postgres-proxy.ts'
import { isDatabaseUnavailable } from './outage.ts'

const failure = (message: string, details: object = {}) =>
  Object.assign(new Error(message), details)

const refusedConnection = { code: 'ECONNREFUSED', syscall: 'connect' }

test.each([
  ['a refused connection', failure('connect ECONNREFUSED', refusedConnection)],
  ['a shutdown', failure('terminating connection due to administrator command', { code: '57P01' })],
  [
    'a server that is starting up',
    failure('the database system is starting up', { code: '57P03' }),
  ],
  ['too many connections', failure('sorry, too many clients already', { code: '53300' })],
  ['a full disk', failure('could not extend file: No space left', { code: '53100' })],
  ['a lost connection', failure('Connection terminated unexpectedly')],
  ['a full pool', failure('timeout exceeded when trying to connect')],
  ['a server that hangs', failure('Query read timeout')],
])('%s means that the database is unavailable, however deep it is wrapped', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
  const wrapped = new Error('Failed query', { cause: new Error('', { cause: error }) })
  expect(isDatabaseUnavailable(wrapped)).toBe(true)
  expect(isDatabaseUnavailable(new AggregateError([error], 'no address answered'))).toBe(true)
})

test.each([
  ['a duplicate key', failure('duplicate key value', { code: '23505' })],
  ['a mistake in a statement', failure('syntax error', { code: '42601' })],
  ['a deadlock', failure('deadlock detected', { code: '40P01' })],
  ['a missing file', failure('ENOENT', { code: 'ENOENT', syscall: 'open' })],
  [
    'another server that cannot be reached',
    new TypeError('fetch failed', { cause: failure('connect ECONNREFUSED', refusedConnection) }),
  ],
  [
    'what an adapter has translated',
    new AppError('billing_unavailable', 'No.', { cause: failure('', refusedConnection) }),
  ],
  ['a bug', new TypeError('Cannot read properties of undefined')],
  ['nothing', undefined],
])('%s does not mean that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

const silent = createLog('silent')
const server = inject('postgresUrl')

describe.runIf(server)('a lost connection', () => {
  async function openBehindProxy(timeouts?: object) {
    const url = await createTestDatabase(server as string)
    const proxy = await startPostgresProxy(url)
    const { db, close } = await openPostgres(proxy.url, silent, timeouts)
    const beside = new Client(url)
    await beside.connect()
    onTestFinished(async () => {
      await beside.end()
      await proxy.close()
      await close()
    })
    return { db, proxy, beside }
  }
  type Db = Awaited<ReturnType<typeof openBehindProxy>>['db']
  const ownPid = async (db: Pick<Db, 'execute'>): Promise<number> => {
    const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: [{ pid: number }]
    }
    return rows[0].pid
  }
  /** The error of a call; undefined if it succeeded. */
  const failed = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    )

  test('of an idle connection affects only that connection', async () => {
    const { db, beside } = await openBehindProxy()
    const pid = await ownPid(db)
    await beside.query('select pg_terminate_backend($1, 10000)', [pid])
    await expect.poll(() => ownPid(db).catch(() => pid)).not.toBe(pid)
  })

  test('fails a running transaction as unavailable, and the next transaction succeeds', async () => {
    const { db, beside } = await openBehindProxy()
    const error = await failed(
      db.transaction(async (tx) => {
        await beside.query('select pg_terminate_backend($1, 10000)', [await ownPid(tx)])
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await db.transaction(ownPid)).toBeGreaterThan(0)
  })

  test.each(['begin', 'commit', 'rollback'])(
    'at %s leaves no client checked out, however often it happens',
    async (statement) => {
      const { db, proxy } = await openBehindProxy()
      const attempt = () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          if (statement === 'rollback') throw new AppError('bad_request', 'No.')
        })
      // More often than the pool has connections.
      for (let time = 0; time < 12; time++) {
        proxy.dropAt(statement)
        expect(isDatabaseUnavailable(await failed(attempt())), `time ${time}`).toBe(true)
        proxy.dropAt(undefined)
      }
      expect(await db.transaction(ownPid)).toBeGreaterThan(0)
    },
  )

  test('that goes undetected fails calls as unavailable instead of hanging', async () => {
    const { db, proxy } = await openBehindProxy({
      connectionTimeoutMillis: 1000,
      query_timeout: 1000,
    })
    await ownPid(db)
    proxy.hang()
    const calls = [
      ...Array.from({ length: 12 }, () => failed(ownPid(db))),
      ...Array.from({ length: 12 }, () => failed(db.transaction(ownPid))),
    ]
    const errors = await Promise.all(calls)
    expect(errors.map(isDatabaseUnavailable)).toEqual(errors.map(() => true))
  })
})
