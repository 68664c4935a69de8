import Stripe from 'stripe'
import { WEBHOOK_PATH } from '#billing/webhooks.ts'
import type { TestApp } from './test-app.ts'

/** Delivers an event as the payment provider does, signed with its secret or another one. */
export async function postWebhook(
  app: Pick<TestApp, 'request' | 'stripe'>,
  payload: string,
  secret = app.stripe.account.webhookSecret,
) {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  const headers = { 'stripe-signature': signature }
  return app.request(WEBHOOK_PATH, { method: 'POST', headers, body: payload })
}
