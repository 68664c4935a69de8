import Stripe from 'stripe'
import type { TestApp } from './test-app.ts'

/** Stripe's own client, to look at what the stand-in has, and to do what happens outside of the product. */
export function stripeClient({ stripe: { account, fetch } }: Pick<TestApp, 'stripe'>): Stripe {
  return new Stripe(account.secretKey, {
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init))),
  })
}
