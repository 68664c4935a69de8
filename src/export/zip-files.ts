import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of the ZIP. Its parts are made one by one, so that only one is in memory, and other work comes in between. */
export interface FileToZip {
  path: string
  content(): Iterable<string>
}

/** Large enough that a file has few rows, small enough for many downloads at once. */
const CHUNK_BYTES = 256 * 1024

/** @returns the bytes of a ZIP, in chunks of one size except the last */
export async function* zipFiles(files: FileToZip[], mtime: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  for (const { path, content } of files)
    zip.addReadStreamLazy(path, { mtime }, (send) => {
      try {
        // The library does not handle errors of the streams it is given.
        send(
          null,
          Readable.from(content()).on('error', (error) => output.destroy(error)),
        )
      } catch (error) {
        output.destroy(error as Error)
      }
    })
  zip.end()
  let waiting: Buffer[] = []
  let size = 0
  for await (const bytes of output as AsyncIterable<Buffer>) {
    waiting.push(bytes)
    size += bytes.length
    if (size < CHUNK_BYTES) continue
    const all = Buffer.concat(waiting)
    const whole = all.length - (all.length % CHUNK_BYTES)
    for (let from = 0; from < whole; from += CHUNK_BYTES)
      yield all.subarray(from, from + CHUNK_BYTES)
    waiting = [all.subarray(whole)]
    size = all.length - whole
  }
  if (size > 0) yield Buffer.concat(waiting)
}
