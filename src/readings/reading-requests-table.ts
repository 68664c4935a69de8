import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/**
 * When somebody asked for a new reading, and nothing of it: a deleted reading takes its generation
 * with it, and would make room for the next one otherwise.
 */
export const readingRequests = pgTable(
  'reading_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reading_requests_of_user').on(table.userId, table.askedAt)],
)

/** When the last but so many of the requests after an instant was made, if there are as many. */
export async function findRequestBefore(
  tx: Transaction,
  { userId, after, later }: { userId: string; after: Date; later: number },
): Promise<Date | undefined> {
  const [found] = await tx
    .select({ askedAt: readingRequests.askedAt })
    .from(readingRequests)
    .where(and(eq(readingRequests.userId, userId), gt(readingRequests.askedAt, after)))
    .orderBy(desc(readingRequests.askedAt))
    .offset(later)
    .limit(1)
  return found?.askedAt
}

export async function insertRequest(tx: Transaction, userId: string, askedAt: Date) {
  await tx.insert(readingRequests).values({ userId, askedAt })
}

export async function forgetRequestsUntil(tx: Transaction, userId: string, until: Date) {
  await tx
    .delete(readingRequests)
    .where(and(eq(readingRequests.userId, userId), lte(readingRequests.askedAt, until)))
}
