import Stripe from 'stripe'
import type { StripeStandIn } from '#stand-ins/stripe/stripe-stand-in.ts'

/** The official client on the stand-in, for assertions and for actions outside of the product. */
export function stripeClient(
  { account, fetch }: Pick<StripeStandIn, 'account' | 'fetch'>,
  secretKey = account.secretKey,
): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init))),
  })
}
