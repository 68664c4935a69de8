import { createHash } from 'node:crypto'
import type { Database, Transaction } from '#database.ts'
import { StartError } from '#start-error.ts'
import { type CopiedTable, lastMigrations, listSequences, listTables } from './catalog-tables.ts'
import { readRows, setPortableText } from './copied-rows-table.ts'
import { FORMAT, fingerprintOf, type Header, type Trailer, tableKey } from './manifest.ts'
import { writeCompressed } from './write-file.ts'

interface Options {
  db: Database
  secret: string
  productVersion: string
  file: string
}

/**
 * Copies every row of the product into a file, as of one moment. The embedded database serves nobody meanwhile; PostgreSQL
 * serves everybody.
 *
 * @returns the number of rows
 */
export async function writeBackup({ db, file, ...about }: Options): Promise<number> {
  let trailer: Trailer | undefined
  await db.transaction(
    async (tx) => {
      const lines = linesOf(tx, about, (last) => {
        trailer = last
      })
      await writeCompressed(file, lines)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return Object.values(trailer?.rows ?? {}).reduce((sum, count) => sum + count, 0)
}

async function* linesOf(
  tx: Transaction,
  about: Pick<Options, 'secret' | 'productVersion'>,
  onEnd: (trailer: Trailer) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const hashed = (line: string) => {
    hash.update(`${line}\n`)
    return `${line}\n`
  }
  await setPortableText(tx)
  yield hashed(JSON.stringify(await headerOf(tx, about)))
  const rows: Trailer['rows'] = {}
  for (const table of await listTables(tx)) {
    yield hashed(startOf(table))
    let count = 0
    for await (const lines of readRows(tx, table)) {
      count += lines.length
      yield hashed(lines.join('\n'))
    }
    rows[tableKey(table)] = count
  }
  const sequences = await listSequences(tx)
  const trailer: Trailer = { rows, sequences, sha256: hash.digest('hex') }
  yield `${JSON.stringify(trailer)}\n`
  onEnd(trailer)
}

async function headerOf(
  tx: Transaction,
  { secret, productVersion }: Pick<Options, 'secret' | 'productVersion'>,
): Promise<Header> {
  const { product, standIns } = await lastMigrations(tx)
  if (!product) throw new StartError('The database is empty; there is nothing to back up.')
  return {
    format: FORMAT,
    formatVersion: 1,
    productVersion,
    madeAt: new Date().toISOString(),
    migrations: { product, ...(standIns && { standIns }) },
    secretFingerprint: fingerprintOf(secret),
  }
}

const startOf = ({ schema, name, columns }: CopiedTable) =>
  JSON.stringify({ table: { schema, name, columns } })
