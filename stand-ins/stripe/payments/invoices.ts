import type {
  Customer,
  Invoice,
  InvoiceLine,
  Subscription,
  SubscriptionItem,
} from '../store/objects.ts'
import { listOf, newId, type Store } from '../store/store.ts'

export interface InvoiceParams {
  reason: 'subscription_create' | 'subscription_cycle'
  /** Unix seconds. */
  period: { start: number; end: number }
  /** True for the invoice of a trial. */
  isFree: boolean
}

/**
 * A finalized invoice. Stripe keeps a renewal's invoice in draft for an hour; here it is charged at once, so that one
 * move of the clock shows the end of a trial.
 */
export function newInvoice(
  store: Pick<Store, 'at'>,
  subscription: Subscription,
  customer: Customer,
  billed: InvoiceParams,
): Invoice {
  const { at } = store
  const id = newId('in')
  const lines = subscription.items.data.map((item) => newLine(id, subscription, item, billed))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id,
    object: 'invoice',
    ...amounts(total),
    ...unusedFields,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: billed.reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: null,
    customer_phone: null,
    default_payment_method: null,
    description: null,
    effective_at: at,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${id.slice(-4).toUpperCase()}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: at,
    period_start: at,
    status: 'open',
    status_transitions: {
      finalized_at: at,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  }
}

const amounts = (total: number) => ({
  amount_due: total,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: total,
  amount_shipping: 0,
  subtotal: total,
  subtotal_excluding_tax: total,
  total,
  total_excluding_tax: total,
  starting_balance: 0,
  ending_balance: 0,
})

function newLine(
  invoice: string,
  subscription: Subscription,
  item: SubscriptionItem,
  { period, isFree }: InvoiceParams,
): InvoiceLine {
  const { price, quantity } = item
  const amount = isFree ? 0 : price.unit_amount * quantity
  const each = `$${(price.unit_amount / 100).toFixed(2)} / ${price.recurring.interval}`
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: isFree ? 'Trial period' : `${quantity} × ${price.product} (at ${each})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: isFree ? '0' : price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

const unusedFields = {
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>
