import { eq, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database.ts'
import type { Mail } from './mailer.ts'

/**
 * Letters that are still to be delivered. The queue carries only their ids, so that links and codes
 * are gone with the row as soon as the letter is.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mails_to').on(sql`lower(${table.recipient})`)],
)

export async function insertMail(
  db: Database | Transaction,
  { to, ...mail }: Mail,
): Promise<string> {
  const [stored] = await db
    .insert(mails)
    .values({ recipient: to, ...mail })
    .returning({ id: mails.id })
  if (!stored) throw new Error('The database stored no mail')
  return stored.id
}

export async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  const [found] = await db.select().from(mails).where(eq(mails.id, id))
  return (
    found && { to: found.recipient, subject: found.subject, html: found.html, text: found.text }
  )
}

export async function findWaitingMails(db: Database): Promise<string[]> {
  const rows = await db.select({ id: mails.id }).from(mails)
  return rows.map(({ id }) => id)
}

export async function deleteMail(db: Database, id: string) {
  await db.delete(mails).where(eq(mails.id, id))
}

/** @returns how many there were */
export async function deleteMailsTo(db: Database, address: string): Promise<number> {
  const gone = await db
    .delete(mails)
    .where(eq(sql`lower(${mails.recipient})`, address.toLowerCase()))
    .returning({ id: mails.id })
  return gone.length
}
