import fs, { type PathLike } from 'node:fs'
import { cp, open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import type { SeededRandom } from '#writer/prose/seeded-random.ts'

/** A write that no flush has followed. */
interface UnflushedWrite {
  position: number
  bytes: Buffer
  /** What it replaced, as long as the file was. */
  replaced: Buffer
  sizeBefore: number
}

export interface LossyDisk {
  /** Copies a folder as a power failure now might leave it. @returns the number of writes that were lost */
  cutPower(folder: string, copy: string, chance: SeededRandom, key: string): Promise<number>
  stop(): void
}

/**
 * Records what is written below a folder until it is flushed. A power failure loses any of those writes, the later ones too or not,
 * and tears one at a sector. Names and sizes are as the file system's own journal keeps them: made, renamed and deleted in order.
 */
export function startLossyDisk(): LossyDisk {
  const { writeSync, fsyncSync } = fs
  /** By the number of the file on its disk, because files are renamed. */
  const unflushed = new Map<number, UnflushedWrite[]>()
  fs.writeSync = ((fd: number, data: Uint8Array, offset: number, length: number, at?: number) => {
    if (typeof at !== 'number' || !fs.fstatSync(fd).isFile())
      return writeSync(fd, data, offset, length, at)
    const { ino, size } = fs.fstatSync(fd)
    const replaced = readBytes(pathOf(fd), at, Math.max(0, Math.min(length, size - at)))
    const written = writeSync(fd, data, offset, length, at)
    const bytes = Buffer.from(data.subarray(offset, offset + written))
    const list = unflushed.get(ino) ?? []
    list.push({ position: at, bytes, replaced, sizeBefore: size })
    unflushed.set(ino, list)
    return written
  }) as typeof fs.writeSync
  fs.fsyncSync = (fd) => {
    unflushed.delete(fs.fstatSync(fd).ino)
    fsyncSync(fd)
  }
  syncBuiltinESMExports()
  return {
    async cutPower(folder, copy, chance, key) {
      await cp(folder, copy, { recursive: true })
      let lost = 0
      for (const path of filesBelow(folder)) {
        const writes = unflushed.get(fs.statSync(join(folder, path)).ino) ?? []
        lost += await loseWrites(join(copy, path), writes, (nth, options) =>
          chance.pick(`${key} ${path} ${nth}`, options),
        )
      }
      return lost
    },
    stop() {
      Object.assign(fs, { writeSync, fsyncSync })
      syncBuiltinESMExports()
    },
  }
}

type Fate = 'kept' | 'torn' | 'lost'
type Pick = (nth: number, options: readonly Fate[]) => Fate

const SECTOR_BYTES = 512

async function loseWrites(file: string, writes: UnflushedWrite[], pick: Pick): Promise<number> {
  if (writes.length === 0) return 0
  const handle = await open(file, 'r+')
  try {
    for (const { position, replaced, sizeBefore } of writes.toReversed()) {
      await handle.write(replaced, 0, replaced.length, position)
      if ((await handle.stat()).size > sizeBefore) await handle.truncate(sizeBefore)
    }
    let lost = 0
    for (const [nth, { position, bytes }] of writes.entries()) {
      const fate = pick(nth, ['kept', 'torn', 'lost'])
      const kept = { kept: bytes.length, torn: sectorsOf(bytes.length), lost: 0 }[fate]
      if (kept > 0) await handle.write(bytes, 0, kept, position)
      if (kept < bytes.length) lost++
    }
    return lost
  } finally {
    await handle.close()
  }
}

/** Half of them. */
const sectorsOf = (length: number) => Math.floor(length / 2 / SECTOR_BYTES) * SECTOR_BYTES

/** The descriptor may be open for writing only. */
const pathOf = (fd: number) => fs.readlinkSync(`/proc/self/fd/${fd}`)

function readBytes(path: PathLike, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const fd = fs.openSync(path, 'r')
  try {
    fs.readSync(fd, bytes, 0, length, position)
  } finally {
    fs.closeSync(fd)
  }
  return bytes
}

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
