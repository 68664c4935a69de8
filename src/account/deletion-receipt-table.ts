import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'

interface IdentityKey {
  issuer: string
  subject: string
}

/**
 * What was deleted so far of whoever is leaving, so that the receipt of a second try names the first
 * one's deeds. It hangs on the login, which is the last to go, and is gone with the receipt.
 */
export const deletionReceiptLines = pgTable(
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

export type ReceiptLine = Pick<typeof deletionReceiptLines.$inferSelect, 'what' | 'count' | 'why'>

/** A step that is run again finds less than was there: the larger count stays. */
export async function saveReceiptLines(
  db: Database | Transaction,
  { issuer, subject }: IdentityKey,
  lines: ReceiptLine[],
) {
  for (const line of lines)
    await db
      .insert(deletionReceiptLines)
      .values({ issuer, subject, ...line })
      .onConflictDoUpdate({
        target: [
          deletionReceiptLines.issuer,
          deletionReceiptLines.subject,
          deletionReceiptLines.what,
        ],
        set: { count: sql`greatest(${deletionReceiptLines.count}, excluded.count)` },
      })
}

/** Whether a deletion has begun whose receipt was not handed over. */
export async function hasReceiptLines(
  db: Database,
  { issuer, subject }: IdentityKey,
): Promise<boolean> {
  const lines = await db
    .select({ what: deletionReceiptLines.what })
    .from(deletionReceiptLines)
    .where(and(eq(deletionReceiptLines.issuer, issuer), eq(deletionReceiptLines.subject, subject)))
    .limit(1)
  return lines.length > 0
}

/** In the order in which they were noted. */
export async function listReceiptLines(tx: Transaction, { issuer, subject }: IdentityKey) {
  return tx
    .select()
    .from(deletionReceiptLines)
    .where(and(eq(deletionReceiptLines.issuer, issuer), eq(deletionReceiptLines.subject, subject)))
    .orderBy(asc(deletionReceiptLines.position))
}

export async function deleteReceiptLines(tx: Transaction, { issuer, subject }: IdentityKey) {
  await tx
    .delete(deletionReceiptLines)
    .where(and(eq(deletionReceiptLines.issuer, issuer), eq(deletionReceiptLines.subject, subject)))
}

/** Of those who never tried again. */
export async function deleteReceiptLinesBefore(db: Database, then: Date) {
  await db.delete(deletionReceiptLines).where(lt(deletionReceiptLines.notedAt, then))
}
