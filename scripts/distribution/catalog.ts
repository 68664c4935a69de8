import type { Client } from 'pg'
import type { Table } from './rules.ts'

const COLUMNS = (table: string, numbers: string) =>
  `array(select attname::text from unnest(${numbers}) with ordinality as k(number, nth)
    join pg_attribute on attrelid = ${table} and attnum = k.number order by nth)`

/** The product's own tables, without those of the job queue. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.oid::regclass::text as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and not attnotnull) as nullable,
      (select coalesce(json_agg(json_build_object(
          'name', indexrelid::regclass::text, 'columns', ${COLUMNS('c.oid', 'indkey::int2[]')})), '[]')
        from pg_index where indrelid = c.oid and indisunique) as uniques,
      (select coalesce(json_agg(json_build_object(
          'columns', ${COLUMNS('c.oid', 'conkey')},
          'setsNull', confdeltype = 'n',
          'to', confrelid::regclass::text,
          'toColumns', ${COLUMNS('confrelid', 'confkey')})), '[]')
        from pg_constraint where conrelid = c.oid and contype = 'f') as "foreignKeys"
    from pg_class c
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'identity'::regnamespace)
    order by 1`)
  return rows
}
