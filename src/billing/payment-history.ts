import type { Payment } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import type { Email } from '#mail/mailer.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
import {
  listPaidIds,
  listStoredInvoices,
  type StoredInvoice,
  saveInvoices,
} from './invoices-table.ts'
import type { Invoice } from './payments.ts'
import { receiptEmail } from './receipt-email.ts'

/** Payments from before receipts were sent get none; a webhook event may be days late. */
const RECEIPT_WITHIN_MS = 7 * DAY

/** The stored payments; the provider is not asked. */
export async function listPayments(db: Database, userId: string): Promise<Payment[]> {
  return (await listStoredInvoices(db, userId)).map(toPayment)
}

/** @returns a receipt for each payment that was not known before */
export async function savePayments(
  { publicUrl }: Pick<BillingDeps, 'publicUrl'>,
  tx: Transaction,
  user: BillingUser,
  { listed, now }: { listed: Invoice[]; now: Date },
): Promise<Email[]> {
  const rows = listed.map((invoice) => toRow(user.id, invoice))
  const known = await listPaidIds(
    tx,
    rows.map(({ id }) => id),
  )
  await saveInvoices(tx, rows)
  const earliest = now.getTime() - RECEIPT_WITHIN_MS
  return rows
    .filter(({ id, paidAt }) => paidAt && paidAt.getTime() > earliest && !known.includes(id))
    .map((row) => receiptEmail(user, toPayment(row), publicUrl))
}

const toRow = (userId: string, { card, ...invoice }: Invoice): StoredInvoice => ({
  ...invoice,
  userId,
  cardBrand: card?.brand ?? null,
  cardLast4: card?.last4 ?? null,
})

function toPayment(row: StoredInvoice): Payment {
  const { id, number, status, plan, amountCents, refundedCents, cardBrand, cardLast4 } = row
  return {
    id,
    number,
    status,
    plan,
    periodStart: row.periodStart?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    amountCents,
    refundedCents,
    at: (row.paidAt ?? row.createdAt).toISOString(),
    card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  }
}
