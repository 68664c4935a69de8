import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, usesStandIns } from '#config.ts'
import {
  connectEmbedded,
  connectPostgres,
  dropStandInSchema,
  type OpenDatabase,
  openPostgres,
} from '#database.ts'
import { SECOND } from '#durations.ts'
import type { Log } from '#log.ts'
import { StartError } from '#start-error.ts'
import { endOnDiskFailure } from './crashes.ts'
import { openEmbeddedFolder } from './embedded-database.ts'
import { lockFolder } from './folder-lock.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'secret'>
type StandInConfig = Pick<Config, 'standIns' | 'stripe'>

/**
 * Opens the PostgreSQL of DATABASE_URL, or the embedded database in the data folder.
 * @throws StartError when the server does not answer, or the folder is in use or not writable
 */
export function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  const { databaseUrl } = config
  return databaseUrl ? openPostgres(databaseUrl, log) : openEmbeddedFolder(config, log)
}

/**
 * Opens the same without migrating, and without a limit for a statement: a command may run beside servers of an older version,
 * and reads or checks many rows.
 *
 * @throws StartError when the folder is in use, or contains no database
 */
export async function connectDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl)
    return connectPostgres(databaseUrl, log, { connectionTimeoutMillis: 10 * SECOND })
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) throw new StartError(`DATA_DIR ${dataDir} has no database.`)
  const unlock = await lockFolder(dataDir)
  const database = await connectEmbedded(folder, undefined, endOnDiskFailure(dataDir, log))
  return { ...database, close: () => database.close().finally(unlock) }
}

/** Drops the schema of the stand-ins once every service that they replaced is configured. For a server's start. */
export async function dropReplacedStandIns(config: StandInConfig, { db }: OpenDatabase) {
  if (hasReplacedStandIns(config)) await dropStandInSchema(db)
}

/** A misconfigured start without any key must not delete the subscriptions of a demonstration. */
function hasReplacedStandIns(config: StandInConfig): boolean {
  return config.stripe !== undefined && !usesStandIns(config)
}
