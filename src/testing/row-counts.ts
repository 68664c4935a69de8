import { sql } from 'drizzle-orm'
import type { Database } from '#database.ts'

/** Counts the rows of the product's own tables; the job queue changes its tables by itself. */
export async function rowCounts(db: Database): Promise<unknown[]> {
  const { rows } = (await db.execute(
    sql`select table_schema, table_name,
          query_to_xml(format('select count(*) from %I.%I', table_schema, table_name), false, true, '')::text as rows
        from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'identity')
        order by 1, 2`,
  )) as { rows: unknown[] }
  return rows
}
