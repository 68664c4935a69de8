import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { type User, users } from '#identity/users-table.ts'
import { type StoredSubscription, subscriptions } from './subscriptions-table.ts'

/** How far ahead of the charge a reminder is sent. */
export type ReminderKind = 'month' | 'week' | 'day'

/** Reminders sent, with the charge that they announced. */
export const chargeReminders = pgTable(
  'charge_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => subscriptions.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    chargeAt: timestamp('charge_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/**
 * The first charge is announced a week and a day ahead. People forget what renews once a year, so that is announced a
 * month and a week ahead, and the change to an annual plan a week ahead.
 */
const needsReminder = (kind: ReminderKind) => {
  const isTrial = eq(subscriptions.status, 'trialing')
  const isActive = eq(subscriptions.status, 'active')
  const isAnnual = eq(subscriptions.plan, 'annual')
  const getsAnnual = eq(subscriptions.nextPlan, 'annual')
  const needs = {
    month: and(isActive, isAnnual),
    week: or(isTrial, and(isActive, or(isAnnual, getsAnnual))),
    day: isTrial,
  }
  return and(needs[kind], eq(subscriptions.cancelAtPeriodEnd, false))
}

export type DueSubscription = StoredSubscription & Pick<User, 'email' | 'timeZone'>

/** Subscriptions that will be charged between the two, without a reminder of this kind so far. */
export async function listDueReminders(
  db: Database,
  { kind, after, until }: { kind: ReminderKind; after: Date; until: Date },
): Promise<DueSubscription[]> {
  const sent = and(
    eq(chargeReminders.userId, subscriptions.userId),
    eq(chargeReminders.kind, kind),
    eq(chargeReminders.chargeAt, subscriptions.nextChargeAt),
  )
  const found = await db
    .select({ subscription: subscriptions, email: users.email, timeZone: users.timeZone })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(chargeReminders, sent)
    .where(
      and(
        needsReminder(kind),
        gt(subscriptions.nextChargeAt, after),
        lte(subscriptions.nextChargeAt, until),
        isNull(chargeReminders.userId),
      ),
    )
  return found.map(({ subscription, ...user }) => ({ ...subscription, ...user }))
}

interface Reminder {
  userId: string
  kind: ReminderKind
  chargeAt: Date
}

/** @returns false if another process was first, or the charge has changed meanwhile */
export async function recordReminder(
  tx: Transaction,
  { userId, kind, chargeAt }: Reminder,
): Promise<boolean> {
  const isStillDue = and(
    eq(subscriptions.userId, userId),
    needsReminder(kind),
    eq(subscriptions.nextChargeAt, chargeAt),
  )
  const due = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(isStillDue)
    .for('update')
  if (due.length === 0) return false
  const recorded = await tx
    .insert(chargeReminders)
    .values({ userId, kind, chargeAt })
    .onConflictDoUpdate({
      target: [chargeReminders.userId, chargeReminders.kind],
      set: { chargeAt },
      setWhere: ne(chargeReminders.chargeAt, sql`excluded.charge_at`),
    })
    .returning({ userId: chargeReminders.userId })
  return recorded.length === 1
}

/** Whether a reminder of another kind has announced the same charge. */
export async function wasRemindedBefore(
  tx: Transaction,
  { userId, kind, chargeAt }: Reminder,
): Promise<boolean> {
  const announced = and(
    eq(chargeReminders.userId, userId),
    ne(chargeReminders.kind, kind),
    eq(chargeReminders.chargeAt, chargeAt),
  )
  return (await tx.$count(chargeReminders, announced)) > 0
}
