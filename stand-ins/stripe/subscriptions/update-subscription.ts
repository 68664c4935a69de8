import { z } from 'zod'
import { Expand, flag } from '../api/form.ts'
import { attach, findOrMakeMethod } from '../payments/payment-methods.ts'
import type { Subscription } from '../store/objects.ts'
import { retrieve, type Store } from '../store/store.ts'
import { invalid, notTheirs } from '../stripe-error.ts'
import { becauseOf, hasEnded, periodOf, save } from './subscriptions.ts'

export const PaymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
})

export const Update = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: z.string().optional(),
  expand: Expand,
})

/** Changes only the given fields. */
export async function updateSubscription(
  store: Store,
  { cancel_at_period_end, default_payment_method }: z.infer<typeof Update>,
  id: string,
) {
  const before = await retrieve(store, 'subscription', id)
  if (hasEnded(before))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  let after = before
  if (default_payment_method) after = await withCard(store, after, default_payment_method)
  if (cancel_at_period_end !== undefined && before.schedule)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  if (cancel_at_period_end !== undefined)
    after = withCancellation(after, cancel_at_period_end, store.at)
  return save(store, before, after)
}

async function withCard(
  store: Store,
  subscription: Subscription,
  methodId: string,
): Promise<Subscription> {
  const { customer } = subscription
  const method = await findOrMakeMethod(store, methodId)
  if (method.id === methodId && method.customer !== customer) throw notTheirs(methodId)
  const { id } = await attach(store, method, customer)
  return { ...subscription, default_payment_method: id }
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
