import type { Config } from '#config.ts'
import { type OpenDatabase, openPostgres } from '#database.ts'
import type { Log } from '#log.ts'
import { openEmbeddedFolder } from './embedded-database.ts'

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
