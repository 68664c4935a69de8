import type Stripe from 'stripe'
import type { InvoiceStatus } from '#contract/billing.ts'
import { SECOND } from '#durations.ts'
import type { Invoice, Payments } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { idOf, planOfPrice } from './stripe-subscription.ts'

/** Earlier ones were stored when they were made. */
const LISTED = 100

export function createStripeInvoices({
  stripe,
  callStripe,
  prices,
}: StripeContext): Pick<Payments, 'listInvoices'> {
  return {
    listInvoices: (customer) =>
      callStripe(async () => {
        const expand = ['data.payments']
        const { data } = await stripe.invoices.list({ customer, limit: LISTED, expand })
        const asked = data.filter(wasAsked)
        if (asked.length === 0) return []
        const charges = (await stripe.charges.list({ customer, limit: LISTED })).data
        return asked.map((invoice) => toInvoice(invoice, charges, prices))
      }),
  }
}

/** Neither the invoice of a trial, which is free, nor that of an abandoned payment page. */
const wasAsked = ({ status, amount_due, attempted }: Stripe.Invoice) =>
  amount_due > 0 && (status === 'paid' || (attempted && status !== 'draft'))

function toInvoice(
  invoice: Stripe.Invoice,
  charges: Stripe.Charge[],
  prices: StripeContext['prices'],
): Invoice {
  const charge = charges.find(({ paid, payment_intent }) => {
    const id = idOf(payment_intent)
    return paid && id !== undefined && intentsOf(invoice).includes(id)
  })
  const refundedCents = charge?.amount_refunded ?? 0
  const { paid_at } = invoice.status_transitions
  const line = invoice.lines.data.at(-1)
  const card = charge?.payment_method_details?.card
  return {
    id: invoice.id,
    number: invoice.number,
    status: statusOf(invoice, refundedCents),
    plan: planOfPrice(idOf(line?.pricing?.price_details?.price), prices),
    begins: begunBy(invoice),
    periodStart: line ? date(line.period.start) : null,
    periodEnd: line ? date(line.period.end) : null,
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    refundedCents,
    createdAt: date(invoice.created),
    paidAt: paid_at ? date(paid_at) : null,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
  }
}

/** The first payment after a trial has another reason: the first invoice of a trial is the free one. */
function begunBy({ billing_reason, parent }: Stripe.Invoice): string | null {
  if (billing_reason !== 'subscription_create') return null
  return idOf(parent?.subscription_details?.subscription) ?? null
}

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  payments?.data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []) ?? []

function statusOf({ status, amount_paid }: Stripe.Invoice, refundedCents: number): InvoiceStatus {
  if (status !== 'paid') return 'unpaid'
  if (refundedCents === 0) return 'paid'
  return refundedCents < amount_paid ? 'partly_refunded' : 'refunded'
}

const date = (seconds: number) => new Date(seconds * SECOND)
