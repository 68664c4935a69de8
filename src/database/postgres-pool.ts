import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { SECOND } from '#durations.ts'
import { outsideOfRequests } from '#http/request-id.ts'
import type { Log } from '#log.ts'
import { databaseQuery, statementOf } from './operation.ts'
import { isDatabaseUnavailable } from './outage.ts'

/** For an unresponsive server. Their sum stays below the browser's timeout of 90 seconds. */
export const POSTGRES_TIMEOUTS = {
  connectionTimeoutMillis: 10 * SECOND,
  query_timeout: 30 * SECOND,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND,
} satisfies PoolConfig

export const POOL_CONNECTIONS = 10

/** A pool that survives losing connections. */
export function createPool(url: string, log: Log, timeouts: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, max: POOL_CONNECTIONS, ...timeouts })
  // The connection was opened for some request, long ago.
  const report = (error: Error) =>
    outsideOfRequests(() => log.warn({ error }, 'A connection to PostgreSQL was lost'))
  // The pool handles errors of idle connections only. An error of a connection in use would have no
  // listener and end the process.
  pool.on('connect', (client) => client.on('error', report))
  // Errors of idle connections, already reported above.
  pool.on('error', () => {})
  return pool
}

/** Drizzle on a pool, with transactions that always release their connection. */
export function drizzleOnPool(pool: Pool): NodePgDatabase {
  return Object.assign(drizzle(shown(pool)), { transaction: inTransaction(pool) })
}

/** The same pool or connection; what Drizzle asks of it is shown to those who trace queries, with the wait for a connection. */
function shown<Queryable extends Pool | PoolClient>(queryable: Queryable): Queryable {
  const ask = queryable.query.bind(queryable) as (...args: unknown[]) => Promise<unknown>
  const query = (...args: unknown[]) =>
    databaseQuery.run({ statement: statementOf(args[0]) }, () => ask(...args))
  return Object.create(queryable, { query: { value: query } })
}

/**
 * Drizzle's own `transaction` never releases the connection when `begin` fails, and returns it to the
 * pool as usable when `rollback` fails.
 */
function inTransaction(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, settings) => {
    const client = await pool.connect()
    try {
      const result = await drizzle(shown(client)).transaction(work, settings)
      client.release()
      return result
    } catch (error) {
      client.release(isUnusable(client, error))
      throw error
    }
  }
}

/** The next user would be inside the failed transaction, or wait behind a hanging statement. */
function isUnusable(client: PoolClient, error: unknown): boolean {
  return isDatabaseUnavailable(error) || client.getTransactionStatus() !== 'I'
}
