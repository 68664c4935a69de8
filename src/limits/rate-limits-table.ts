import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'

/** How often something was done under a key in its window, counted by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash: the key may be an address or a network. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.expiresAt)],
)

export interface Counted {
  points: number
  expiresAt: Date
}

interface Addition {
  points: number
  /** The end of the window, if this begins one. */
  expiresAt: Date
}

/**
 * Adds to what is counted under a key in one statement, so that concurrent calls in any process all count.
 * @returns the sum of the current window
 */
export async function addPoints(
  db: Database,
  key: string,
  { points, expiresAt }: Addition,
  now: Date,
): Promise<Counted> {
  const isOver = lte(rateLimits.expiresAt, now)
  const [counted] = await db
    .insert(rateLimits)
    .values({ key: hashKey(key), points, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${rateLimits.points} + excluded.points end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning()
  return counted as Counted
}

export async function findPoints(db: Database, key: string, now: Date): Promise<number> {
  const [counted] = await db
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(isCurrent(key, now))
  return counted?.points ?? 0
}

/** Takes points back, if their window is not over. */
export async function takeBackPoints(db: Database, key: string, points: number, now: Date) {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(0, ${rateLimits.points} - ${points})` })
    .where(isCurrent(key, now))
}

/** Moves the end of a window. */
export async function extendPoints(db: Database, key: string, expiresAt: Date) {
  await db
    .update(rateLimits)
    .set({ expiresAt })
    .where(eq(rateLimits.key, hashKey(key)))
}

export async function deletePoints(db: Database, keys: string[]) {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys.map(hashKey)))
}

export async function deletePointsUntil(db: Database, end: Date) {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, end))
}

const isCurrent = (key: string, now: Date) =>
  and(eq(rateLimits.key, hashKey(key)), gt(rateLimits.expiresAt, now))

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')
