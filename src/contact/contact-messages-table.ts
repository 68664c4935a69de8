import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Cursor } from '#contract/cursor.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

/** What people have written to the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Made by the browser, so that a retry stores nothing twice. */
    key: uuid('key').notNull().unique(),
    /** The user who wrote it signed in, or who has proven its address since. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    /** Where the answer goes. */
    email: text('email').notNull(),
    message: text('message').notNull(),
    // In milliseconds, like the contract: the next page starts after exactly this instant.
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('contact_messages_newest').on(table.sentAt, table.id),
    index('contact_messages_of_user').on(table.userId),
    index('contact_messages_of_address').on(sql`lower(${table.email})`),
  ],
)

type StoredMessage = typeof contactMessages.$inferSelect

/** @returns false if there is one with this key */
export async function insertMessage(
  tx: Transaction,
  message: typeof contactMessages.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.key })
    .returning({ id: contactMessages.id })
  return inserted.length === 1
}

/** Newest first. */
export function listMessages(
  db: Database,
  { before, limit }: { before?: Cursor | undefined; limit: number },
): Promise<StoredMessage[]> {
  const { sentAt, id } = contactMessages
  return db
    .select()
    .from(contactMessages)
    .where(
      before &&
        sql`(${sentAt}, ${id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
    )
    .orderBy(desc(sentAt), desc(id))
    .limit(limit)
}

/** Gives the user what was sent from their address without an account. Only for a proven address. */
export async function claimMessages(
  db: Database | Transaction,
  { id, email }: { id: string; email: string },
) {
  await db
    .update(contactMessages)
    .set({ userId: id })
    .where(and(isNull(contactMessages.userId), isFrom(email)))
}

/** Also those from a proven address that belong to no account. @returns how many were deleted */
export async function deleteMessagesOf(
  tx: Transaction,
  { userId, provenEmail }: { userId: string | undefined; provenEmail?: string | undefined },
): Promise<number> {
  const isTheirs = userId === undefined ? undefined : eq(contactMessages.userId, userId)
  const isFromAddress =
    provenEmail === undefined ? undefined : and(isNull(contactMessages.userId), isFrom(provenEmail))
  const filter = or(isTheirs, isFromAddress)
  if (!filter) return 0
  const gone = await tx.delete(contactMessages).where(filter).returning({ id: contactMessages.id })
  return gone.length
}

const isFrom = (email: string) => eq(sql`lower(${contactMessages.email})`, email.toLowerCase())

/** @returns false if there was none */
export async function deleteMessage(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  return gone.length === 1
}
