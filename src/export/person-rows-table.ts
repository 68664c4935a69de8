import { asc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'

/** Rows of any table that belong to one person. */
export interface PersonRows {
  table: PgTable
  /** The column with the person's id. */
  owner: PgColumn
  /** By default in the order of the database. */
  orderBy?: PgColumn
}

export function listPersonRows(
  db: Database,
  { table, owner, orderBy }: PersonRows,
  id: string,
): Promise<object[]> {
  const rows = db.select().from(table).where(eq(owner, id))
  return orderBy ? rows.orderBy(asc(orderBy)) : rows
}
