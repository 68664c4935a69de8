import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectEmbedded, type OpenDatabase } from '#database.ts'
import { flush } from '#flush.ts'
import type { Log } from '#log.ts'
import { StartError } from '#start-error.ts'
import { endOnDiskFailure } from './crashes.ts'
import { lockFolder } from './folder-lock.ts'

/**
 * Makes a new embedded database and puts it in the place of the present one, which may be damaged.
 *
 * @param fill restores the rows; when it fails, the present database stays
 * @throws StartError when a server has the folder open, or a database would be replaced without `force`
 */
export async function restoreFolder(
  dataDir: string,
  { force, log }: { force: boolean; log: Log },
  fill: (database: OpenDatabase) => Promise<void>,
) {
  const unlock = await lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  const draft = `${folder}.restored`
  const replaced = `${folder}.replaced`
  try {
    if (!force && (await hasFiles(folder)))
      throw new StartError(`DATA_DIR ${dataDir} has a database; add --force to replace it.`)
    await rm(draft, { recursive: true, force: true })
    const database = await connectEmbedded(draft, undefined, endOnDiskFailure(dataDir, log))
    await fill(database).finally(() => database.close())
    if (await hasFiles(folder)) {
      await rm(replaced, { recursive: true, force: true })
      await rename(folder, replaced)
    }
    await rename(draft, folder)
    await flush(dataDir)
    await rm(replaced, { recursive: true, force: true })
  } finally {
    await rm(draft, { recursive: true, force: true })
    await unlock()
  }
}

const hasFiles = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0
