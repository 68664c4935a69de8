import { type Config, usesStandIns } from '#config.ts'
import { dropStandInSchema, type OpenDatabase, openPostgres } from '#database.ts'
import type { Log } from '#log.ts'
import { openEmbeddedFolder } from './embedded-database.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'standIns' | 'stripe'>

/**
 * Opens the PostgreSQL of DATABASE_URL, or the embedded database in the data folder. Drops the schema of the
 * stand-ins where it is no longer in use.
 * @throws StartError when the server does not answer, or the folder is in use or not writable
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config
  const database = await (databaseUrl
    ? openPostgres(databaseUrl, log)
    : openEmbeddedFolder(dataDir, log))
  if (hasReplacedStandIns(config)) await dropStandInSchema(database.db)
  return database
}

/** A misconfigured start without any key must not delete the subscriptions of a demonstration. */
function hasReplacedStandIns(config: DatabaseConfig): boolean {
  return config.stripe !== undefined && !usesStandIns(config)
}
