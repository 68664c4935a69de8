import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { subscriptions } from './subscriptions-table.ts'

/** Notices of the payment provider, by its id of them: each counts once, however often it comes. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the provider was asked what it now says; until then there is work to do. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_events_of_user').on(table.userId),
    index('payment_events_waiting').on(table.userId).where(sql`applied_at is null`),
  ],
)

/** @returns whether it waits to be applied */
export async function insertEvent(db: Database, id: string, userId: string): Promise<boolean> {
  await db.insert(paymentEvents).values({ id, userId }).onConflictDoNothing()
  const waits = and(eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt))
  return (await db.$count(paymentEvents, waits)) > 0
}

/** Whoever the provider has to be asked about. */
export async function listPendingCustomers(db: Database): Promise<string[]> {
  const found = await db
    .selectDistinct({ customerId: subscriptions.customerId })
    .from(paymentEvents)
    .innerJoin(subscriptions, eq(subscriptions.userId, paymentEvents.userId))
    .where(isNull(paymentEvents.appliedAt))
  return found.flatMap(({ customerId }) => customerId ?? [])
}

/** What one question to the provider will answer. */
export async function listPendingEvents(db: Database, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), eq(paymentEvents.userId, userId)))
  return found.map(({ id }) => id)
}

export async function markProcessed(db: Database, ids: string[]) {
  if (ids.length === 0) return
  await db
    .update(paymentEvents)
    .set({ appliedAt: new Date() })
    .where(inArray(paymentEvents.id, ids))
}

export async function deleteEventsBefore(db: Database, time: Date) {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, time))
}
