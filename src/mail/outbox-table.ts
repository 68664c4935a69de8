import { eq, or, sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OptionalEmail } from '#contract/email-preferences.ts'
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
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    /** The reader of an email that can be turned off. */
    optOutUserId: uuid('opt_out_user_id'),
    optOutKind: text('opt_out_kind').$type<OptionalEmail>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_emails_recipient').on(sql`lower(${table.recipient})`),
    index('outbox_emails_reply_to').on(sql`lower(${table.replyTo})`),
  ],
)

export async function insertEmail(
  db: Database | Transaction,
  { to, optOut, ...email }: Omit<Email, 'id'>,
): Promise<string> {
  const [stored] = await db
    .insert(outboxEmails)
    .values({
      ...{ recipient: to, ...email },
      ...(optOut && { optOutUserId: optOut.userId, optOutKind: optOut.kind }),
    })
    .returning({ id: outboxEmails.id })
  if (!stored) throw new Error('The database stored no email')
  return stored.id
}

export async function findEmail(db: Database, id: string): Promise<Email | undefined> {
  const [found] = await db.select().from(outboxEmails).where(eq(outboxEmails.id, id))
  if (!found) return undefined
  const { recipient: to, subject, html, text, replyTo, unsubscribeUrl } = found
  const { optOutUserId: userId, optOutKind: kind } = found
  return {
    ...{ id, to, subject, html, text },
    replyTo: replyTo ?? undefined,
    unsubscribeUrl: unsubscribeUrl ?? undefined,
    optOut: userId && kind ? { userId, kind } : undefined,
  }
}

export async function listPendingEmails(db: Database): Promise<string[]> {
  const rows = await db.select({ id: outboxEmails.id }).from(outboxEmails)
  return rows.map(({ id }) => id)
}

export async function deleteEmail(db: Database, id: string) {
  await db.delete(outboxEmails).where(eq(outboxEmails.id, id))
}

/** Also those whose answer goes there. @returns how many there were */
export async function deletePendingEmailsTo(db: Database, address: string): Promise<number> {
  const isAddress = (column: typeof outboxEmails.recipient | typeof outboxEmails.replyTo) =>
    eq(sql`lower(${column})`, address.toLowerCase())
  const gone = await db
    .delete(outboxEmails)
    .where(or(isAddress(outboxEmails.recipient), isAddress(outboxEmails.replyTo)))
    .returning({ id: outboxEmails.id })
  return gone.length
}
