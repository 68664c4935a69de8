import type { Client } from 'pg'

/** Of every table that takes a tenth of a percent of the database, with its indexes and large values. */
export async function sizes(client: Client, people: number) {
  const { rows } = await client.query(`
    select oid::regclass::text as name, reltuples::bigint::int as rows, pg_total_relation_size(oid)::float8 as bytes,
      pg_indexes_size(oid)::float8 as indexes
    from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'identity'::regnamespace, 'pgboss'::regnamespace)
    order by bytes desc`)
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  const shown = rows.filter(({ bytes }) => bytes > total / 1000)
  const line = (bytes: number, indexes: number, count: number) => ({
    rows: count,
    MB: Math.round(bytes / 1e6),
    'bytes a person': Math.round(bytes / people),
    'of these, indexes': Math.round(indexes / people),
  })
  return {
    ...Object.fromEntries(
      shown.map(({ name, bytes, indexes, rows: count }) => [name, line(bytes, indexes, count)]),
    ),
    'all tables': line(
      total,
      rows.reduce((sum, { indexes }) => sum + indexes, 0),
      people,
    ),
  }
}
