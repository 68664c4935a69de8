import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
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
    await flushFolder(dirname(file))
  } catch (error) {
    // Frees the space on a full disk.
    await rm(draft, { force: true }).catch(() => {})
    const { code, syscall } = error as NodeJS.ErrnoException
    if (!syscall) throw error
    throw new StartError(`${file} cannot be written (${code}).`, { cause: error })
  }
}

/** Without it, a power failure may undo the renaming. */
async function flushFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
