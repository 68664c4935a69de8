import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Fact } from '#contract/chart.ts'
import type { ReadingPage, Reading as WireReading, WrittenText } from '#contract/readings.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import type { About } from '#writer/reader/life.ts'
import type { Rejected, TextOrigin } from '#writer/writer.ts'

export const readings = pgTable(
  'readings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['natal', 'synastry', 'year'] }).notNull(),
    inputData: jsonb('input_data').$type<WireReading['inputData']>().notNull(),
    text: jsonb('text').$type<z.infer<typeof WrittenText>>().notNull(),
    result: text('result').notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    /** Together with the request and the earlier texts, reproduces a text of the embedded writer exactly. */
    writtenBy: jsonb('written_by')
      .$type<
        TextOrigin & {
          engine: string
          seed: string
          after: string[]
          recalledAt: string
          rejected?: Rejected
          about?: About
        }
      >()
      .notNull(),
    // In milliseconds, like the contract: the next page starts after exactly this instant.
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('readings_of_user').on(table.userId, table.createdAt, table.id)],
)

export type Reading = typeof readings.$inferSelect
export type NewReading = Omit<typeof readings.$inferInsert, 'id' | 'createdAt'>

export async function insertReading(tx: Transaction, reading: NewReading): Promise<string> {
  const [stored] = await tx.insert(readings).values(reading).returning({ id: readings.id })
  if (!stored) throw new Error('The database stored no reading')
  return stored.id
}

export async function findReading(
  db: Database,
  userId: string,
  id: string,
): Promise<Reading | undefined> {
  const [found] = await db.select().from(readings).where(owned(userId, id))
  return found
}

/** @returns undefined if the user has no such reading */
export async function findReadingType(
  db: Database,
  userId: string,
  id: string,
): Promise<Reading['type'] | undefined> {
  const [found] = await db.select({ type: readings.type }).from(readings).where(owned(userId, id))
  return found?.type
}

const { id, type, result, createdAt, inputData } = getTableColumns(readings)
const listed = { id, type, result, createdAt, inputData }
export type ListedReading = Pick<Reading, keyof typeof listed>

/** Reads only the columns of the list: texts with their evidence are large. */
export function listReadings(
  db: Database,
  userId: string,
  { type, order, after, limit }: ReadingPage,
): Promise<ListedReading[]> {
  const [isAfter, direction] = order === 'newest' ? [sql`<`, desc] : [sql`>`, asc]
  return db
    .select(listed)
    .from(readings)
    .where(
      and(
        eq(readings.userId, userId),
        type && eq(readings.type, type),
        after &&
          sql`(${createdAt}, ${id}) ${isAfter} (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(direction(createdAt), direction(id))
    .limit(limit)
}

/** @returns false if the user has no such reading */
export async function deleteReading(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(readings).where(owned(userId, id)).returning({ id: readings.id })
  return deleted.length === 1
}

export async function countReadings(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(readings, eq(readings.userId, userId))
}

const owned = (userId: string, id: string) => and(eq(readings.userId, userId), eq(readings.id, id))
