import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#start-error.ts'

const BYTES = 32
const LENGTH = Buffer.alloc(BYTES).toString('base64url').length

/**
 * What signs sessions where no SECRET is configured: made once and kept, so that they outlive a restart.
 *
 * @throws StartError when the file was cut off: the keys in the database could not be opened with another
 */
export async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const made = randomBytes(BYTES).toString('base64url')
  // On the disk at once: without it the database beside it would be worth little after a power cut.
  await writeFile(file, made, { flag: 'wx', mode: 0o600, flush: true }).catch(unlessThere)
  const kept = await readFile(file, 'utf8')
  if (kept.length < LENGTH)
    throw new StartError(`The signing secret in ${file} is cut off; restore that file from a copy.`)
  return kept
}

function unlessThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
