import { and, eq, isNull } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Subscriptions beside a user's current one, and abandoned ones. Each is stored before it is canceled, so
 * that its payment is refunded even after a crash in between.
 */
export const duplicates = pgTable(
  'duplicate_subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** When it was canceled and refunded; null while there is work to do. */
    settledAt: instant('settled_at'),
    refundedCents: integer('refunded_cents'),
    /** A trial whose card or address has had one before; it never gave access. */
    isRefusedTrial: boolean('is_refused_trial').notNull().default(false),
  },
  (table) => [index('duplicate_subscriptions_of_user').on(table.userId)],
)

export async function insertDuplicates(
  db: Database | Transaction,
  userId: string,
  subscriptionIds: string[],
) {
  if (subscriptionIds.length === 0) return
  await db
    .insert(duplicates)
    .values(subscriptionIds.map((subscriptionId) => ({ subscriptionId, userId })))
    .onConflictDoNothing()
}

export async function insertRefusedTrial(tx: Transaction, userId: string, subscriptionId: string) {
  const isRefusedTrial = true
  await tx
    .insert(duplicates)
    .values({ subscriptionId, userId, isRefusedTrial })
    .onConflictDoUpdate({ target: duplicates.subscriptionId, set: { isRefusedTrial } })
}

export async function listRefusedTrials(
  db: Database | Transaction,
  userId: string,
): Promise<string[]> {
  const found = await db
    .select({ id: duplicates.subscriptionId })
    .from(duplicates)
    .where(and(eq(duplicates.userId, userId), duplicates.isRefusedTrial))
  return found.map(({ id }) => id)
}

export async function listUnsettled(db: Database, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: duplicates.subscriptionId })
    .from(duplicates)
    .where(and(eq(duplicates.userId, userId), isNull(duplicates.settledAt)))
  return found.map(({ id }) => id)
}

export async function listUsersWithUnsettled(db: Database): Promise<string[]> {
  const found = await db
    .selectDistinct({ userId: duplicates.userId })
    .from(duplicates)
    .where(isNull(duplicates.settledAt))
  return found.map(({ userId }) => userId)
}

/** @returns false if another process was first */
export async function markSettled(
  tx: Transaction,
  subscriptionId: string,
  refundedCents: number,
): Promise<boolean> {
  const settled = await tx
    .update(duplicates)
    .set({ settledAt: new Date(), refundedCents })
    .where(and(eq(duplicates.subscriptionId, subscriptionId), isNull(duplicates.settledAt)))
    .returning({ id: duplicates.subscriptionId })
  return settled.length === 1
}
