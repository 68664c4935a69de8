import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/** The secret URL of a user's feed, for calendar apps, which cannot sign in. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export async function findFeed(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return found?.secret
}

export async function findFeedOwner(db: Database, secret: string): Promise<string | undefined> {
  const [found] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.secret, secret))
  return found?.userId
}

/** Replaces the previous secret, which stops working. */
export async function storeFeed(db: Database, userId: string, secret: string) {
  await db
    .insert(calendarFeeds)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { secret, createdAt: new Date() },
    })
}

export async function deleteFeed(db: Database, userId: string) {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

export async function countFeeds(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(calendarFeeds, eq(calendarFeeds.userId, userId))
}
