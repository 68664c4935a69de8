import { z } from 'zod'
import { retrieve, type Store } from '../store/store.ts'
import { missing, notTheirs } from '../stripe-error.ts'
import { createSubscription } from '../subscriptions/create-subscription.ts'
import { end, hasEnded } from '../subscriptions/subscriptions.ts'
import { endOfTrial, TrialSettings, trialDays } from '../subscriptions/trial.ts'
import {
  PaymentSettings,
  Update,
  updateSubscription,
} from '../subscriptions/update-subscription.ts'
import { call, page } from './call.ts'
import { Expand, ExpandOnly, Metadata, mergeMetadata, Page, whole } from './form.ts'

const Create = z.strictObject({
  customer: z.string(),
  items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.min(1).default(1) }))
    .length(1, 'this stand-in knows subscriptions of one item'),
  trial_period_days: trialDays.optional(),
  trial_settings: TrialSettings.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete']).default('allow_incomplete'),
  payment_settings: PaymentSettings.optional(),
  default_payment_method: z.string().optional(),
  metadata: Metadata.optional(),
  expand: Expand,
})

const statuses = [
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const
const List = z.strictObject({
  ...Page,
  customer: z.string().optional(),
  status: z.enum(['all', ...statuses]).optional(),
})

export const subscriptionCalls = [
  call('POST', '/v1/subscriptions', Create, create),
  call('GET', '/v1/subscriptions', List, (store, params) =>
    page(store, 'subscription', params, {
      url: '/v1/subscriptions',
      where: { customer: params.customer, status: wantedStatuses(params.status) },
    }),
  ),
  call('GET', '/v1/subscriptions/:id', ExpandOnly, (store, _, id) =>
    retrieve(store, 'subscription', id),
  ),
  call('POST', '/v1/subscriptions/:id', Update, updateSubscription),
  call('DELETE', '/v1/subscriptions/:id', ExpandOnly, cancel),
]

/** Without a status, Stripe leaves out canceled subscriptions. */
function wantedStatuses(status: z.infer<typeof List>['status']): string[] | undefined {
  if (status === 'all') return undefined
  return status ? [status] : statuses.filter((each) => each !== 'canceled')
}

async function create(store: Store, given: z.infer<typeof Create>) {
  const customer = await retrieve(store, 'customer', given.customer, 'customer')
  const [item] = given.items
  const price = await retrieve(store, 'price', item?.price ?? '', 'items[0][price]')
  const named = given.default_payment_method
  const method = named
    ? await retrieve(store, 'payment_method', named, 'default_payment_method')
    : undefined
  if (method && method.customer !== customer.id) throw notTheirs(method.id)
  return createSubscription(store, {
    customer,
    price,
    quantity: item?.quantity ?? 1,
    trialEnd: endOfTrial(store.at, given.trial_period_days),
    paymentBehavior: given.payment_behavior,
    paymentMethod: method,
    saveCard: given.payment_settings?.save_default_payment_method ?? 'off',
    paymentMethodTypes: given.payment_settings?.payment_method_types,
    missingPaymentMethod: given.trial_settings?.end_behavior.missing_payment_method ?? null,
    metadata: mergeMetadata({}, given.metadata),
  })
}

async function cancel(store: Store, _: object, id: string) {
  const subscription = await retrieve(store, 'subscription', id)
  if (hasEnded(subscription)) throw missing('subscription', id)
  return end(store, subscription, 'cancellation_requested')
}
