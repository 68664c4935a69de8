import type { Payments } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { isMissing, isSetupOver, undefinedIf } from './stripe-errors.ts'
import { releaseSchedule } from './stripe-plan-changes.ts'
import { EXPAND, idOf, toSubscription } from './stripe-subscription.ts'
import { trialParams } from './stripe-trial.ts'

type Subscriptions = Pick<
  Payments,
  'createSubscription' | 'setCancelAtPeriodEnd' | 'cancelSubscription'
>

export function createStripeSubscriptions({
  stripe,
  callStripe,
  prices,
}: StripeContext): Subscriptions {
  return {
    createSubscription: ({ userId, customerId, plan, trialDays }, idempotencyKey) =>
      callStripe(async () => {
        const created = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: prices[plan] }],
            payment_behavior: 'default_incomplete',
            payment_settings: {
              save_default_payment_method: 'on_subscription',
              payment_method_types: ['card'],
            },
            ...trialParams(trialDays),
            metadata: { userId },
            expand: EXPAND,
          },
          { idempotencyKey },
        )
        return toSubscription(created, prices)
      }),

    setCancelAtPeriodEnd: (subscriptionId, isSet) =>
      callStripe(async () => {
        // Stripe refuses to cancel a subscription that has a schedule.
        if (isSet) await releaseSchedule(stripe, subscriptionId)
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isSet })
      }),

    cancelSubscription: (subscriptionId) =>
      callStripe(async () => {
        const canceled =
          (await undefinedIf(isMissing, stripe.subscriptions.cancel(subscriptionId))) ??
          (await undefinedIf(isMissing, stripe.subscriptions.retrieve(subscriptionId)))
        const setup = idOf(canceled?.pending_setup_intent)
        // Another tab may still show the card form: confirming a card there must not succeed.
        if (setup) await undefinedIf(isSetupOver, stripe.setupIntents.cancel(setup))
      }),
  }
}
