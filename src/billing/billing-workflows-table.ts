import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/**
 * Work in progress for a user: payments, syncs, the deletion of the account. The lock on this row
 * serializes all writes about a user's billing.
 */
export const billingWorkflows = pgTable('billing_workflows', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of every idempotency key; incremented when the object created under a key is no longer usable. */
  attempt: integer('attempt').notNull().default(0),
  /** A hosted checkout that may still be completed. */
  openCheckoutId: text('open_checkout_id'),
  /** The setup intent of a card update in progress. */
  cardSetupId: text('card_setup_id'),
  syncsStarted: integer('syncs_started').notNull().default(0),
  /** The number of the sync whose result is stored. */
  lastSavedSync: integer('last_saved_sync').notNull().default(0),
  /** While a cancellation undoes a change of plan, which takes two calls of the provider. */
  cancelingSince: timestamp('canceling_since', { withTimezone: true }),
  /** While the account is being deleted, nothing may be created at the provider. */
  deletionStartedAt: timestamp('deletion_started_at', { withTimezone: true }),
})

export type BillingWorkflow = typeof billingWorkflows.$inferSelect
export type WorkflowChange = Partial<Omit<BillingWorkflow, 'userId'>>

const ofUser = (userId: string) => eq(billingWorkflows.userId, userId)

export async function findWorkflow(
  db: Database | Transaction,
  userId: string,
): Promise<BillingWorkflow | undefined> {
  const [found] = await db.select().from(billingWorkflows).where(ofUser(userId))
  return found
}

/** Waits for other writers. Read everything else afterward, to see what they have written. */
export async function lockWorkflow(
  tx: Transaction,
  userId: string,
): Promise<BillingWorkflow | undefined> {
  const [found] = await tx.select().from(billingWorkflows).where(ofUser(userId)).for('update')
  return found
}

/** Ensures that there is a row, unless the account is gone. */
export async function ensureWorkflow(db: Database, userId: string) {
  await db.execute(sql`
    insert into ${billingWorkflows} (user_id)
    select id from ${users} where id = ${userId} for key share
    on conflict do nothing
  `)
}

export async function saveWorkflow(
  db: Database | Transaction,
  userId: string,
  change: WorkflowChange,
) {
  await db
    .update(billingWorkflows)
    .set({ userId, ...change })
    .where(ofUser(userId))
}

/** @param startedAt null if the deletion failed and the account stays */
export async function setDeletionMark(db: Database, userId: string, startedAt: Date | null) {
  await ensureWorkflow(db, userId)
  await saveWorkflow(db, userId, { deletionStartedAt: startedAt })
}

/** The mark expires after a few minutes; each step of a running deletion renews it. */
export async function renewDeletionMark(db: Database, userId: string) {
  await db
    .update(billingWorkflows)
    .set({ deletionStartedAt: new Date() })
    .where(and(ofUser(userId), isNotNull(billingWorkflows.deletionStartedAt)))
}

/** @returns false if the account is being deleted, or is gone */
export async function lockUnlessDeleting(tx: Transaction, userId: string): Promise<boolean> {
  const isKept = or(
    isNull(billingWorkflows.deletionStartedAt),
    // A deletion that a crash or an outage has interrupted.
    lt(billingWorkflows.deletionStartedAt, sql`now() - interval '5 minutes'`),
  )
  const found = await tx
    .select({ userId: billingWorkflows.userId })
    .from(billingWorkflows)
    .where(and(ofUser(userId), isKept))
    .for('update')
  return found.length === 1
}

/** If two callers have used up a key, one increments, and both continue with the same next key. */
export async function incrementAttempt(db: Database, userId: string, after: number) {
  await db
    .update(billingWorkflows)
    .set({ attempt: after + 1 })
    .where(and(ofUser(userId), eq(billingWorkflows.attempt, after)))
}

/** @returns the number of this sync, or undefined if the user is gone */
export async function startSync(db: Database, userId: string): Promise<number | undefined> {
  const [started] = await db
    .update(billingWorkflows)
    .set({ syncsStarted: sql`${billingWorkflows.syncsStarted} + 1` })
    .where(ofUser(userId))
    .returning({ number: billingWorkflows.syncsStarted })
  return started?.number
}
