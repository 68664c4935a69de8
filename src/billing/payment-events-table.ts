import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { users } from '#identity/users-table.ts'
import { subscriptions } from './subscriptions-table.ts'

/** Webhook events by their id at the provider: each is processed once, however often it is sent. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a sync that started after the event was saved; null while it is pending. */
    processedAt: timestamp('processed_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_events_by_time').on(table.receivedAt),
    index('payment_events_of_user').on(table.userId),
    index('payment_events_waiting').on(table.userId).where(sql`processed_at is null`),
  ],
)

/** @returns whether it is pending */
export async function insertEvent(db: Database, id: string, userId: string): Promise<boolean> {
  await db.insert(paymentEvents).values({ id, userId }).onConflictDoNothing()
  const isPending = and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt))
  return (await db.$count(paymentEvents, isPending)) > 0
}

/** Customers who need a sync. */
export async function listPendingCustomers(db: Database): Promise<string[]> {
  const found = await db
    .selectDistinct({ customerId: subscriptions.customerId })
    .from(paymentEvents)
    .innerJoin(subscriptions, eq(subscriptions.userId, paymentEvents.userId))
    .where(isNull(paymentEvents.processedAt))
  return found.flatMap(({ customerId }) => customerId ?? [])
}

/** The events that one sync processes. */
export async function listPendingEvents(db: Database, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), eq(paymentEvents.userId, userId)))
  return found.map(({ id }) => id)
}

export async function markProcessed(db: Database, ids: string[]) {
  if (ids.length === 0) return
  await db
    .update(paymentEvents)
    .set({ processedAt: new Date() })
    .where(inArray(paymentEvents.id, ids))
}
