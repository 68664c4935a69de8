import { isActive, type Payment } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import type { Email } from '#mail/mailer.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
import { cancelLink } from './cancel-link.ts'
import {
  listPaidIds,
  listStoredInvoices,
  type StoredInvoice,
  saveInvoices,
} from './invoices-table.ts'
import type { Invoice, Subscription } from './payments.ts'
import { firstReceiptEmail, receiptEmail } from './receipt-email.ts'
import type { StoredSubscription } from './subscriptions-table.ts'

type ReceiptDeps = Pick<BillingDeps, 'publicUrl' | 'secret'>

/** Payments from before receipts were sent get none; a webhook event may be days late. */
const RECEIPT_WITHIN_MS = 7 * DAY

/** The stored payments; the provider is not asked. */
export async function listPayments(db: Database, userId: string): Promise<Payment[]> {
  return (await listStoredInvoices(db, userId)).map(toPayment)
}

interface PaymentsOfSync {
  listed: Invoice[]
  subscriptions: Subscription[]
  /** The user's subscription, as of the same sync. */
  current: StoredSubscription
  now: Date
}

/** @returns a receipt for each payment that was not known before */
export async function savePayments(
  deps: ReceiptDeps,
  tx: Transaction,
  user: BillingUser,
  { listed, subscriptions, current, now }: PaymentsOfSync,
): Promise<Email[]> {
  const settled = listed.filter((invoice) => !isPaidMeanwhile(invoice, subscriptions))
  const known = await listPaidIds(
    tx,
    settled.map(({ id }) => id),
  )
  const rows = settled.map((invoice) => toRow(user.id, invoice))
  await saveInvoices(tx, rows)
  const earliest = now.getTime() - RECEIPT_WITHIN_MS
  return settled
    .filter(({ id, paidAt }) => paidAt && paidAt.getTime() > earliest && !known.includes(id))
    .map((invoice) => receiptFor(deps, user, invoice, current))
}

/**
 * Its subscription was read a moment before it was paid. The next sync, which the provider's event about the
 * subscription starts, finds both, and can say when the next charge is.
 */
function isPaidMeanwhile({ paidAt, begins }: Invoice, subscriptions: Subscription[]): boolean {
  const hasBegun = ({ id, status }: Subscription) => id === begins && status !== 'incomplete'
  return paidAt !== null && begins !== null && !subscriptions.some(hasBegun)
}

/** The receipt of the payment that began the current subscription says so. */
function receiptFor(
  deps: ReceiptDeps,
  user: BillingUser,
  invoice: Invoice,
  { status, subscriptionId, nextChargeAt, nextChargeCents }: StoredSubscription,
): Email {
  const { publicUrl } = deps
  const payment = toPayment(toRow(user.id, invoice))
  const isFirst = isActive(status) && subscriptionId && invoice.begins === subscriptionId
  if (!isFirst || !nextChargeAt || nextChargeCents === null)
    return receiptEmail(user, payment, publicUrl)
  const charge = { at: nextChargeAt, cents: nextChargeCents }
  const link = cancelLink(deps, { userId: user.id, subscriptionId })
  return firstReceiptEmail(user, payment, { charge, publicUrl, cancelLink: link })
}

const toRow = (userId: string, { card, begins: _, ...invoice }: Invoice): StoredInvoice => ({
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
