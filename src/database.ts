import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
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

/** Drizzle over PostgreSQL, embedded or not: the same dialect and the same tables. */
export type Database = PgDatabase<PgQueryResultHKT>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  /** How the job queue reaches the same database. */
  jobsConnection: JobsConnection
  /** Whether its disk takes more; absent where that is another server's. */
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
  // Without a limit on statements: a migration may take long, and so may the one of another process.
  const client = new Client({ connectionString, connectionTimeoutMillis })
  // A connection that is lost fails the statement, too.
  client.on('error', () => {})
  await client.connect().catch((cause) => {
    throw new StartError(`DATABASE_URL names a server that does not answer: ${reasonOf(cause)}.`, {
      cause,
    })
  })
  try {
    // Several processes may start at once; the first migrates, the others wait for it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
  } finally {
    // Gives the lock back.
    await client.end()
  }
}

/** PostgreSQL inside this process, kept in a folder or, without one, in memory. */
export async function openEmbedded(
  folder: string | undefined,
  snapshot?: Blob,
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  // Loaded here so that a server with DATABASE_URL never spends memory on it.
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
    // Measured: about 200 MB of memory instead of 320 to 650.
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
 * PGlite answers without leaving the event loop, so that everybody else would wait for all the queries
 * of a call instead of one. Its transactions have the database for themselves anyway.
 */
function pauseAfterQueries(pglite: PGlite) {
  const query = pglite.query.bind(pglite)
  pglite.query = async (...args) => {
    const result = await query<never>(...args)
    await nextRound()
    return result
  }
}

/** Whether the database answers now. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

// Any number will do, as long as nothing else on the server uses it.
const MIGRATION_LOCK = 7_260_411

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
