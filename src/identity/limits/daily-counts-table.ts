import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import { users } from '../users-table.ts'

const kinds = ['reading', 'horoscope', 'birth_change', 'chat_message', 'data_export'] as const
export type CountedKind = (typeof kinds)[number]

/**
 * When a user did something that has a daily limit. Counting readings themselves would let a user delete
 * one to generate another.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: kinds }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('daily_counts_of_user').on(table.userId, table.kind, table.countedAt),
    index('daily_counts_by_time').on(table.countedAt),
  ],
)

export interface CountKey {
  userId: string
  kind: CountedKind
}

/** @returns the instant of the nth newest count after an instant, if there are that many */
export async function findNthNewestCount(
  db: Database | Transaction,
  counted: CountKey,
  { nth, after }: { nth: number; after: Date },
): Promise<Date | undefined> {
  const [found] = await db
    .select({ countedAt: dailyCounts.countedAt })
    .from(dailyCounts)
    .where(and(isCountOf(counted), gt(dailyCounts.countedAt, after)))
    .orderBy(desc(dailyCounts.countedAt))
    .offset(nth - 1)
    .limit(1)
  return found?.countedAt
}

export function countAfter(db: Database, counted: CountKey, after: Date): Promise<number> {
  return db.$count(dailyCounts, and(isCountOf(counted), gt(dailyCounts.countedAt, after)))
}

export async function insertCount(tx: Transaction, counted: CountKey, countedAt: Date) {
  await tx.insert(dailyCounts).values({ ...counted, countedAt })
}

export async function deleteCountsUntil(tx: Transaction, counted: CountKey, until: Date) {
  await tx.delete(dailyCounts).where(and(isCountOf(counted), lte(dailyCounts.countedAt, until)))
}

const isCountOf = ({ userId, kind }: CountKey) =>
  and(eq(dailyCounts.userId, userId), eq(dailyCounts.kind, kind))
