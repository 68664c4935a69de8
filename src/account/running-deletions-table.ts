import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { MINUTE } from '#durations.ts'

interface IdentityKey {
  issuer: string
  subject: string
}

/** The deletions that run in any process: the last one of an account clears the lines of its receipt. */
export const runningDeletions = pgTable(
  'running_deletions',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    aliveAt: timestamp('alive_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.issuer, table.subject)],
)

// A run says that it is alive before each of its steps, and no step takes as long as that.
const CRASHED_AFTER = 5 * MINUTE

/** @returns the id of this run */
export async function startRun(db: Database, { issuer, subject }: IdentityKey): Promise<string> {
  const id = randomUUID()
  await db.insert(runningDeletions).values({ id, issuer, subject })
  return id
}

export async function recordHeartbeat(db: Database, id: string) {
  await db.update(runningDeletions).set({ aliveAt: new Date() }).where(eq(runningDeletions.id, id))
}

/** @returns whether no other run deletes the same account */
export async function endRun(
  tx: Transaction,
  id: string,
  { issuer, subject }: IdentityKey,
): Promise<boolean> {
  const ofLogin = and(eq(runningDeletions.issuer, issuer), eq(runningDeletions.subject, subject))
  // Locked, so that of two runs that end at once the second sees that the first has ended.
  const runs = await tx
    .select()
    .from(runningDeletions)
    .where(ofLogin)
    .orderBy(asc(runningDeletions.id))
    .for('update')
  await tx.delete(runningDeletions).where(eq(runningDeletions.id, id))
  const crashedBefore = Date.now() - CRASHED_AFTER
  return !runs.some((run) => run.id !== id && run.aliveAt.getTime() > crashedBefore)
}

export async function deleteCrashedRuns(db: Database) {
  const crashedBefore = new Date(Date.now() - CRASHED_AFTER)
  await db.delete(runningDeletions).where(lt(runningDeletions.aliveAt, crashedBefore))
}
