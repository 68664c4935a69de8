import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type Columns = Record<string, PgColumn>
export type RowOf<Read extends Columns> = { [Name in keyof Read]: GetColumnData<Read[Name]> }

export const jsonArray = (values: (SQL | PgColumn)[]): SQL =>
  sql`json_build_array(${sql.join(values, sql`, `)})`

/** The values of the columns, or null where an outer join found no row. @param key is null in no row */
export const jsonRow = (key: PgColumn, columns: Columns): SQL =>
  sql`case when ${key} is null then null else ${jsonArray(Object.values(columns))} end`

/** Reads what `jsonRow` has written. */
export function toRow<Read extends Columns>(columns: Read, values: unknown[]): RowOf<Read> {
  const read = Object.entries(columns).map(([name, column], nth) => {
    const value = values[nth] ?? null
    return [name, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.freeze(Object.fromEntries(read))
}
