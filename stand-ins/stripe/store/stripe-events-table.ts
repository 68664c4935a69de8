import { asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { standInSchema } from '../../stand-in-schema.ts'
import type { StoredObject } from './stripe-objects-table.ts'

/** Events, and the state of their delivery. */
export const stripeEvents = standInSchema.table(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    data: jsonb('data').$type<StoredEvent>().notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    attempts: integer('attempts').notNull().default(0),
    /** Real time, not the account's clock; null after delivery. */
    nextAttempt: timestamp('next_attempt', { withTimezone: true }).defaultNow(),
    lastAnswer: text('last_answer'),
  },
  (table) => [index('stripe_events_waiting').on(table.nextAttempt)],
)

export interface StoredEvent extends StoredObject {
  type: string
}

export type EventRow = typeof stripeEvents.$inferSelect

export async function addEvent(db: Database, event: StoredEvent) {
  await db.insert(stripeEvents).values({ id: event.id, type: event.type, data: event })
}

/** Deletes all events that contain the customer's id, delivered or not. */
export async function deleteEventsOfCustomer(db: Database, customer: string) {
  await db.delete(stripeEvents).where(sql`position(${customer} in ${stripeEvents.data}::text) > 0`)
}

/** Newest first. */
export async function listEvents(db: Database, { limit }: { limit: number }): Promise<EventRow[]> {
  return db.select().from(stripeEvents).orderBy(desc(stripeEvents.position)).limit(limit)
}

/** Claims the oldest event that is due. After a crash while sending, another process may claim it again. */
export async function claimEvent(
  db: Database,
  { now, claimedUntil }: { now: Date; claimedUntil: Date },
): Promise<EventRow | undefined> {
  const next = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lte(stripeEvents.nextAttempt, now))
    .orderBy(asc(stripeEvents.position))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(stripeEvents)
    .set({ nextAttempt: claimedUntil, attempts: sql`${stripeEvents.attempts} + 1` })
    .where(inArray(stripeEvents.id, next))
    .returning()
  return claimed
}

export async function settleEvent(
  db: Database,
  id: string,
  { lastAnswer, nextAttempt }: { lastAnswer: string; nextAttempt: Date | null },
) {
  await db.update(stripeEvents).set({ lastAnswer, nextAttempt }).where(eq(stripeEvents.id, id))
}

/** Makes an event due now; without an id, all undelivered events. */
export async function resendEvent(db: Database, id: string | undefined, now: Date) {
  const which = id ? eq(stripeEvents.id, id) : sql`${stripeEvents.nextAttempt} is not null`
  await db.update(stripeEvents).set({ nextAttempt: now }).where(which)
}
