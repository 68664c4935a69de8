import type { MigrationConfig } from 'drizzle-orm/migrator'
import { type Database, holdMigrations, type OpenDatabase, productMigrations } from '#database.ts'
import { StartError } from '#start-error.ts'
import {
  type CopiedTable,
  dropForeignKeys,
  dropJobQueue,
  lastMigrations,
  listTables,
  setSequence,
} from './catalog-tables.ts'
import { hasRows, insertRows, setPortableText, truncateAll } from './copied-rows-table.ts'
import { fingerprintOf, type Header, type TableStart, tableKey } from './manifest.ts'
import { hasMigration, migrateUntil } from './migrate-until.ts'
import { readBackup, verifyBackup } from './read-backup.ts'

/** A verified backup that this version can restore. */
export interface Backup {
  file: string
  header: Header
  /** The product's, and those of the stand-ins where the backup has their tables. */
  journals: { migrations: MigrationConfig; last: number; name: 'product' | 'standIns' }[]
}

/**
 * Reads the whole file before anything is changed.
 *
 * @param secret that the restored server will have
 * @throws StartError for a file that is damaged, or that this version or secret cannot use
 */
export async function openBackup(
  file: string,
  secret: string | undefined,
  standInMigrations: MigrationConfig,
): Promise<Backup> {
  const header = await verifyBackup(file)
  const { product, standIns } = header.migrations
  const journals: Backup['journals'] = [
    { name: 'product', migrations: productMigrations, last: product },
  ]
  if (standIns) journals.push({ name: 'standIns', migrations: standInMigrations, last: standIns })
  for (const { migrations, last } of journals)
    if (!(await hasMigration(migrations, last)))
      throw new StartError(
        `${file} was made by another version of Cosmic Path (${header.productVersion}); restore it with that version.`,
      )
  if (!secret || fingerprintOf(secret) !== header.secretFingerprint)
    throw new StartError(
      `${file} belongs to another signing secret; set SECRET to that of its server, or copy the file "secret" of its data folder into DATA_DIR.`,
    )
  return { file, header, journals }
}

/**
 * Makes the rows of a database those of a backup, in one transaction.
 *
 * @throws StartError when rows would be replaced without `force`, or the tables are of another version
 */
export async function restoreBackup(
  database: OpenDatabase,
  { file, journals }: Backup,
  { force }: { force: boolean },
): Promise<void> {
  const { db } = database
  if (!force && (await hasAnyRow(db)))
    throw new StartError('The database is not empty; add --force to replace what it contains.')
  const present = await lastMigrations(db)
  for (const { name, migrations, last } of journals) {
    if (present[name] === undefined) await migrateUntil(database, migrations, last)
    else if (present[name] !== last)
      throw new StartError(
        'The tables of the database are of another version than the backup; restore it into a new database.',
      )
  }
  await replaceRows(db, file)
}

async function hasAnyRow(db: Database): Promise<boolean> {
  for (const table of await listTables(db)) if (await hasRows(db, table)) return true
  return false
}

async function replaceRows(db: Database, file: string) {
  await db.transaction(async (tx) => {
    await holdMigrations(tx)
    await setPortableText(tx)
    const tables = await listTables(tx)
    const makeForeignKeys = await dropForeignKeys(tx)
    await dropJobQueue(tx)
    await truncateAll(tx, tables)
    let table: CopiedTable | undefined
    for await (const part of readBackup(file)) {
      if ('table' in part) table = findTable(tables, part.table)
      else if ('rows' in part && table) await insertRows(tx, table, part.rows)
      else if ('trailer' in part)
        for (const sequence of part.trailer.sequences) await setSequence(tx, sequence)
    }
    await makeForeignKeys()
  })
}

/** A row is text with all of its columns in their order. */
function findTable(tables: CopiedTable[], copied: TableStart['table']): CopiedTable {
  const table = tables.find((each) => tableKey(each) === tableKey(copied))
  if (!table || table.columns.join() !== copied.columns.join())
    throw new StartError(
      `The table ${tableKey(copied)} is another one in the database than in the backup; nothing was restored.`,
    )
  return table
}
