import { join } from 'node:path'
import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client, type PoolConfig } from 'pg'
import { fromPglite, type ConstructorOptions as JobsConnection } from 'pg-boss'
import type { Log } from './log.ts'
import { createPool, drizzleOnPool, POSTGRES_TIMEOUTS } from './postgres-pool.ts'
import { StartError } from './start-error.ts'

/** Drizzle on PostgreSQL or on the embedded PGlite: the same dialect and tables. */
export type Database = PgDatabase<PgQueryResultHKT>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  /** Connects the job queue to the same database. */
  jobsConnection: JobsConnection
  /** Whether the disk has room; absent for an external server. */
  canWrite?(): Promise<boolean>
  close(): Promise<void>
}

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** @throws StartError when the server cannot be reached */
export async function openPostgres(
  url: string,
  log: Log,
  timeouts: PoolConfig = POSTGRES_TIMEOUTS,
): Promise<OpenDatabase> {
  await migrate(url, timeouts)
  const pool = createPool(url, log, timeouts)
  return {
    db: drizzleOnPool(pool),
    jobsConnection: { connectionString: url, max: 4, backend: 'postgres', ...timeouts },
    close: () => pool.end(),
  }
}

async function migrate(connectionString: string, { connectionTimeoutMillis }: PoolConfig) {
  // No statement timeout: a migration may take long, and so may waiting for another process to migrate.
  const client = new Client({ connectionString, connectionTimeoutMillis })
  // A lost connection also fails the statement, which reports it.
  client.on('error', () => {})
  await client.connect().catch((cause) => {
    throw new StartError(`DATABASE_URL names a server that does not answer: ${reasonOf(cause)}.`, {
      cause,
    })
  })
  try {
    // Several processes may start at once: the first one migrates, the others wait.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
  } finally {
    // Releases the lock.
    await client.end()
  }
}

/** PostgreSQL in this process, stored in a folder, or in memory without one. */
export async function openEmbedded(
  folder: string | undefined,
  snapshot?: Blob,
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  // Imported here, so that a server with DATABASE_URL does not load it.
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
    // Measured: about 200 MB of memory, instead of 320 to 650.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  pauseAfterQueries(pglite)
  const db = drizzle(pglite)
  await migrate(db, { migrationsFolder })
  return {
    db,
    jobsConnection: { db: fromPglite(pglite), backend: 'pglite' },
    close: () => pglite.close(),
    dump: () => pglite.dumpDataDir('gzip'),
  }
}

/**
 * PGlite answers without yielding to the event loop, so other callers would wait for all queries of a call
 * instead of one. Transactions are not affected: they hold the database exclusively anyway.
 */
function pauseAfterQueries(pglite: PGlite) {
  const query = pglite.query.bind(pglite)
  pglite.query = async (...args) => {
    const result = await query<never>(...args)
    await nextTurnOfEventLoop()
    return result
  }
}

export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

// An arbitrary number that nothing else on the server uses.
const MIGRATION_LOCK = 7_260_411

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
