import { z } from 'zod'
import { Expand, emptyable, flag, Metadata, mergeMetadata, words } from './form.ts'
import { type Ledger, need } from './ledger.ts'
import type { Subscription } from './objects.ts'
import { endTrial } from './passing-time.ts'
import { attach, findOrMakeMethod } from './payment-methods.ts'
import { invalid, notTheirs } from './stripe-error.ts'
import { becauseOf, hasEnded, periodOf, save, withPeriod } from './subscriptions.ts'
import { endOfTrial, TrialSettings, trialEnd, trialSettings } from './trial.ts'

export const PaymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
})

export const Update = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: emptyable(z.string()).optional(),
  metadata: Metadata.optional(),
  description: emptyable(words).optional(),
  payment_settings: PaymentSettings.optional(),
  trial_settings: TrialSettings.optional(),
  trial_end: trialEnd.optional(),
  proration_behavior: z.enum(['create_prorations', 'none', 'always_invoice']).optional(),
  cancellation_details: z
    .strictObject({ comment: words.optional(), feedback: words.optional() })
    .optional(),
  off_session: flag.optional(),
  expand: Expand,
})

/** Only what is asked for changes. */
export async function changeSubscription(
  ledger: Ledger,
  given: z.infer<typeof Update>,
  id: string,
) {
  const before = await need(ledger, 'subscription', id)
  const allowed = ['metadata', 'cancellation_details', 'expand']
  if (hasEnded(before) && Object.keys(given).some((key) => !allowed.includes(key)))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  let after: Subscription = {
    ...before,
    metadata: mergeMetadata(before.metadata, given.metadata),
    description: given.description === undefined ? before.description : given.description,
    payment_settings: {
      payment_method_options: null,
      payment_method_types:
        given.payment_settings?.payment_method_types ??
        before.payment_settings?.payment_method_types ??
        null,
      save_default_payment_method:
        given.payment_settings?.save_default_payment_method ??
        before.payment_settings?.save_default_payment_method ??
        'off',
    },
    trial_settings: given.trial_settings
      ? trialSettings(given.trial_settings)
      : before.trial_settings,
    default_payment_method: await chosenCard(ledger, before, given.default_payment_method),
  }
  after = withDetails(after, given.cancellation_details)
  if (typeof given.trial_end === 'number') after = withTrialEnd(ledger, after, given)
  if (given.cancel_at_period_end !== undefined)
    after = withCancellation(after, given.cancel_at_period_end, ledger.at)
  const saved = await save(ledger, before, after)
  if (given.trial_end !== 'now' || saved.status !== 'trialing') return saved
  const ended = { ...saved, trial_end: ledger.at, billing_cycle_anchor: ledger.at }
  return endTrial(ledger, ended)
}

async function chosenCard(
  ledger: Ledger,
  { customer, default_payment_method }: Subscription,
  wanted: string | null | undefined,
) {
  if (wanted === undefined || wanted === null)
    return wanted === undefined ? default_payment_method : null
  const method = await findOrMakeMethod(ledger, wanted)
  if (method.id === wanted && method.customer !== customer) throw notTheirs(wanted)
  return (await attach(ledger, method, customer)).id
}

export function withDetails(
  subscription: Subscription,
  details: z.infer<typeof Update>['cancellation_details'],
): Subscription {
  if (!details) return subscription
  const reason = subscription.cancellation_details?.reason ?? null
  return { ...subscription, cancellation_details: becauseOf(reason, subscription, details) }
}

function withTrialEnd(
  ledger: Ledger,
  subscription: Subscription,
  given: z.infer<typeof Update>,
): Subscription {
  const until = endOfTrial(ledger.at, { trial_end: given.trial_end }) ?? ledger.at
  const start = subscription.trial_start ?? ledger.at
  const trialing: Subscription = {
    ...subscription,
    status: 'trialing',
    trial_start: start,
    trial_end: until,
    billing_cycle_anchor: until,
    hidden: { ...subscription.hidden, toldTrialEnd: false },
  }
  return withPeriod(trialing, { start, end: until })
}

function withCancellation(subscription: Subscription, ends: boolean, at: number): Subscription {
  return {
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? periodOf(subscription).end : null,
    canceled_at: ends ? at : null,
    cancellation_details: becauseOf(ends ? 'cancellation_requested' : null, subscription),
  }
}
