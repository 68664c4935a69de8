import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'

interface Leaver {
  issuer: string
  subject: string
}

/**
 * What was deleted so far of whoever is leaving, so that the receipt of a second try names the first
 * one's deeds. It hangs on the login, which is the last to go, and is gone with the receipt.
 */
export const leavingLines = pgTable(
  'leaving_lines',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    what: text('what').notNull(),
    /** None of what is kept; that has a reason instead. */
    count: integer('count'),
    why: text('why'),
    position: serial('position').notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject, table.what] })],
)

export type LeavingLine = Pick<typeof leavingLines.$inferSelect, 'what' | 'count' | 'why'>

/** A step that is run again finds less than was there: the larger count stays. */
export async function noteLines(
  db: Database | Transaction,
  { issuer, subject }: Leaver,
  lines: LeavingLine[],
) {
  for (const line of lines)
    await db
      .insert(leavingLines)
      .values({ issuer, subject, ...line })
      .onConflictDoUpdate({
        target: [leavingLines.issuer, leavingLines.subject, leavingLines.what],
        set: { count: sql`greatest(${leavingLines.count}, excluded.count)` },
      })
}

/** Whether a deletion has begun whose receipt was not handed over. */
export async function hasLines(db: Database, { issuer, subject }: Leaver): Promise<boolean> {
  const lines = await db
    .select({ what: leavingLines.what })
    .from(leavingLines)
    .where(and(eq(leavingLines.issuer, issuer), eq(leavingLines.subject, subject)))
    .limit(1)
  return lines.length > 0
}

/** In the order in which they were noted. */
export async function listLines(tx: Transaction, { issuer, subject }: Leaver) {
  return tx
    .select()
    .from(leavingLines)
    .where(and(eq(leavingLines.issuer, issuer), eq(leavingLines.subject, subject)))
    .orderBy(asc(leavingLines.position))
}

export async function deleteLines(tx: Transaction, { issuer, subject }: Leaver) {
  await tx
    .delete(leavingLines)
    .where(and(eq(leavingLines.issuer, issuer), eq(leavingLines.subject, subject)))
}

/** Of those who never tried again. */
export async function forgetLinesBefore(db: Database, then: Date) {
  await db.delete(leavingLines).where(lt(leavingLines.notedAt, then))
}
