import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import {
  ACTIVE_STATUSES,
  type Plan,
  type SubscriptionStatus,
  type TrialRefusal,
} from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

const MOST_MARKED_AT_ONCE = 1000

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What we last heard from the payment provider about a person; the one source of their access. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').unique(),
  /** The address that the provider writes its receipts to. */
  customerEmail: text('customer_email'),
  subscriptionId: text('subscription_id'),
  status: text('status').$type<SubscriptionStatus>(),
  plan: text('plan').$type<Plan>(),
  periodEnd: instant('period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  nextChargeAt: instant('next_charge_at'),
  nextChargeCents: integer('next_charge_cents'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  /** Stays true for ever: one trial for each person. */
  trialUsed: boolean('trial_used').notNull().default(false),
  /** The trial that was theirs, which is never judged again, whatever its status does meanwhile. */
  trialSubscriptionId: text('trial_subscription_id'),
  /** Whether its card was compared with the marks; a card may show up a little later than its trial. */
  trialCardJudged: boolean('trial_card_judged').notNull().default(false),
  /** Whether the marks of a used trial are kept for this person (see `trial-history.ts`). */
  trialMarked: boolean('trial_marked').notNull().default(false),
  /** Why the last trial that was begun was refused; until another subscription runs. */
  trialRefused: text('trial_refused').$type<TrialRefusal>(),
  /** Part of every idempotency key; grows when what a key stands for is of no use any more. */
  attempt: integer('attempt').notNull().default(0),
  /** A hosted checkout that was begun and may still be finished. */
  openCheckoutId: text('open_checkout_id'),
  /** A change of card that was begun. */
  cardSetupId: text('card_setup_id'),
  /** Readings of the provider's word begun so far, and which of them stands in this row. */
  readsBegun: integer('reads_begun').notNull().default(0),
  readKept: integer('read_kept').notNull().default(0),
  /** The charge that the letters a week and a day ahead were about. */
  weekToldFor: instant('week_told_for'),
  dayToldFor: instant('day_told_for'),
  syncedAt: instant('synced_at'),
  /** While the account is being deleted: nothing may be made at the provider any more. */
  deletionStartedAt: instant('deletion_started_at'),
})

export type StoredSubscription = typeof subscriptions.$inferSelect

export async function findSubscription(
  db: Database | Transaction,
  userId: string,
): Promise<StoredSubscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return found
}

/** Waits for whoever else is writing it. */
export async function lockSubscription(
  tx: Transaction,
  userId: string,
): Promise<StoredSubscription | undefined> {
  const mine = eq(subscriptions.userId, userId)
  const [found] = await tx.select().from(subscriptions).where(mine).for('update')
  return found
}

/** Makes sure that there is a row, unless the account is gone. */
export async function ensureBillingRow(db: Database, userId: string) {
  await db.execute(sql`
    insert into ${subscriptions} (user_id)
    select id from ${users} where id = ${userId} for key share
    on conflict do nothing
  `)
}

/** @param startedAt null where the deletion has failed and the account stays */
export async function setDeletionMark(db: Database, userId: string, startedAt: Date | null) {
  await ensureBillingRow(db, userId)
  const its = eq(subscriptions.userId, userId)
  await db.update(subscriptions).set({ deletionStartedAt: startedAt }).where(its)
}

/** A deletion that goes on keeps its mark, which is good for a few minutes only. */
export async function renewDeletionMark(db: Database, userId: string) {
  const isMarked = and(eq(subscriptions.userId, userId), isNotNull(subscriptions.deletionStartedAt))
  await db.update(subscriptions).set({ deletionStartedAt: new Date() }).where(isMarked)
}

/**
 * Deleting an account begins with a mark in this row, and then looks for what there is at the provider.
 * Whoever makes something there comes back here afterwards: one of the two always sees the other.
 * @returns false where the account is being deleted, or is gone
 */
export async function saveUnlessDeleting(
  db: Database,
  userId: string,
  change: Partial<Omit<StoredSubscription, 'userId'>> = {},
): Promise<boolean> {
  const isKept = or(
    isNull(subscriptions.deletionStartedAt),
    // A deletion that a crash or an outage has cut off: each of its steps renews the mark.
    lt(subscriptions.deletionStartedAt, sql`now() - interval '5 minutes'`),
  )
  const saved = await db
    .update(subscriptions)
    .set({ userId, ...change })
    .where(and(eq(subscriptions.userId, userId), isKept))
    .returning({ userId: subscriptions.userId })
  return saved.length === 1
}

export async function findByCustomer(
  db: Database,
  customerId: string,
): Promise<StoredSubscription | undefined> {
  const its = eq(subscriptions.customerId, customerId)
  const [found] = await db.select().from(subscriptions).where(its)
  return found
}

export async function saveSubscription(
  db: Database | Transaction,
  userId: string,
  change: Partial<Omit<StoredSubscription, 'userId'>>,
) {
  await db
    .insert(subscriptions)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: subscriptions.userId, set: change })
}

/** Of two that found the same key used up, one moves on to the next and both go on with it. */
export async function incrementAttempt(db: Database, userId: string, after: number) {
  await db
    .update(subscriptions)
    .set({ attempt: after + 1 })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.attempt, after)))
}

/** @returns the number of this reading, or undefined where the person has gone */
export async function startSync(db: Database, userId: string): Promise<number | undefined> {
  const [begun] = await db
    .update(subscriptions)
    .set({ readsBegun: sql`${subscriptions.readsBegun} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning({ number: subscriptions.readsBegun })
  return begun?.number
}

/** Whoever the provider has to be asked about again: a late notice, or an address that changed. */
export async function listOutdated(db: Database, now: Date): Promise<string[]> {
  const hasEnded = and(
    inArray(subscriptions.status, [...ACTIVE_STATUSES]),
    lt(subscriptions.periodEnd, now),
  )
  const found = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        isNotNull(subscriptions.customerId),
        or(hasEnded, ne(subscriptions.customerEmail, users.email)),
      ),
    )
  return found.map(({ userId }) => userId)
}

/** People who used a trial before marks were made of it at once, or whose trial was used elsewhere. */
export async function listUnrecordedTrials(
  db: Database,
): Promise<{ userId: string; email: string }[]> {
  return db
    .select({ userId: subscriptions.userId, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(subscriptions.trialUsed, not(subscriptions.trialMarked)))
    .limit(MOST_MARKED_AT_ONCE)
}

export type ReminderKind = 'weekToldFor' | 'dayToldFor'

/**
 * Of which charges people are told beforehand: of the first, and, a week ahead, of that of another year,
 * which nobody has in mind any more.
 */
const isReminded = (notice: ReminderKind) => {
  const isTrial = eq(subscriptions.status, 'trialing')
  const isAnnual = and(eq(subscriptions.status, 'active'), eq(subscriptions.plan, 'annual'))
  return notice === 'weekToldFor' ? or(isTrial, isAnnual) : isTrial
}

/** Who will be charged between the two, and has no letter of this kind about it. */
export async function listDueReminders(
  db: Database,
  { notice, after, until }: { notice: ReminderKind; after: Date; until: Date },
): Promise<(StoredSubscription & { email: string })[]> {
  const told = subscriptions[notice]
  const found = await db
    .select()
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        isReminded(notice),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.nextChargeAt, after),
        lte(subscriptions.nextChargeAt, until),
        or(isNull(told), ne(told, subscriptions.nextChargeAt)),
      ),
    )
  return found.map((row) => ({ ...row.subscriptions, email: row.users.email }))
}

/** @returns false where somebody else has told it, or it is no longer true */
export async function recordReminder(
  tx: Transaction,
  { userId, notice, charge }: { userId: string; notice: ReminderKind; charge: Date },
): Promise<boolean> {
  const told = subscriptions[notice]
  const marked = await tx
    .update(subscriptions)
    .set({ [notice]: charge })
    .where(
      and(
        eq(subscriptions.userId, userId),
        isReminded(notice),
        eq(subscriptions.cancelAtPeriodEnd, false),
        eq(subscriptions.nextChargeAt, charge),
        or(isNull(told), ne(told, charge)),
      ),
    )
    .returning({ userId: subscriptions.userId })
  return marked.length === 1
}
