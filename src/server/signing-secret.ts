import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#start-error.ts'

const BYTES = 32
const LENGTH = Buffer.alloc(BYTES).toString('base64url').length

/**
 * The secret for signing sessions when SECRET is not set: created once and stored, so that sessions survive
 * a restart.
 *
 * @throws StartError when the file is truncated: a new secret could not decrypt the keys in the database
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const made = randomBytes(BYTES).toString('base64url')
  // Flushed to disk: after a power failure, the database is useless without it.
  await writeFile(file, made, { flag: 'wx', mode: 0o600, flush: true }).catch(unlessExists)
  return readSecret(file)
}

/** @returns undefined where none was created */
export async function loadSecret(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, 'secret')
  return existsSync(file) ? readSecret(file) : undefined
}

async function readSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8')
  if (kept.length < LENGTH)
    throw new StartError(
      `The signing secret in ${file} is truncated; restore the file from a backup.`,
    )
  return kept
}

function unlessExists(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
