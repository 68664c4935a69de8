import { notInArray } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'

/** When each rule last deleted everything whose time was over, and how many rows that were. */
export const retentionRuns = pgTable('retention_runs', {
  rule: text('rule').primaryKey(),
  completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  deletedRows: integer('deleted_rows').notNull(),
})

export type RetentionRun = typeof retentionRuns.$inferSelect

export function listRetentionRuns(db: Database): Promise<RetentionRun[]> {
  return db.select().from(retentionRuns)
}

export async function saveRetentionRun(db: Database, run: RetentionRun) {
  const { completedAt, deletedRows } = run
  await db
    .insert(retentionRuns)
    .values(run)
    .onConflictDoUpdate({ target: retentionRuns.rule, set: { completedAt, deletedRows } })
}

/** Forgets the runs of rules that no longer exist. */
export async function forgetOtherRuns(db: Database, rules: string[]) {
  await db.delete(retentionRuns).where(notInArray(retentionRuns.rule, rules))
}
