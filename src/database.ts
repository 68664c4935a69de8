import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurnOfEventLoop } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Client, type PoolConfig } from 'pg'
import { fromPglite, type ConstructorOptions as JobsConnection } from 'pg-boss'
import type { EndOnFailure } from './database/durable-folder.ts'
import { databaseQuery, statementOf } from './database/operation.ts'
import {
  createPool,
  drizzleOnPool,
  POOL_CONNECTIONS,
  POSTGRES_TIMEOUTS,
} from './database/postgres-pool.ts'
import { flushAll } from './flush.ts'
import type { Log } from './log.ts'
import { StartError } from './start-error.ts'

/** Drizzle on PostgreSQL or on the embedded PGlite: the same dialect and tables. */
export type Database = PgDatabase<PgQueryResultHKT>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  /** Connects the job queue to the same database. */
  jobsConnection: JobsConnection
  /** Connections of the pool, and callers waiting for one; absent for the embedded database. */
  connections?(): { used: number; idle: number; waiting: number }
  /** Whether the disk has room; absent for an external server. */
  canWrite?(): Promise<boolean>
  /** Runs migrations besides the product's own, which have run. */
  migrate(migrations: MigrationConfig): Promise<void>
  close(): Promise<void>
}

const JOB_CONNECTIONS = 4
/** That a process opens at most; the last one waits for notifications of the job queue. */
export const CONNECTIONS_PER_PROCESS = POOL_CONNECTIONS + JOB_CONNECTIONS + 1

export const productMigrations: MigrationConfig = {
  migrationsFolder: join(import.meta.dirname, '..', 'migrations'),
}

/** @throws StartError when the server cannot be reached */
export async function openPostgres(
  url: string,
  log: Log,
  timeouts: PoolConfig = POSTGRES_TIMEOUTS,
): Promise<OpenDatabase> {
  const database = connectPostgres(url, log, timeouts)
  await database.migrate(productMigrations)
  return database
}

/** Without migrating: for a copy of a database whose servers may be of an older version. */
export function connectPostgres(url: string, log: Log, timeouts: PoolConfig): OpenDatabase {
  const pool = createPool(url, log, timeouts)
  return {
    db: drizzleOnPool(pool),
    jobsConnection: {
      connectionString: url,
      max: JOB_CONNECTIONS,
      backend: 'postgres',
      ...timeouts,
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: (migrations) => migrateServer(url, timeouts, migrations),
    close: () => pool.end(),
  }
}

async function migrateServer(
  connectionString: string,
  { connectionTimeoutMillis }: PoolConfig,
  migrations: MigrationConfig,
) {
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
    await migratePostgres(drizzlePostgres(client), migrations)
  } finally {
    // Releases the lock.
    await client.end()
  }
}

/** What only the embedded database can do. */
type Embedded = OpenDatabase & { dump(): Promise<Blob> }

/** PostgreSQL in this process, stored in a folder, or in memory without one. */
export async function openEmbedded(
  folder: string | undefined,
  snapshot?: Blob,
  end?: EndOnFailure,
): Promise<Embedded> {
  const database = await connectEmbedded(folder, snapshot, end)
  await database.migrate(productMigrations)
  return database
}

/** Without migrating. @param end ends the process when the disk refuses what PostgreSQL must write */
export async function connectEmbedded(
  folder: string | undefined,
  snapshot?: Blob,
  end: EndOnFailure = () => process.exit(1),
): Promise<Embedded> {
  // Imported here, so that a server with DATABASE_URL does not load it.
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const { DURABLE, DurableFolder } = await import('./database/durable-folder.ts')
  const isNew = folder !== undefined && !existsSync(join(folder, 'PG_VERSION'))
  const pglite = await PGlite.create({
    ...(folder && { fs: new DurableFolder(folder, end) }),
    ...(snapshot && { loadDataDir: snapshot }),
    startParams: [
      ...PGlite.defaultStartParams,
      // Measured: about 200 MB of memory, instead of 320 to 650.
      ...['-c', 'shared_buffers=16MB'],
      ...(folder ? DURABLE : []),
    ],
  })
  // PostgreSQL's initialization flushes nothing here.
  if (isNew) await flushAll(folder)
  pauseAfterQueries(pglite)
  const db = drizzle(pglite)
  return {
    db,
    jobsConnection: { db: fromPglite(pglite), backend: 'pglite' },
    migrate: (migrations) => migrate(db, migrations),
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
    const facts = { statement: statementOf(args[0]) }
    const result = await databaseQuery.run(facts, () => query<never>(...args))
    await nextTurnOfEventLoop()
    return result
  }
}

/** Until the end of the transaction, processes that start wait before their migrations. */
export async function holdMigrations(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
}

/** Drops the schema of the stand-ins, if there is one. */
export async function dropStandInSchema(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // If two processes start at once, the second finds nothing to drop.
    await holdMigrations(tx)
    await tx.execute(sql`drop schema if exists stand_ins cascade`)
  })
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

// An arbitrary number that nothing else on the server uses.
const MIGRATION_LOCK = 7_260_411

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
