import { createHash } from 'node:crypto'
import { StartError } from '#start-error.ts'
import { FORMAT, Header, TableStart, Trailer, tableKey } from './manifest.ts'
import { damaged, notABackup, unpackLines } from './unpack-lines.ts'

/** Rows that are inserted by one statement, which is as long as this unless a single row is longer. */
const ROWS_PER_BATCH = 200
const CHARACTERS_PER_BATCH = 4_000_000

export type BackupPart = { header: Header } | TableStart | { rows: string[] } | { trailer: Trailer }

/**
 * Reads a backup. Its end is reached only when every line is as it was written.
 *
 * @throws StartError with a sentence for a file that is absent, foreign, damaged or of a newer version
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const reader = createReader(file)
  for await (const group of groupRows(unpackLines(file)))
    yield Array.isArray(group) ? reader.readRows(group) : reader.readPart(group)
  reader.readEnd()
}

/** Reads all of it. */
export async function verifyBackup(file: string): Promise<Header> {
  let header: Header | undefined
  for await (const part of readBackup(file)) if ('header' in part) header = part.header
  return header as Header
}

/** @returns rows in batches, and every other line */
async function* groupRows(lines: AsyncIterable<string>): AsyncGenerator<string | string[]> {
  let batch: string[] = []
  let characters = 0
  for await (const line of lines) {
    const isRow = line.startsWith('"')
    if (isRow) {
      batch.push(line)
      characters += line.length
      if (batch.length < ROWS_PER_BATCH && characters < CHARACTERS_PER_BATCH) continue
    }
    if (batch.length > 0) yield batch
    batch = []
    characters = 0
    if (!isRow) yield line
  }
  if (batch.length > 0) yield batch
}

/** Knows what was read of a file, and refuses what cannot follow. */
function createReader(file: string) {
  const hash = createHash('sha256')
  const counts = new Map<string, number>()
  let header: Header | undefined
  let table: string | undefined
  let trailer: Trailer | undefined

  const addToHash = (line: string) => hash.update(line).update('\n')

  function parsePart(line: string): BackupPart {
    if (!header) return { header: parseHeader(line, file) }
    const part = parseJson(line)
    const start = TableStart.safeParse(part)
    if (start.success) return start.data
    const end = Trailer.safeParse(part)
    if (end.success) return { trailer: end.data }
    throw damaged(file)
  }

  return {
    readPart(line: string): BackupPart {
      if (trailer) throw damaged(file)
      const part = parsePart(line)
      if ('header' in part) header = part.header
      if ('table' in part) {
        table = tableKey(part.table)
        counts.set(table, 0)
      }
      if ('trailer' in part) trailer = part.trailer
      else addToHash(line)
      return part
    },
    readRows(rows: string[]): BackupPart {
      if (!table || trailer) throw damaged(file)
      counts.set(table, (counts.get(table) ?? 0) + rows.length)
      rows.forEach(addToHash)
      return { rows }
    },
    readEnd() {
      if (!header) throw notABackup(file)
      const expected = Object.entries(trailer?.rows ?? {})
      const isWhole =
        trailer?.sha256 === hash.digest('hex') &&
        expected.length === counts.size &&
        expected.every(([name, count]) => counts.get(name) === count)
      if (!isWhole) throw damaged(file)
    },
  }
}

function parseHeader(line: string, file: string): Header {
  const about = parseJson(line)
  if (about?.format !== FORMAT) throw notABackup(file)
  if (about.formatVersion !== 1)
    throw new StartError(
      `${file} was made by a newer version of Cosmic Path (${about.productVersion}); update this one first.`,
    )
  const header = Header.safeParse(about)
  if (!header.success) throw damaged(file)
  return header.data
}

function parseJson(line: string): Record<string, unknown> | undefined {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return undefined
  }
}
