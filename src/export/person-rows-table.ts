import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'

const ROWS_PER_PAGE = 50

/** Rows of any table that belong to one person. */
export interface PersonRows {
  table: PgTable
  /** The column with the person's id. */
  owner: PgColumn
  /** By default in the order of the database. */
  orderBy?: PgColumn
  /** A unique column of a table with many or large rows, which are read in pages. */
  id?: PgColumn
}

/** @returns pages of rows */
export async function* listPersonRows(
  db: Database,
  rows: PersonRows,
  personId: string,
): AsyncIterable<object[]> {
  const isOwned = eq(rows.owner, personId)
  if (!rows.id) {
    yield await select(db, rows).where(isOwned)
    return
  }
  const found = await db
    .select({ id: rows.id })
    .from(rows.table)
    .where(isOwned)
    .orderBy(...orderOf(rows))
  const ids = found.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += ROWS_PER_PAGE)
    yield await select(db, rows).where(
      and(isOwned, inArray(rows.id, ids.slice(from, from + ROWS_PER_PAGE))),
    )
}

const select = (db: Database, rows: PersonRows) =>
  db
    .select()
    .from(rows.table)
    .orderBy(...orderOf(rows))
    .$dynamic()

const orderOf = ({ orderBy, id }: PersonRows) =>
  [orderBy, id].flatMap((column) => (column ? [asc(column)] : []))
