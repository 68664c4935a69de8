import type { Page } from 'playwright-core'
import type { BillingConfig, CreatedSubscription } from '../../src/contract/billing.ts'
import { cards } from '../../src/testing/test-cards.ts'
import { fromNewAddress } from './client-address.ts'
import { authorizationOf, signUp } from './door.ts'

/** Begins the trial of whoever is logged in on this page, as the payment page does. */
export async function subscribe(page: Page, url: string) {
  await subscribeAs(url, { ...(await authorizationOf(page, url)), ...fromNewAddress() })
}

/** A new person in their trial, logged in on this page. */
export async function signUpAndSubscribe(page: Page, url: string, email: string) {
  await signUp(page, url, email)
  await subscribe(page, url)
}

/** The same without a browser. */
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
