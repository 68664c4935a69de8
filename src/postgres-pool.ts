import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseUnavailable } from './database-outage.ts'
import { SECOND } from './durations.ts'
import type { Log } from './log.ts'

/** For a server that neither answers nor refuses. Both together stay below the 90 seconds of a browser. */
export const POSTGRES_TIMEOUTS = {
  connectionTimeoutMillis: 10 * SECOND,
  query_timeout: 30 * SECOND,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND,
} satisfies PoolConfig

/** A pool that survives the loss of any of its connections. */
export function createPool(url: string, log: Log, timeouts: PoolConfig): Pool {
  const pool = new Pool({ connectionString: url, max: 10, ...timeouts })
  const report = (error: Error) => log.warn({ error }, 'A connection to PostgreSQL was lost')
  // The pool listens to its idle connections only. An error of one that is in use would have no
  // listener, which ends the process.
  pool.on('connect', (client) => client.on('error', report))
  // The pool repeats here what its idle connections said.
  pool.on('error', () => {})
  return pool
}

/** Drizzle on a pool, with transactions that always release their connection. */
export function drizzleOnPool(pool: Pool): NodePgDatabase {
  return Object.assign(drizzle(pool), { transaction: inTransaction(pool) })
}

/**
 * Drizzle's own `transaction` never releases the connection when `begin` fails, and returns it to the
 * pool as usable when `rollback` fails.
 */
function inTransaction(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, settings) => {
    const client = await pool.connect()
    try {
      const result = await drizzle(client).transaction(work, settings)
      client.release()
      return result
    } catch (error) {
      client.release(isUnusable(client, error))
      throw error
    }
  }
}

/** Its next user would be inside the failed transaction, or wait behind a statement that hangs. */
function isUnusable(client: PoolClient, error: unknown): boolean {
  return isDatabaseUnavailable(error) || client.getTransactionStatus() !== 'I'
}
