import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '#start-error.ts'

const LINE_FEED = 0x0a

/**
 * The lines of a compressed file. Not those of `node:readline`, which also ends a line at characters that a row may contain.
 *
 * @throws StartError with a sentence for a file that is absent, no compressed one, or damaged
 */
export async function* unpackLines(file: string): AsyncGenerator<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {})
  let rest: Buffer[] = []
  let hasBegun = false
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      hasBegun = true
      let start = 0
      for (;;) {
        const end = chunk.indexOf(LINE_FEED, start)
        if (end < 0) break
        yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8')
        rest = []
        start = end + 1
      }
      rest.push(chunk.subarray(start))
    }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, file, hasBegun)
  }
  if (rest.some(({ length }) => length > 0)) throw damaged(file)
}

function explain(error: NodeJS.ErrnoException, file: string, hasBegun: boolean): Error {
  const { code = '', syscall } = error
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`, { cause: error })
  if (syscall) return new StartError(`${file} cannot be read (${code}).`, { cause: error })
  if (!code.startsWith('Z_')) return error
  return code === 'Z_DATA_ERROR' && !hasBegun ? notABackup(file) : damaged(file)
}

export const notABackup = (file: string) =>
  new StartError(`${file} is not a backup of Cosmic Path.`)
export const damaged = (file: string) =>
  new StartError(`${file} is damaged or incomplete; nothing was restored.`)
