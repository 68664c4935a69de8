import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenDatabase, openEmbedded } from './database.ts'
import { HOUR } from './durations.ts'
import { lockFolder } from './folder-lock.ts'
import type { Log } from './log.ts'

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

  async function backUp() {
    const file = join(dataDir, 'backup.tar.gz')
    await writeFile(`${file}.new`, (await dump()).stream())
    // Renamed when it is whole, so that a crash while writing costs nothing.
    await rename(`${file}.new`, file)
  }
  const timer = setInterval(() => {
    backUp().catch((error) => log.error({ error }, 'The database could not be backed up'))
  }, DUMP_EVERY_MS)
  timer.unref()

  return {
    ...database,
    async close() {
      clearInterval(timer)
      await backUp()
      await close()
      await unlock()
    },
  }
}
