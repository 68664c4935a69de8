import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/** People who want to know when the dating app opens. */
export const datingWaitlist = pgTable(
  'dating_waitlist',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** The user who asked signed in, or who has proven the address since. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Null until the emailed button is pressed. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('dating_waitlist_of_user').on(table.userId),
    index('dating_waitlist_unconfirmed').on(table.requestedAt).where(sql`confirmed_at is null`),
  ],
)

export type StoredEntry = typeof datingWaitlist.$inferSelect

interface Request {
  email: string
  userId: string | null
  isProven: boolean
  now: Date
}

/**
 * Adds an address, or updates when it was last requested. Only a proven address confirms the entry, and takes it
 * from an account that has not proven it.
 */
export async function upsertEntry(
  tx: Transaction,
  { email, userId, isProven, now }: Request,
): Promise<StoredEntry> {
  const { confirmedAt } = datingWaitlist
  const [entry] = await tx
    .insert(datingWaitlist)
    .values({
      email: email.toLowerCase(),
      ...{ userId, requestedAt: now },
      confirmedAt: isProven ? now : null,
    })
    .onConflictDoUpdate({
      target: datingWaitlist.email,
      set: {
        requestedAt: now,
        ...(isProven
          ? { userId, confirmedAt: sql`coalesce(${confirmedAt}, excluded.confirmed_at)` }
          : { userId: ownerUnlessConfirmed() }),
      },
    })
    .returning()
  return entry as StoredEntry
}

const ownerUnlessConfirmed = (): SQL => {
  const { confirmedAt, userId } = datingWaitlist
  return sql`case when ${confirmedAt} is null then coalesce(${userId}, excluded.user_id) else ${userId} end`
}

export async function findEntry(db: Database, id: string): Promise<StoredEntry | undefined> {
  const [found] = await db.select().from(datingWaitlist).where(eq(datingWaitlist.id, id))
  return found
}

export async function findEntryOf(db: Database, userId: string): Promise<StoredEntry | undefined> {
  const [found] = await db.select().from(datingWaitlist).where(eq(datingWaitlist.userId, userId))
  return found
}

export async function confirmEntry(db: Database, id: string, now: Date) {
  await db
    .update(datingWaitlist)
    .set({ confirmedAt: now })
    .where(and(eq(datingWaitlist.id, id), isNull(datingWaitlist.confirmedAt)))
}

/** Gives the user the entry of their address. Only for a proven address. */
export async function claimEntry(
  db: Database | Transaction,
  { id, email }: { id: string; email: string },
) {
  await db
    .update(datingWaitlist)
    .set({ userId: id })
    .where(eq(datingWaitlist.email, email.toLowerCase()))
}

export async function deleteEntry(db: Database, id: string) {
  await db.delete(datingWaitlist).where(eq(datingWaitlist.id, id))
}

/** Also that of a proven address. @returns how many were deleted */
export async function deleteEntriesOf(
  db: Database | Transaction,
  { userId, provenEmail }: { userId: string | undefined; provenEmail?: string | undefined },
): Promise<number> {
  const filter = or(
    userId === undefined ? undefined : eq(datingWaitlist.userId, userId),
    provenEmail === undefined ? undefined : eq(datingWaitlist.email, provenEmail.toLowerCase()),
  )
  if (!filter) return 0
  const gone = await db.delete(datingWaitlist).where(filter).returning({ id: datingWaitlist.id })
  return gone.length
}

/** Removes up to `limit` confirmed addresses from the list. @returns them */
export async function takeConfirmed(tx: Transaction, limit: number): Promise<string[]> {
  const some = tx
    .select({ id: datingWaitlist.id })
    .from(datingWaitlist)
    .where(isNotNull(datingWaitlist.confirmedAt))
    .limit(limit)
  const taken = await tx
    .delete(datingWaitlist)
    .where(sql`${datingWaitlist.id} in ${some}`)
    .returning({ email: datingWaitlist.email })
  return taken.map(({ email }) => email)
}
