import { eq, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import type { Email } from './mailer.ts'

/**
 * Emails not delivered yet. The job queue carries only their ids, so that links and codes are gone
 * with the row as soon as the email is delivered.
 */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_emails_recipient').on(sql`lower(${table.recipient})`)],
)

export async function insertEmail(
  db: Database | Transaction,
  { to, ...email }: Email,
): Promise<string> {
  const [stored] = await db
    .insert(outboxEmails)
    .values({ recipient: to, ...email })
    .returning({ id: outboxEmails.id })
  if (!stored) throw new Error('The database stored no email')
  return stored.id
}

export async function findEmail(db: Database, id: string): Promise<Email | undefined> {
  const [found] = await db.select().from(outboxEmails).where(eq(outboxEmails.id, id))
  return (
    found && { to: found.recipient, subject: found.subject, html: found.html, text: found.text }
  )
}

export async function listPendingEmails(db: Database): Promise<string[]> {
  const rows = await db.select({ id: outboxEmails.id }).from(outboxEmails)
  return rows.map(({ id }) => id)
}

export async function deleteEmail(db: Database, id: string) {
  await db.delete(outboxEmails).where(eq(outboxEmails.id, id))
}

/** @returns how many there were */
export async function deletePendingEmailsTo(db: Database, address: string): Promise<number> {
  const gone = await db
    .delete(outboxEmails)
    .where(eq(sql`lower(${outboxEmails.recipient})`, address.toLowerCase()))
    .returning({ id: outboxEmails.id })
  return gone.length
}
