import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND } from '#durations.ts'

const PROBE_BYTES = 1024 * 1024

/**
 * Checks whether the disk of a folder has room for another megabyte by writing one: the reported free space ignores quotas
 * and read-only mounts. Results are cached for a second.
 */
export function createDiskProbe(folder: string, maxAgeMs = SECOND): () => Promise<boolean> {
  const file = join(folder, 'probe')
  let latest = Promise.resolve(false)
  let isFreshUntil = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < isFreshUntil) return latest
    // One write at a time, even on a slow disk.
    isFreshUntil = Number.POSITIVE_INFINITY
    latest = probe(file).finally(() => {
      isFreshUntil = performance.now() + maxAgeMs
    })
    return latest
  }
}

async function probe(file: string): Promise<boolean> {
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES))
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
