import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { flush } from '#flush.ts'
import { StartError } from '#start-error.ts'

/**
 * Writes a compressed file that only its owner can read. It appears under its name when it is complete and on the disk; a
 * failure leaves the file that was there before.
 */
export async function writeCompressed(file: string, lines: AsyncIterable<string>) {
  const draft = `${file}.new`
  try {
    // A crash may have left a draft, with other permissions.
    await rm(draft, { force: true })
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(lines, createGzip(), target)
    await rename(draft, file)
    // Otherwise a power failure may undo the renaming.
    await flush(dirname(file))
  } catch (error) {
    // Frees the space on a full disk.
    await rm(draft, { force: true }).catch(() => {})
    const { code, syscall } = error as NodeJS.ErrnoException
    if (!syscall) throw error
    throw new StartError(`${file} cannot be written (${code}).`, { cause: error })
  }
}
