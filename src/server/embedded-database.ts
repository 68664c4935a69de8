import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenDatabase, openEmbedded } from '#database.ts'
import { HOUR } from '#durations.ts'
import type { Log } from '#log.ts'
import { createDiskProbe } from './disk-probe.ts'
import { lockFolder } from './folder-lock.ts'

const DUMP_EVERY_MS = 6 * HOUR

/**
 * The database of a server that has no other: PostgreSQL in this process, in a folder that it has for
 * itself, copied into one file every few hours and at the end. PGlite never calls fsync, so after a
 * power cut the folder may be broken; `backup.tar.gz` beside it is then the newest that is whole.
 *
 * @throws StartError when the folder is in use or cannot be written
 */
export async function openEmbeddedFolder(dataDir: string, log: Log): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  const { dump, close, ...database } = await openEmbedded(join(dataDir, 'database'))

  let backup: Promise<void> | undefined
  /** Two at once would write one draft. */
  function backUp() {
    backup ??= writeBackup().finally(() => {
      backup = undefined
    })
    return backup
  }

  async function writeBackup() {
    const file = join(dataDir, 'backup.tar.gz')
    const draft = `${file}.new`
    try {
      await writeFile(draft, (await dump()).stream())
      // Renamed when it is whole, so that a crash while writing costs nothing.
      await rename(draft, file)
    } catch (error) {
      log.error({ error }, 'The database could not be backed up')
      // Half a copy would keep a full disk full.
      await rm(draft, { force: true }).catch(() => {})
    }
  }
  const timer = setInterval(backUp, DUMP_EVERY_MS)
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
