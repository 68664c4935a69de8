import { desc, eq, notInArray, or, sql } from 'drizzle-orm'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '#database.ts'
import { standInSchema } from '../stand-in-schema.ts'

const MAX_EMAILS = 200

/** Emails that would have been sent. */
export const mailbox = standInSchema.table('mailbox', {
  id: uuid('id').primaryKey().defaultRandom(),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  replyTo: text('reply_to'),
  /** The header of this name. */
  listUnsubscribe: text('list_unsubscribe'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})

export type ReceivedEmail = typeof mailbox.$inferSelect

/** Stores an email and deletes all but the newest `MAX_EMAILS`. */
export async function storeEmail(db: Database, email: typeof mailbox.$inferInsert) {
  await db.insert(mailbox).values(email)
  const newest = db
    .select({ id: mailbox.id })
    .from(mailbox)
    .orderBy(desc(mailbox.receivedAt))
    .limit(MAX_EMAILS)
  await db.delete(mailbox).where(notInArray(mailbox.id, newest))
}

/** Newest first. */
export function listReceivedEmails(db: Database, recipient?: string): Promise<ReceivedEmail[]> {
  const rows = db.select().from(mailbox).orderBy(desc(mailbox.receivedAt))
  return recipient ? rows.where(isTo(recipient)) : rows
}

export async function findReceivedEmail(
  db: Database,
  id: string,
): Promise<ReceivedEmail | undefined> {
  const [found] = await db
    .select()
    .from(mailbox)
    .where(eq(sql`${mailbox.id}::text`, id))
  return found
}

/** Also those whose answer goes there. @returns how many were deleted */
export async function deleteReceivedEmails(db: Database, address: string): Promise<number> {
  const isAnsweredTo = eq(sql`lower(${mailbox.replyTo})`, address.toLowerCase())
  const gone = await db
    .delete(mailbox)
    .where(or(isTo(address), isAnsweredTo))
    .returning({ id: mailbox.id })
  return gone.length
}

const isTo = (address: string) => eq(sql`lower(${mailbox.recipient})`, address.toLowerCase())
