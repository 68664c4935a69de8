import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenDatabase, openEmbedded } from '#database.ts'
import { HOUR } from '#durations.ts'
import type { Log } from '#log.ts'
import { createDiskProbe } from './disk-probe.ts'
import { lockFolder } from './folder-lock.ts'

const BACKUP_INTERVAL_MS = 6 * HOUR

/**
 * The default database: PGlite in a locked folder, backed up to one file every few hours and at shutdown.
 * PGlite never calls fsync, so a power failure may corrupt the folder; `backup.tar.gz` beside it is then
 * the latest intact copy.
 *
 * @throws StartError when the folder is in use or not writable
 */
export async function openEmbeddedFolder(dataDir: string, log: Log): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  const { dump, close, ...database } = await openEmbedded(join(dataDir, 'database'))

  let backup: Promise<void> | undefined
  /** One backup at a time: they share a temporary file. */
  function backUp() {
    backup ??= writeBackup().finally(() => {
      backup = undefined
    })
    return backup
  }

  async function writeBackup() {
    const file = join(dataDir, 'backup.tar.gz')
    const temporary = `${file}.new`
    try {
      await writeFile(temporary, (await dump()).stream())
      // Renaming is atomic, so that a crash never leaves half a backup.
      await rename(temporary, file)
    } catch (error) {
      log.error({ error }, 'The database backup failed')
      // Frees the space on a full disk.
      await rm(temporary, { force: true }).catch(() => {})
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
