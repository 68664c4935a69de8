import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readProductVersion } from '#backup/backup-command.ts'
import { writeBackup } from '#backup/write-backup.ts'
import type { Config } from '#config.ts'
import { type OpenDatabase, openEmbedded } from '#database.ts'
import { HOUR } from '#durations.ts'
import type { Log } from '#log.ts'
import { endOnDiskFailure } from './crashes.ts'
import { createDiskProbe } from './disk-probe.ts'
import { lockFolder } from './folder-lock.ts'
import { loadOrCreateSecret } from './signing-secret.ts'

const BACKUP_INTERVAL_MS = 6 * HOUR

/**
 * The default database: PGlite in a locked folder, flushed to the disk at each commit, and copied to one file every few hours and
 * at shutdown.
 *
 * @throws StartError when the folder is in use or not writable
 */
export async function openEmbeddedFolder(
  { dataDir, ...config }: Pick<Config, 'dataDir' | 'secret'>,
  log: Log,
): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  const secret = config.secret ?? (await loadOrCreateSecret(dataDir))
  const productVersion = await readProductVersion()
  const { close, ...database } = await openEmbedded(
    join(dataDir, 'database'),
    undefined,
    endOnDiskFailure(dataDir, log),
  )
  const { db } = database

  let backup: Promise<void> | undefined
  /** One backup at a time: they share a temporary file. */
  function backUp() {
    backup ??= replaceBackup().finally(() => {
      backup = undefined
    })
    return backup
  }

  async function replaceBackup() {
    try {
      await writeBackup({ db, secret, productVersion, file: join(dataDir, 'backup.gz') })
      // Earlier versions left it, with the data of people who have deleted their accounts since.
      await rm(join(dataDir, 'backup.tar.gz'), { force: true })
    } catch (error) {
      log.error({ error }, 'The database backup failed')
    }
  }
  const timer = setInterval(backUp, BACKUP_INTERVAL_MS)
  timer.unref()

  return {
    ...database,
    canWrite: createDiskProbe(dataDir),
    async close() {
      clearInterval(timer)
      try {
        await backUp()
        await close()
      } finally {
        await unlock()
      }
    },
  }
}
