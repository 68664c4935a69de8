import { desc, eq, inArray, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceStatus, Plan } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { users } from '#identity/users-table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Mirrors the invoices at the payment provider that were paid, or that a card was charged for. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number on the receipt. */
    number: text('number'),
    status: text('status').$type<InvoiceStatus>().notNull(),
    plan: text('plan').$type<Plan>(),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
  },
  (table) => [index('invoices_of_user').on(table.userId, table.createdAt)],
)

export type StoredInvoice = typeof invoices.$inferSelect

/** Newest first. */
export async function listStoredInvoices(db: Database, userId: string): Promise<StoredInvoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
}

export const countInvoices = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(invoices, eq(invoices.userId, userId))

/** @returns those of these that are stored as paid, refunded or not */
export async function listPaidIds(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({ id: invoices.id, paidAt: invoices.paidAt })
    .from(invoices)
    .where(inArray(invoices.id, ids))
  return found.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id)
}

export async function saveInvoices(tx: Transaction, rows: StoredInvoice[]) {
  if (rows.length === 0) return
  await tx
    .insert(invoices)
    .values(rows)
    .onConflictDoUpdate({
      target: invoices.id,
      set: {
        number: sql`excluded.number`,
        status: sql`excluded.status`,
        amountCents: sql`excluded.amount_cents`,
        refundedCents: sql`excluded.refunded_cents`,
        paidAt: sql`excluded.paid_at`,
        cardBrand: sql`excluded.card_brand`,
        cardLast4: sql`excluded.card_last4`,
      },
    })
}
