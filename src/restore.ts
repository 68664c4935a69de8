import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countOtherConnections } from '#backup/catalog-tables.ts'
import { type Backup, openBackup, restoreBackup } from '#backup/restore-backup.ts'
import { connectDatabase } from '#server/open-database.ts'
import { restoreFolder } from '#server/restore-folder.ts'
import { loadSecret } from '#server/signing-secret.ts'
import { standInMigrations } from '#stand-ins/migrate.ts'
import { type Config, readConfig } from './config.ts'
import { isDatabaseUnavailable } from './database/outage.ts'
import { createLog, type Log } from './log.ts'
import { StartError } from './start-error.ts'

const USAGE = 'npm run restore -- FILE [--force]'

/** `npm run restore -- FILE [--force]`: makes the database what it was at a backup, while no server runs. */
async function main() {
  const { file, force } = readArguments()
  const config = readConfig(process.env)
  const log = createLog('error')
  const { databaseUrl, dataDir } = config
  const secret = config.secret ?? (await loadSecret(dataDir))
  const backup = await openBackup(resolve(file), secret, standInMigrations)
  if (databaseUrl) await restorePostgres(config, backup, { force, log })
  else
    await restoreFolder(dataDir, { force, log }, (database) =>
      restoreBackup(database, backup, { force }),
    )
  console.log(`The database is as it was at ${backup.header.madeAt}. Start the server.`)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { file, force: values.force }
  } catch {
    // An unknown option.
  }
  throw new StartError(`Name the file of a backup. Use: ${USAGE}`)
}

async function restorePostgres(
  config: Config,
  backup: Backup,
  { force, log }: { force: boolean; log: Log },
) {
  const database = await connectDatabase(config, log)
  try {
    if ((await countOtherConnections(database.db)) > 0)
      throw new StartError('Other programs are connected to the database; stop all servers first.')
    await restoreBackup(database, backup, { force })
  } finally {
    await database.close()
  }
}

main().catch((error: Error) => {
  if (error instanceof StartError) console.error(error.message)
  else if (isDatabaseUnavailable(error)) console.error('The database does not answer.')
  else console.error(error)
  process.exitCode = 1
})
