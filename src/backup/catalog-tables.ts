import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database.ts'

type Connection = Database | Transaction

/**
 * The product's own tables, those of the embedded identity, and those of the stand-ins. The job queue is not copied: sweeps
 * requeue what a restored row still waits for.
 */
export const COPIED_SCHEMAS = ['public', 'identity', 'stand_ins']
const inCopiedSchemas = sql`nspname in ${COPIED_SCHEMAS}`

export interface CopiedTable {
  schema: string
  name: string
  columns: string[]
  /** Without those that PostgreSQL computes. */
  storedColumns: string[]
}

export interface CopiedSequence {
  schema: string
  name: string
  lastValue: string
  isCalled: boolean
}

/** From the database's own catalog, so that a new table cannot be forgotten. The journals of migrations are not copied. */
export async function listTables(db: Connection): Promise<CopiedTable[]> {
  return rowsOf<CopiedTable>(
    db,
    sql`select nspname as schema, relname as name,
          json_agg(attname order by attnum) as columns,
          json_agg(attname order by attnum) filter (where attgenerated = '') as "storedColumns"
        from pg_class
        join pg_namespace on pg_namespace.oid = relnamespace
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        where relkind in ('r', 'p') and not relispartition and ${inCopiedSchemas}
          and (nspname, relname) <> ('stand_ins', 'migrations')
        group by 1, 2 order by 1, 2`,
  )
}

/** Sequences do not take part in transactions: read last, a value is at least that of the rows. */
export async function listSequences(db: Connection): Promise<CopiedSequence[]> {
  const names = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select nspname as schema, relname as name from pg_class
        join pg_namespace on pg_namespace.oid = relnamespace
        where relkind = 'S' and ${inCopiedSchemas} order by 1, 2`,
  )
  const sequences: CopiedSequence[] = []
  for (const { schema, name } of names) {
    const [state] = await rowsOf<Pick<CopiedSequence, 'lastValue' | 'isCalled'>>(
      db,
      sql`select last_value::text as "lastValue", is_called as "isCalled"
          from ${sql.identifier(schema)}.${sql.identifier(name)}`,
    )
    if (state) sequences.push({ schema, name, ...state })
  }
  return sequences
}

export async function setSequence(tx: Transaction, sequence: CopiedSequence) {
  const { schema, name, lastValue, isCalled } = sequence
  await tx.execute(
    sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${lastValue}::bigint, ${isCalled}::boolean)`,
  )
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Rows arrive in no order that foreign keys would accept. They are dropped and made again, which checks every row; switching
 * off the checks instead would need a superuser.
 *
 * @returns a function that makes them again
 */
export async function dropForeignKeys(tx: Transaction): Promise<() => Promise<void>> {
  const keys = await rowsOf<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name,
          pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
        where contype = 'f' and conparentid = 0 and ${inCopiedSchemas}`,
  )
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  return async () => {
    for (const { table, name, definition } of keys)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  }
}

/** When the last migration of each journal was generated, in milliseconds; absent for a journal that does not exist. */
export async function lastMigrations(
  db: Connection,
): Promise<{ product?: number; standIns?: number }> {
  const product = await lastMigration(db, 'drizzle', '__drizzle_migrations')
  const standIns = await lastMigration(db, 'stand_ins', 'migrations')
  return { ...(product && { product }), ...(standIns && { standIns }) }
}

async function lastMigration(db: Connection, schema: string, table: string) {
  const [found] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass(${`${schema}.${table}`}) is not null as exists`,
  )
  if (!found?.exists) return undefined
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from ${sql.identifier(schema)}.${sql.identifier(table)}`,
  )
  return Number(last?.at) || undefined
}

/** Counts other programs, such as servers, on the same database. */
export async function countOtherConnections(db: Connection): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return found?.count ?? 0
}

/** Its rows belong to the replaced ones. A server makes it again at its start. */
export async function dropJobQueue(tx: Transaction) {
  await tx.execute(sql`drop schema if exists pgboss cascade`)
}

export const qualifiedName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`

export async function rowsOf<Row>(db: Connection, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}
