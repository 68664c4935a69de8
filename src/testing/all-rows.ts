import { sql } from 'drizzle-orm'
import type { Database } from '#database.ts'

/** Every row of every table as text, by table; the job queue and the journal of migrations are left out. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { text: string }[] }).rows.map(
      ({ text }) => text,
    )
  const tables = await rowsOf(
    sql`select format('%I.%I', table_schema, table_name) as text from information_schema.tables
        where table_type = 'BASE TABLE'
        and table_schema not in ('pg_catalog', 'information_schema', 'pgboss', 'drizzle')`,
  )
  const found: Record<string, string[]> = {}
  for (const name of tables)
    found[name] = (await rowsOf(sql.raw(`select t::text as text from ${name} as t`))).toSorted()
  return found
}
