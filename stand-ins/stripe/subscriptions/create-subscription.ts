import { attemptPayment, markPaid, withPayment } from '../payments/invoice-payments.ts'
import { newInvoice } from '../payments/invoices.ts'
import { addPaymentIntent } from '../payments/payment-intents.ts'
import { addSetupIntent } from '../payments/setup-intents.ts'
import type {
  Customer,
  MissingPaymentMethod,
  PaymentMethod,
  Price,
  Subscription,
  SubscriptionItem,
} from '../store/objects.ts'
import { emitEvent, list, listOf, newId, put, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { planOf } from './legacy-plan.ts'
import { nextPeriodEnd } from './period.ts'
import { becauseOf, cardOf, dueAt, save } from './subscriptions.ts'

export interface CreateParams {
  customer: Customer
  price: Price
  quantity: number
  /** Unix seconds; null for none. */
  trialEnd: number | null
  paymentBehavior: 'allow_incomplete' | 'default_incomplete'
  paymentMethod: PaymentMethod | undefined
  saveCard: 'off' | 'on_subscription'
  paymentMethodTypes?: 'card'[] | undefined
  missingPaymentMethod: MissingPaymentMethod | null
  metadata: Record<string, string>
}

/** Starts a trial, or a paid subscription with a first invoice. */
export async function createSubscription(
  store: Store,
  params: CreateParams,
): Promise<Subscription> {
  const drawn = newSubscription(store.at, params)
  if (params.trialEnd !== null) return startTrial(store, drawn, params)
  return startPaid(store, drawn, params)
}

async function startTrial(store: Store, drawn: Subscription, { customer }: CreateParams) {
  const period = { start: store.at, end: drawn.trial_end ?? store.at }
  const invoice = newInvoice(store, drawn, customer, {
    reason: 'subscription_create',
    period,
    isFree: true,
  })
  // A trial without a card gets a setup intent to collect one.
  const needsCard = (await cardOf(store, drawn)) === undefined
  const setup = needsCard ? await addSetupIntent(store, { customer: customer.id }) : undefined
  const begun: Subscription = {
    ...drawn,
    status: 'trialing',
    latest_invoice: invoice.id,
    pending_setup_intent: setup?.id ?? null,
  }
  await put(store, begun, dueAt(begun))
  await emitEvent(store, 'customer.subscription.created', begun)
  await emitEvent(store, 'invoice.created', invoice)
  await emitEvent(store, 'invoice.finalized', invoice)
  await markPaid(store, invoice)
  return begun
}

async function startPaid(store: Store, drawn: Subscription, params: CreateParams) {
  const { paymentBehavior, customer } = params
  const method = await cardOf(store, drawn)
  if (!method && paymentBehavior !== 'default_incomplete')
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  const period = { start: store.at, end: drawn.items.data[0]?.current_period_end ?? 0 }
  const invoice = newInvoice(store, drawn, customer, {
    reason: 'subscription_create',
    period,
    isFree: false,
  })
  const begun: Subscription = { ...drawn, status: 'incomplete', latest_invoice: invoice.id }
  await put(store, begun, dueAt(begun))
  await emitEvent(store, 'customer.subscription.created', begun)
  await put(store, invoice)
  await emitEvent(store, 'invoice.created', invoice)
  await emitEvent(store, 'invoice.finalized', invoice)
  await addPaymentIntent(store, invoice, method)
  if (paymentBehavior === 'default_incomplete' || !method) return begun
  const verdict = await attemptPayment(store, invoice, { method })
  return verdict.is === 'accepted' ? save(store, begun, withPayment(begun, method.id)) : begun
}

function newSubscription(at: number, params: CreateParams): Subscription {
  const { price, trialEnd } = params
  const id = newId('sub')
  const periodEnd = trialEnd ?? nextPeriodEnd(at, at, price.recurring)
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: becauseOf(null),
    collection_method: 'charge_automatically',
    created: at,
    currency: price.currency,
    customer: params.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.paymentMethod?.id ?? null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      [newItem(id, at, periodEnd, params)],
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: params.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: params.paymentMethodTypes ?? null,
      save_default_payment_method: params.saveCard,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: params.missingPaymentMethod ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : at,
    hidden: { trialEndWarned: false, retryAt: null },
  }
}

const newItem = (
  subscription: string,
  start: number,
  periodEnd: number,
  { price, quantity }: CreateParams,
): SubscriptionItem => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: start,
  current_period_end: periodEnd,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
})

/** Newest first, without ended ones. */
export async function liveSubscriptions(store: Pick<Store, 'db'>, customer: string) {
  const status = ['trialing', 'active', 'past_due', 'incomplete']
  return list(store, 'subscription', { where: { customer, status } })
}
