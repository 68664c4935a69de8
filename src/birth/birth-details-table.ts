import { eq } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import type { FoundPlace } from '#places/places.ts'
import type { BirthMoment } from './birth-moment.ts'

/** The birth details of a user, with the instant and the place that they resolve to. */
export const birthDetails = pgTable('birth_details', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As given, YYYY-MM-DD. */
  birthDate: text('birth_date').notNull(),
  /** As given, HH:MM or `unknown`. */
  birthTime: text('birth_time').notNull(),
  place: jsonb('place').$type<FoundPlace>().notNull(),
  moment: jsonb('moment').$type<BirthMoment>().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})

export type SavedBirth = typeof birthDetails.$inferSelect

export async function findBirthDetails(
  db: Database | Transaction,
  userId: string,
): Promise<SavedBirth | undefined> {
  const [found] = await db.select().from(birthDetails).where(eq(birthDetails.userId, userId))
  return found
}

/** Locks the row: waits for a concurrent change. */
export async function lockBirthDetails(
  tx: Transaction,
  userId: string,
): Promise<SavedBirth | undefined> {
  const mine = eq(birthDetails.userId, userId)
  const [found] = await tx.select().from(birthDetails).where(mine).for('update')
  return found
}

export async function storeBirthDetails(tx: Transaction, birth: Omit<SavedBirth, 'savedAt'>) {
  const { userId, ...details } = birth
  await tx
    .insert(birthDetails)
    .values(birth)
    .onConflictDoUpdate({
      target: birthDetails.userId,
      set: { ...details, savedAt: new Date() },
    })
}

export async function countBirthDetails(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(birthDetails, eq(birthDetails.userId, userId))
}
