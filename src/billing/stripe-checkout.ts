import type Stripe from 'stripe'
import type { Checkout, Payments } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { isMissing, undefinedIf, unlessDone } from './stripe-errors.ts'
import { idOf } from './stripe-subscription.ts'
import { trialParams } from './stripe-trial.ts'

export function createStripeCheckout({
  stripe,
  callStripe,
  prices,
}: StripeContext): Pick<Payments, 'createCheckout' | 'retrieveCheckout' | 'expireCheckout'> {
  const { sessions } = stripe.checkout
  return {
    createCheckout: (params, idempotencyKey) =>
      callStripe(async () => {
        const { userId, customerId, plan, trialDays, successUrl, cancelUrl } = params
        const session = await sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: prices[plan], quantity: 1 }],
            payment_method_collection: 'always',
            subscription_data: { ...trialParams(trialDays), metadata: { userId } },
            metadata: { userId, plan },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        )
        return toCheckout(session)
      }),

    retrieveCheckout: (checkoutId) =>
      callStripe(async () => {
        const session = await undefinedIf(isMissing, sessions.retrieve(checkoutId))
        return session && toCheckout(session)
      }),

    expireCheckout: (checkoutId) =>
      callStripe(() =>
        unlessDone(sessions.expire(checkoutId), async () => {
          const session = await undefinedIf(isMissing, sessions.retrieve(checkoutId))
          return session?.status !== 'open'
        }),
      ),
  }
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, status, customer, metadata, success_url } = session
  return {
    id,
    customerId: idOf(customer) ?? null,
    state: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
    url: url ?? null,
    plan: metadata?.plan ?? null,
    successUrl: success_url ?? null,
  }
}
