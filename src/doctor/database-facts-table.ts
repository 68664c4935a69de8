import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#database.ts'

/** Also sent over the operator socket. */
export const DatabaseFacts = z.object({
  version: z.string(),
  /** By the database's clock. */
  now: z.iso.datetime(),
  /** When the newest migration that has run was made; null before the first. */
  migratedTo: z.number().nullable(),
  /** When the nightly deletion last completed the rule that has waited longest; null before the first night. */
  retentionRanAt: z.iso.datetime().nullable(),
})
export type DatabaseFacts = z.infer<typeof DatabaseFacts>

interface Row {
  version: string
  now: number
  is_migrated: boolean
  has_retention: boolean
}

/** Reads only. */
export async function findDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const [found] = await rowsOf<Row>(
    db,
    sql`select
      current_setting('server_version') as version,
      (extract(epoch from clock_timestamp()) * 1000)::double precision as now,
      to_regclass('drizzle.__drizzle_migrations') is not null as is_migrated,
      to_regclass('retention_runs') is not null as has_retention`,
  )
  if (!found) throw new Error('The database returned no facts about itself')
  const { version, now, is_migrated, has_retention } = found
  return {
    version,
    now: new Date(now).toISOString(),
    migratedTo: is_migrated ? await findLastMigration(db) : null,
    retentionRanAt: has_retention ? await findLastRetention(db) : null,
  }
}

async function findLastMigration(db: Database): Promise<number | null> {
  const [last] = await rowsOf<{ made: number | null }>(
    db,
    sql`select max(created_at)::double precision as made from drizzle.__drizzle_migrations`,
  )
  return last?.made ?? null
}

async function findLastRetention(db: Database): Promise<string | null> {
  const [last] = await rowsOf<{ at: number | null }>(
    db,
    sql`select (extract(epoch from min(completed_at)) * 1000)::double precision as at from retention_runs`,
  )
  return last?.at ? new Date(last.at).toISOString() : null
}

async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
}
