import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { MINUTE } from '#durations.ts'

interface IdentityKey {
  issuer: string
  subject: string
}

/** The deletions running in any process. The last one of an account deletes the lines of its receipt. */
export const runningDeletions = pgTable(
  'running_deletions',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.issuer, table.subject)],
)

// A run records a heartbeat before each step, and no step takes this long.
const CRASHED_AFTER_MS = 5 * MINUTE

/** @returns the id of this run */
export async function startRun(db: Database, { issuer, subject }: IdentityKey): Promise<string> {
  const id = randomUUID()
  await db.insert(runningDeletions).values({ id, issuer, subject })
  return id
}

export async function recordHeartbeat(db: Database, id: string) {
  await db
    .update(runningDeletions)
    .set({ heartbeatAt: new Date() })
    .where(eq(runningDeletions.id, id))
}

/** @returns whether this was the last running deletion of the account */
export async function endRun(
  tx: Transaction,
  id: string,
  { issuer, subject }: IdentityKey,
): Promise<boolean> {
  // The lock makes the second of two runs that end at the same time see that the first has ended.
  const runs = await tx
    .select()
    .from(runningDeletions)
    .where(and(eq(runningDeletions.issuer, issuer), eq(runningDeletions.subject, subject)))
    .orderBy(asc(runningDeletions.id))
    .for('update')
  await tx.delete(runningDeletions).where(eq(runningDeletions.id, id))
  const crashedBefore = Date.now() - CRASHED_AFTER_MS
  return !runs.some((run) => run.id !== id && run.heartbeatAt.getTime() > crashedBefore)
}

export async function deleteCrashedRuns(db: Database) {
  const crashedBefore = new Date(Date.now() - CRASHED_AFTER_MS)
  await db.delete(runningDeletions).where(lt(runningDeletions.heartbeatAt, crashedBefore))
}
