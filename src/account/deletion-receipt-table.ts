import { and, asc, eq, sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'

interface IdentityKey {
  issuer: string
  subject: string
}

/**
 * What a deletion has deleted or kept so far, so that the receipt of a retry includes the first try. The
 * key is the login, which is deleted last. The rows go when the receipt is returned.
 */
export const deletionReceiptLines = pgTable(
  'deletion_receipt_lines',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    what: text('what').notNull(),
    /** Null for what is kept, which has a reason instead. */
    count: integer('count'),
    why: text('why'),
    position: serial('position').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject, table.what] })],
)

export type ReceiptLine = Pick<typeof deletionReceiptLines.$inferSelect, 'what' | 'count' | 'why'>

/** A repeated step finds less than the first time, so the larger count stays. */
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

/** Marks the end of the first run that completes. It has no count and no reason, so it is not part of the receipt. */
const END = 'end'

/** @returns when the first run of this deletion completed: now, unless another run did before */
export async function recordEnd(tx: Transaction, identity: IdentityKey): Promise<Date> {
  const { issuer, subject } = identity
  await tx.insert(deletionReceiptLines).values({ issuer, subject, what: END }).onConflictDoNothing()
  const [end] = await tx.select().from(deletionReceiptLines).where(isEndOf(identity))
  if (!end) throw new Error('The database stored no end of a deletion')
  return end.recordedAt
}

export async function hasEnded(tx: Transaction, identity: IdentityKey): Promise<boolean> {
  return (await tx.$count(deletionReceiptLines, isEndOf(identity))) > 0
}

/** Whether a deletion of this account has begun and its receipt was not returned. */
export async function hasReceiptLines(db: Database, identity: IdentityKey): Promise<boolean> {
  const lines = await db
    .select({ what: deletionReceiptLines.what })
    .from(deletionReceiptLines)
    .where(isOf(identity))
    .limit(1)
  return lines.length > 0
}

/** In the order in which they were recorded. */
export function listReceiptLines(tx: Transaction, identity: IdentityKey) {
  return tx
    .select()
    .from(deletionReceiptLines)
    .where(isOf(identity))
    .orderBy(asc(deletionReceiptLines.position))
}

export async function deleteReceiptLines(tx: Transaction, identity: IdentityKey) {
  await tx.delete(deletionReceiptLines).where(isOf(identity))
}

const isEndOf = (identity: IdentityKey) => and(isOf(identity), eq(deletionReceiptLines.what, END))

const isOf = ({ issuer, subject }: IdentityKey) =>
  and(eq(deletionReceiptLines.issuer, issuer), eq(deletionReceiptLines.subject, subject))
