import { and, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PushAddress } from '#contract/notifications.ts'
import type { Database, Transaction } from '#database.ts'
import { session } from '#identity/embedded/identity-tables.ts'
import { users } from '#identity/users-table.ts'
import type { NoteTime } from './note-time.ts'

/** The devices that get a daily note. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session of the embedded login: a device that is signed out gets no note. */
    sessionId: text('session_id').references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    /** The device's keys, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    hour: integer('hour').notNull(),
    timeZone: text('time_zone').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
    /** The date of the reader's calendar that had its note, delivered or given up. */
    lastDate: date('last_date', { mode: 'string' }),
    /** When the next note is due, or when to look at one that is being sent. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_subscriptions_of_user').on(table.userId),
    index('push_subscriptions_of_session').on(table.sessionId),
    index('push_subscriptions_due').on(table.nextAt),
  ],
)

export type StoredSubscription = typeof pushSubscriptions.$inferSelect
type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id'>

export function listSubscriptions(
  db: Database | Transaction,
  userId: string,
): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt))
}

/** With the end of its session, if it has one. */
export async function findSubscription(
  db: Database,
  id: string,
): Promise<(StoredSubscription & { sessionExpiresAt: Date | null }) | undefined> {
  const [found] = await db
    .select({ subscription: pushSubscriptions, sessionExpiresAt: session.expiresAt })
    .from(pushSubscriptions)
    .leftJoin(session, eq(session.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.id, id))
  return found && { ...found.subscription, sessionExpiresAt: found.sessionExpiresAt }
}

/** Keeps the session until the transaction ends. @returns false if it has ended */
export async function lockSession(tx: Transaction, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, id))
    .for('key share')
  return locked.length === 1
}

/** Serializes the changes of addresses, also of those that are not stored yet. Sorted, so that no two callers wait for each other. */
export async function lockEndpoints(tx: Transaction, endpoints: string[]) {
  for (const endpoint of endpoints.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`push ${endpoint}`}))`)
}

export async function lockByEndpoint(
  tx: Transaction,
  endpoint: string,
): Promise<StoredSubscription | undefined> {
  const [found] = await tx
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .for('update')
  return found
}

/** Inserts a device, or replaces everything about it but when it had its last note. */
export async function upsertSubscription(tx: Transaction, subscription: NewSubscription) {
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription })
}

export async function saveTime(
  db: Database | Transaction,
  id: string,
  { hour, timeZone, nextAt }: NoteTime & { nextAt: Date },
) {
  await db
    .update(pushSubscriptions)
    .set({ hour, timeZone, nextAt })
    .where(eq(pushSubscriptions.id, id))
}

export async function saveAddress(tx: Transaction, id: string, { endpoint, keys }: PushAddress) {
  await tx
    .update(pushSubscriptions)
    .set({ endpoint, ...keys })
    .where(eq(pushSubscriptions.id, id))
}

export async function deleteSubscription(db: Database | Transaction, id: string) {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Only while it has this address: a browser may have replaced it meanwhile. */
export async function deleteByEndpoint(db: Database, endpoint: string) {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

/** Keeps the newest devices of a user. */
export async function deleteOldest(tx: Transaction, userId: string, kept: number) {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(kept)
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)))
}

/**
 * Takes notes that are due, so that no other process takes them before `lookAgainAt`.
 * @returns ids of devices
 */
export async function takeDue(
  db: Database,
  { now, lookAgainAt, limit }: { now: Date; lookAgainAt: Date; limit: number },
): Promise<string[]> {
  const due = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(lte(pushSubscriptions.nextAt, now))
    .orderBy(asc(pushSubscriptions.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(pushSubscriptions)
    .set({ nextAt: lookAgainAt })
    .where(inArray(pushSubscriptions.id, due))
    .returning({ id: pushSubscriptions.id })
  return taken.map(({ id }) => id)
}

/** After a note, or without one. Leaves the time alone if the user has changed it meanwhile. */
export async function saveOutcome(
  db: Database,
  { id, hour, timeZone }: StoredSubscription,
  outcome: { nextAt: Date; lastDate?: string; lastSuccessAt?: Date },
) {
  const { nextAt, ...had } = outcome
  await db.transaction(async (tx) => {
    if (had.lastDate)
      await tx.update(pushSubscriptions).set(had).where(eq(pushSubscriptions.id, id))
    await tx
      .update(pushSubscriptions)
      .set({ nextAt })
      .where(
        and(
          eq(pushSubscriptions.id, id),
          eq(pushSubscriptions.hour, hour),
          eq(pushSubscriptions.timeZone, timeZone),
        ),
      )
  })
}

export async function countSubscriptions(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))
}
