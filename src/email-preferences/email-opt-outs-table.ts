import { and, eq, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OptionalEmail } from '#contract/email-preferences.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'
import type { OptOut } from '#mail/mailer.ts'

/** The emails that people have turned off. */
export const emailOptOuts = pgTable(
  'email_opt_outs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OptionalEmail>().notNull(),
    turnedOffAt: timestamp('turned_off_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** Does nothing for an account that is gone: its emails outlive it in mailboxes. */
export async function insertOptOut(db: Database, { userId, kind }: OptOut, turnedOffAt: Date) {
  const owner = db
    .select({
      userId: users.id,
      kind: sql<OptionalEmail>`${kind}::text`.as('kind'),
      turnedOffAt: sql<Date>`${turnedOffAt.toISOString()}::timestamptz`.as('turned_off_at'),
    })
    .from(users)
    .where(eq(users.id, userId))
  await db.insert(emailOptOuts).select(owner).onConflictDoNothing()
}

export async function deleteOptOut(db: Database, optOut: OptOut) {
  await db.delete(emailOptOuts).where(isFor(optOut))
}

export async function isTurnedOff(db: Database, optOut: OptOut): Promise<boolean> {
  return (await db.$count(emailOptOuts, isFor(optOut))) > 0
}

export async function listOptOuts(db: Database, userId: string): Promise<OptionalEmail[]> {
  const rows = await db
    .select({ kind: emailOptOuts.kind })
    .from(emailOptOuts)
    .where(eq(emailOptOuts.userId, userId))
  return rows.map(({ kind }) => kind)
}

export const countOptOuts = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(emailOptOuts, eq(emailOptOuts.userId, userId))

const isFor = ({ userId, kind }: OptOut) =>
  and(eq(emailOptOuts.userId, userId), eq(emailOptOuts.kind, kind))
