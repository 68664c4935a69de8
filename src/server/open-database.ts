import { type Config, usesStandIns } from '#config.ts'
import { dropStandInSchema, type OpenDatabase, openPostgres } from '#database.ts'
import type { Log } from '#log.ts'
import { openEmbeddedFolder } from './embedded-database.ts'

type StandInConfig = Pick<Config, 'standIns' | 'stripe'>

/**
 * Opens the PostgreSQL of DATABASE_URL, or the embedded database in the data folder.
 * @throws StartError when the server does not answer, or the folder is in use or not writable
 */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openEmbeddedFolder(dataDir, log)
}

/** Drops the schema of the stand-ins once every service that they replaced is configured. For a server's start. */
export async function dropReplacedStandIns(config: StandInConfig, { db }: OpenDatabase) {
  if (hasReplacedStandIns(config)) await dropStandInSchema(db)
}

/** A misconfigured start without any key must not delete the subscriptions of a demonstration. */
function hasReplacedStandIns(config: StandInConfig): boolean {
  return config.stripe !== undefined && !usesStandIns(config)
}
