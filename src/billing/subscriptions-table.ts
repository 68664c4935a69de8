import { and, asc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, union, uuid } from 'drizzle-orm/pg-core'
import { ACTIVE_STATUSES, type Plan, type SubscriptionStatus } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Mirrors what the payment provider last said about a user; the only source of access. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').unique(),
    /** The address that the provider sends receipts to. */
    customerEmail: text('customer_email'),
    subscriptionId: text('subscription_id'),
    status: text('status').$type<SubscriptionStatus>(),
    plan: text('plan').$type<Plan>(),
    /** The plan from the next charge on, if it changes. */
    nextPlan: text('next_plan').$type<Plan>(),
    periodEnd: instant('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    nextChargeAt: instant('next_charge_at'),
    nextChargeCents: integer('next_charge_cents'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    syncedAt: instant('synced_at'),
  },
  (table) => [
    index('subscriptions_by_period_end').on(table.periodEnd),
    index('subscriptions_by_next_charge').on(table.nextChargeAt),
    index('subscriptions_by_sync').on(table.syncedAt).where(sql`customer_id is not null`),
  ],
)

export type StoredSubscription = typeof subscriptions.$inferSelect
export type SubscriptionChange = Partial<Omit<StoredSubscription, 'userId'>>

/** For a user who has never subscribed. */
export const noSubscription = (userId: string): StoredSubscription => ({
  userId,
  customerId: null,
  customerEmail: null,
  subscriptionId: null,
  status: null,
  plan: null,
  nextPlan: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  nextChargeAt: null,
  nextChargeCents: null,
  cardBrand: null,
  cardLast4: null,
  syncedAt: null,
})

export async function findSubscription(
  db: Database | Transaction,
  userId: string,
): Promise<StoredSubscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return found
}

export async function findByCustomer(
  db: Database,
  customerId: string,
): Promise<StoredSubscription | undefined> {
  const ofCustomer = eq(subscriptions.customerId, customerId)
  const [found] = await db.select().from(subscriptions).where(ofCustomer)
  return found
}

export async function saveSubscription(
  db: Database | Transaction,
  userId: string,
  change: SubscriptionChange,
) {
  await db
    .insert(subscriptions)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { userId, ...change } })
}

/** Users to sync although no webhook event came: their period has ended, or their email address changed here. */
export async function listOutdated(db: Database, now: Date): Promise<string[]> {
  const ofUser = { userId: subscriptions.userId }
  const pastPeriodEnd = db
    .select(ofUser)
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.customerId),
        inArray(subscriptions.status, [...ACTIVE_STATUSES]),
        lt(subscriptions.periodEnd, now),
      ),
    )
  // Each part reads an index; with `or`, both tables were read as a whole every minute.
  const withOtherAddress = db
    .select(ofUser)
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        isNotNull(users.emailChangedAt),
        isNotNull(subscriptions.customerId),
        ne(subscriptions.customerEmail, users.email),
      ),
    )
  const found = await union(pastPeriodEnd, withOtherAddress)
  return found.map(({ userId }) => userId)
}

/** Those whose last sync is the longest ago. */
export async function listNotSyncedSince(
  db: Database,
  instant: Date,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.customerId), lt(subscriptions.syncedAt, instant)))
    .orderBy(asc(subscriptions.syncedAt))
    .limit(limit)
  return found.map(({ userId }) => userId)
}
