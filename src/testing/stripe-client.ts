import Stripe from 'stripe'
import type { StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'

/** Stripe's own client, to look at what the stand-in has, and to do what happens outside of the product. */
export function stripeClient(
  { account, fetch }: Pick<StripeStandIn, 'account' | 'fetch'>,
  secretKey = account.secretKey,
): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init))),
  })
}
