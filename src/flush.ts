import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes what the operating system still keeps of a file, or of the names in a folder, to the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Flushes a folder with everything in it. */
export async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? flushAll(path) : flush(path))
  }
  await flush(folder)
}
