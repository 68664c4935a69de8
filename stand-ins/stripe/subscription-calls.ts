import { z } from 'zod'
import { call, page } from './call.ts'
import { changeSubscription, PaymentSettings, Update, withDetails } from './change-subscription.ts'
import { Expand, ExpandOnly, flag, Metadata, mergeMetadata, Page, whole, words } from './form.ts'
import { type Ledger, need } from './ledger.ts'
import { renew } from './passing-time.ts'
import { invalid, missing, notTheirs } from './stripe-error.ts'
import { liveSubscriptions, subscribe } from './subscribe.ts'
import { cardOf, end, hasEnded } from './subscriptions.ts'
import { endOfTrial, TrialSettings, trialDays, trialEnd } from './trial.ts'

const Create = z.strictObject({
  customer: z.string(),
  items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.min(1).default(1) }))
    .length(1, 'this stand-in knows subscriptions of one item'),
  trial_period_days: trialDays.optional(),
  trial_end: trialEnd.optional(),
  trial_settings: TrialSettings.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .default('allow_incomplete'),
  payment_settings: PaymentSettings.optional(),
  default_payment_method: z.string().optional(),
  cancel_at_period_end: flag.default(false),
  collection_method: z.literal('charge_automatically').optional(),
  off_session: flag.optional(),
  description: words.optional(),
  metadata: Metadata.optional(),
  expand: Expand,
})

const Cancel = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: Update.shape.cancellation_details,
  expand: Expand,
})

const statuses = [
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
  'unpaid',
] as const
const List = z.strictObject({
  ...Page,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum(['all', 'ended', ...statuses]).optional(),
})

export const subscriptionCalls = [
  call('POST', '/v1/subscriptions', Create, create),
  call('GET', '/v1/subscriptions', List, (ledger, params) =>
    page(ledger, 'subscription', params, {
      url: '/v1/subscriptions',
      where: { customer: params.customer, status: wantedStatuses(params.status) },
    }),
  ),
  call('GET', '/v1/subscriptions/:id', ExpandOnly, (ledger, _, id) =>
    need(ledger, 'subscription', id),
  ),
  call('POST', '/v1/subscriptions/:id', Update, changeSubscription),
  call('DELETE', '/v1/subscriptions/:id', Cancel, cancel),
  call('POST', '/v1/subscriptions/:id/resume', ExpandOnly, resume),
]

/** Without the word, Stripe leaves out what was canceled. */
function wantedStatuses(status: z.infer<typeof List>['status']): string[] | undefined {
  if (status === 'all') return undefined
  if (status === 'ended') return ['canceled', 'incomplete_expired']
  return status ? [status] : statuses.filter((each) => each !== 'canceled')
}

const MOST_SUBSCRIPTIONS = 500

async function create(ledger: Ledger, given: z.infer<typeof Create>) {
  const customer = await need(ledger, 'customer', given.customer, 'customer')
  const [item] = given.items
  const price = await need(ledger, 'price', item?.price ?? '', 'items[0][price]')
  if ((await liveSubscriptions(ledger, customer.id)).length >= MOST_SUBSCRIPTIONS)
    throw invalid('This customer has too many subscriptions.', {
      code: 'customer_max_subscriptions',
    })
  const named = given.default_payment_method
  const method = named
    ? await need(ledger, 'payment_method', named, 'default_payment_method')
    : undefined
  if (method && method.customer !== customer.id) throw notTheirs(method.id)
  return subscribe(ledger, {
    customer,
    price,
    quantity: item?.quantity ?? 1,
    trialEnd: endOfTrial(ledger.at, given),
    paymentBehavior: given.payment_behavior,
    paymentMethod: method,
    saveCard: given.payment_settings?.save_default_payment_method ?? 'off',
    paymentMethodTypes: given.payment_settings?.payment_method_types,
    missingPaymentMethod: given.trial_settings?.end_behavior.missing_payment_method ?? null,
    cancelAtPeriodEnd: given.cancel_at_period_end,
    metadata: mergeMetadata({}, given.metadata),
    description: given.description ?? null,
  })
}

async function cancel(ledger: Ledger, given: z.infer<typeof Cancel>, id: string) {
  const subscription = await need(ledger, 'subscription', id)
  if (hasEnded(subscription)) throw missing('subscription', id)
  const told = withDetails(subscription, given.cancellation_details)
  return end(ledger, told, 'cancellation_requested')
}

/** After a trial that ended without a card; with one, a period begins now. */
async function resume(ledger: Ledger, _: object, id: string) {
  const subscription = await need(ledger, 'subscription', id)
  if (subscription.status !== 'paused')
    throw invalid('This subscription cannot be resumed because it is not paused.')
  if (!(await cardOf(ledger, subscription)))
    throw invalid('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    })
  return renew(ledger, { ...subscription, billing_cycle_anchor: ledger.at }, ledger.at)
}
