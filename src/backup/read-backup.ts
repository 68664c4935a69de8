import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '#start-error.ts'
import { FORMAT, Header, TableStart, Trailer, tableKey } from './manifest.ts'

/** Rows that are inserted by one statement, which is as long as this unless a single row is longer. */
const ROWS_PER_BATCH = 200
const CHARACTERS_PER_BATCH = 4_000_000
const LINE_FEED = 0x0a

export type BackupPart = { header: Header } | TableStart | { rows: string[] } | { trailer: Trailer }

/**
 * Reads a backup. Its end is reached only when every line is as it was written.
 *
 * @throws StartError with a sentence for a file that is absent, foreign, damaged or of a newer version
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256')
  const counts: Trailer['rows'] = {}
  let header: Header | undefined
  let table: string | undefined
  let trailer: Trailer | undefined
  let batch: string[] = []
  let characters = 0
  for await (const line of linesOf(file)) {
    if (trailer) throw damaged(file)
    if (line.startsWith('"')) {
      if (!table) throw damaged(file)
      counts[table] = (counts[table] ?? 0) + 1
      hash.update(line).update('\n')
      batch.push(line)
      characters += line.length
      if (batch.length < ROWS_PER_BATCH && characters < CHARACTERS_PER_BATCH) continue
    }
    if (batch.length > 0) yield { rows: batch }
    batch = []
    characters = 0
    if (line.startsWith('"')) continue
    const part: BackupPart = header ? parsePart(line, file) : { header: parseHeader(line, file) }
    if ('trailer' in part) {
      trailer = part.trailer
      if (trailer.sha256 !== hash.digest('hex') || !hasCounts(trailer, counts)) throw damaged(file)
    } else hash.update(line).update('\n')
    if ('header' in part) header = part.header
    if ('table' in part) {
      table = tableKey(part.table)
      counts[table] = 0
    }
    yield part
  }
  if (!trailer) throw header ? damaged(file) : notABackup(file)
}

/** Reads all of it. */
export async function verifyBackup(file: string): Promise<Header> {
  let header: Header | undefined
  for await (const part of readBackup(file)) if ('header' in part) header = part.header
  return header as Header
}

const hasCounts = ({ rows }: Trailer, counts: Trailer['rows']) =>
  Object.keys({ ...rows, ...counts }).every((key) => rows[key] === counts[key])

function parseHeader(line: string, file: string): Header {
  const about = parseJson(line)
  if (about?.format !== FORMAT) throw notABackup(file)
  if (about.formatVersion !== 1) throw newer(file, String(about.productVersion))
  const header = Header.safeParse(about)
  if (!header.success) throw damaged(file)
  return header.data
}

function parsePart(line: string, file: string): BackupPart {
  const part = parseJson(line)
  const table = TableStart.safeParse(part)
  if (table.success) return table.data
  const trailer = Trailer.safeParse(part)
  if (trailer.success) return { trailer: trailer.data }
  throw damaged(file)
}

function parseJson(line: string): Record<string, unknown> | undefined {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return undefined
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {})
  let rest: Buffer[] = []
  let hasBegun = false
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      hasBegun = true
      let start = 0
      for (
        let end = chunk.indexOf(LINE_FEED);
        end >= 0;
        start = end + 1, end = chunk.indexOf(LINE_FEED, start)
      ) {
        const line = Buffer.concat([...rest, chunk.subarray(start, end)])
        rest = []
        yield line.toString('utf8')
      }
      rest.push(chunk.subarray(start))
    }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, file, hasBegun)
  }
  if (rest.some(({ length }) => length > 0)) throw hasBegun ? damaged(file) : notABackup(file)
}

function explain(error: NodeJS.ErrnoException, file: string, hasBegun: boolean): Error {
  const { code = '', syscall } = error
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`, { cause: error })
  if (syscall) return new StartError(`${file} cannot be read (${code}).`, { cause: error })
  if (!code.startsWith('Z_')) return error
  return code === 'Z_DATA_ERROR' && !hasBegun ? notABackup(file) : damaged(file)
}

const notABackup = (file: string) => new StartError(`${file} is not a backup of Cosmic Path.`)
const damaged = (file: string) =>
  new StartError(`${file} is damaged or incomplete; nothing was restored.`)
const newer = (file: string, version: string) =>
  new StartError(
    `${file} was made by a newer version of Cosmic Path (${version}); update this one first.`,
  )
