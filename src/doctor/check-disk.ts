import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#config.ts'
import { broken, codeOf, type Finding, off, ok, warning } from './finding.ts'

const GIB = 1024 ** 3
const LEAST_BYTES = GIB / 10
const SCARCE_BYTES = GIB
const OF_OTHERS = 0o077

/** Writes nothing. @param readSpace replaced in tests, which have room */
export async function checkDisk(
  { dataDir, databaseUrl, secret }: Pick<Config, 'dataDir' | 'databaseUrl' | 'secret'>,
  readSpace: typeof freeBytes = freeBytes,
): Promise<Finding> {
  if (databaseUrl && secret) return off('The data folder is not used: everything is in PostgreSQL.')
  const exists = await stat(dataDir).then(
    () => true,
    () => false,
  )
  const folder = exists ? dataDir : await nearestFolder(dirname(dataDir))
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return broken(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): give the user of the server its folder ${folder}.`,
    )
  }
  const free = await readSpace(folder)
  const room = `${(free / GIB).toFixed(1)} GB are free for ${dataDir}`
  if (free < LEAST_BYTES) return broken(`Only ${room}: make room, or the embedded database stops.`)
  const open = exists ? await openToOthers(dataDir) : undefined
  if (open)
    return warning(
      `${open} can be read by other users of this machine: run chmod -R go= ${dataDir}.`,
    )
  if (free < SCARCE_BYTES)
    return warning(`Only ${room}: make room soon, a backup needs as much as the database.`)
  return ok(
    exists ? `${room}, and only its owner may read it.` : `${room}, which the first start creates.`,
  )
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).catch(() => undefined)
  return isThere || folder === dirname(folder) ? folder : nearestFolder(dirname(folder))
}

/** @returns what others may read: the folder, or its secret */
async function openToOthers(dataDir: string): Promise<string | undefined> {
  for (const path of [dataDir, join(dataDir, 'secret')]) {
    const { mode } = (await stat(path).catch(() => undefined)) ?? { mode: 0 }
    if ((mode & OF_OTHERS) !== 0) return path
  }
  return undefined
}
