import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database.ts'
import { type CopiedTable, qualifiedName, rowsOf } from './catalog-tables.ts'

/** A chunk of an export has a quarter of a megabyte, and each byte is written as two characters. */
const ROWS_PER_FETCH = 100

/** Text that PostgreSQL reads back as the same value, whatever the settings of the two databases are. */
export async function setPortableText(tx: Transaction) {
  for (const setting of [
    `datestyle = 'ISO, YMD'`,
    `timezone = 'UTC'`,
    `intervalstyle = 'postgres'`,
    'extra_float_digits = 1',
    'bytea_output = hex',
  ])
    await tx.execute(sql.raw(`set local ${setting}`))
}

/** @returns each row as a line: a JSON string of PostgreSQL's own text for the row */
export async function* readRows(tx: Transaction, table: CopiedTable): AsyncIterable<string[]> {
  await tx.execute(
    sql`declare copied cursor for select to_json(copied_row::text)::text as line from ${qualifiedName(table)} as copied_row`,
  )
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${ROWS_PER_FETCH} from copied`))
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_PER_FETCH) break
  }
  await tx.execute(sql`close copied`)
}

/** @param lines as `readRows` returned them */
export async function insertRows(tx: Transaction, table: CopiedTable, lines: string[]) {
  const columns = table.storedColumns.map((column) => sql.identifier(column))
  const values = columns.map((column) => sql`(copied_row).${column}`)
  const rows = `[${lines.join(',')}]`
  // "offset 0" reads each text once instead of once for each column.
  await tx.execute(
    sql`insert into ${qualifiedName(table)} (${sql.join(columns, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)} from (
          select line::${qualifiedName(table)} as copied_row from json_array_elements_text(${rows}::json) as line offset 0
        ) as lines`,
  )
}

export async function truncateAll(tx: Transaction, tables: CopiedTable[]) {
  if (tables.length === 0) return
  await tx.execute(sql`truncate ${sql.join(tables.map(qualifiedName), sql`, `)}`)
}

export async function hasRows(db: Database, table: CopiedTable): Promise<boolean> {
  const [found] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select exists (select from ${qualifiedName(table)})`,
  )
  return found?.exists ?? false
}
