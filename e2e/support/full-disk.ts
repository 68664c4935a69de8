import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

// Runs before a server: the disk of its data folder is full while the file "full" is in it. What is there can be overwritten, unless
// "read-only" is in it.

const isThere = (name: string) => fs.existsSync(join(process.env.DATA_DIR ?? '', name))
const { writeSync } = fs
const { writeFile } = fs.promises

const failure = (code: string, errno: number) =>
  Object.assign(new Error(`${code}: write`), { code, errno, syscall: 'write' })

fs.writeSync = ((fd: number, data: Uint8Array, offset: number, length: number, at?: number) => {
  if (typeof at === 'number' && isThere('read-only')) throw failure('EROFS', -30)
  if (typeof at === 'number' && isThere('full') && at + length > fs.fstatSync(fd).size)
    throw failure('ENOSPC', -28)
  return writeSync(fd, data, offset, length, at)
}) as typeof fs.writeSync
fs.promises.writeFile = (async (...options: Parameters<typeof writeFile>) => {
  if (isThere('read-only')) throw failure('EROFS', -30)
  if (isThere('full')) throw failure('ENOSPC', -28)
  return writeFile(...options)
}) as typeof writeFile
syncBuiltinESMExports()
