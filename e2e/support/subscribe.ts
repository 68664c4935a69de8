import type { Page } from 'playwright-core'
import type { BillingConfig, CreatedSubscription } from '../../src/contract/billing.ts'
import { cards } from '../../src/testing/test-cards.ts'
import { fromNewAddress } from './client-address.ts'
import { authorizationOf, signUp } from './sign-in.ts'

/** Starts the trial of the user on this page through the payment page's calls. */
export async function subscribe(page: Page, url: string) {
  await subscribeAs(url, { ...(await authorizationOf(page, url)), ...fromNewAddress() })
}

/** Signs up a new user on this page, with a trial. */
export async function signUpAndSubscribe(page: Page, url: string, email: string) {
  await signUp(page, url, email)
  await subscribe(page, url)
}

/** Starts a trial without a browser. */
export async function subscribeAs(url: string, headers: { authorization: string }) {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const config: BillingConfig = await (await fetch(`${url}/api/config`)).json()
  const { paymentForm, stripe } = config
  if (paymentForm?.kind !== 'embedded') throw new Error('No stand-in takes payments here')
  const { clientSecret }: CreatedSubscription = await post('/api/create-subscription', {
    plan: 'monthly',
    priceId: stripe.monthlyPriceId,
  })
  await post(`${paymentForm.api}/confirm`, {
    publishableKey: paymentForm.publishableKey,
    clientSecret,
    card: { number: cards.good(), expiry: '12/34', cvc: '123' },
  })
  const { subscriptionStatus } = await post('/api/sync-subscription', {})
  if (subscriptionStatus !== 'trialing') throw new Error(`It is ${subscriptionStatus}`)
}
