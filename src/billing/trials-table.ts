import { and, eq, not, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

const MAX_LISTED = 1000

/** A user's free trial. `used_trials` outlives the account; these rows do not. */
export const trials = pgTable(
  'trials',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Never reset: one trial per person. */
    isUsed: boolean('is_used').notNull().default(false),
    /** The trial that was accepted; it is not checked again, whatever its status becomes. */
    subscriptionId: text('subscription_id'),
    /** Whether its card was compared with used ones; the card may become known after the trial. */
    isCardChecked: boolean('is_card_checked').notNull().default(false),
    /** Whether the hashes of a used trial are stored for this user (see `trial-history.ts`). */
    isRecorded: boolean('is_recorded').notNull().default(false),
    /** Why the last trial was refused; null as soon as another subscription is active. */
    refusal: text('refusal').$type<TrialRefusal>(),
  },
  (table) => [index('trials_unrecorded').on(table.userId).where(sql`is_used and not is_recorded`)],
)

export type Trial = typeof trials.$inferSelect
export type TrialChange = Partial<Omit<Trial, 'userId'>>

const noTrial = (userId: string): Trial => ({
  userId,
  isUsed: false,
  subscriptionId: null,
  isCardChecked: false,
  isRecorded: false,
  refusal: null,
})

export async function findTrial(db: Database | Transaction, userId: string): Promise<Trial> {
  const [found] = await db.select().from(trials).where(eq(trials.userId, userId))
  return found ?? noTrial(userId)
}

export async function saveTrial(db: Database | Transaction, userId: string, change: TrialChange) {
  await db
    .insert(trials)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: trials.userId, set: { userId, ...change } })
}

/** Used trials from before hashes were stored at once. */
export async function listUnrecordedTrials(
  db: Database,
): Promise<{ userId: string; email: string }[]> {
  return db
    .select({ userId: trials.userId, email: users.email })
    .from(trials)
    .innerJoin(users, eq(users.id, trials.userId))
    .where(and(trials.isUsed, not(trials.isRecorded)))
    .limit(MAX_LISTED)
}
