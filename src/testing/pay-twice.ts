import type Stripe from 'stripe'
import { saveTrial } from '#billing/trials-table.ts'
import type { Payer } from './payer.ts'
import { settleSyncs } from './settle-webhooks.ts'
import { stripeClient } from './stripe-client.ts'
import type { TestApp } from './test-app.ts'
import { cards } from './test-cards.ts'

/**
 * A user without a trial pays for a monthly and an annual subscription before the product can end either, so
 * that both are active.
 */
export async function payTwice(
  app: TestApp,
  payer: Payer,
  /** Called with the payment intents when both have succeeded, before any webhook is delivered. */
  onPaid: (intents: string[]) => Promise<void> = async () => {},
) {
  const stripe = stripeClient(app.stripe)
  await saveTrial(app.database.db, payer.id, { isUsed: true })
  await payer.begin('monthly')
  const [customer] = (await stripe.customers.list({ email: payer.email })).data
  const second = await stripe.subscriptions.create({
    customer: customer?.id ?? '',
    items: [{ price: app.stripe.account.prices.annual }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
  })
  const { data } = await stripe.subscriptions.list({
    customer: second.customer as string,
    status: 'incomplete',
    expand: ['data.latest_invoice.payments.data.payment.payment_intent'],
  })
  const intents = data.flatMap(({ latest_invoice }) => {
    const [payment] = (latest_invoice as Stripe.Invoice).payments?.data ?? []
    return [payment?.payment.payment_intent as Stripe.PaymentIntent]
  })
  await withDelayedWebhooks(app, payer, async () => {
    await Promise.all(
      intents.map(({ client_secret }) => payer.enter(client_secret ?? '', cards.good())),
    )
    await onPaid(intents.map(({ id }) => id))
  })
  return { subscriptions: data.map(({ id }) => id), intents: intents.map(({ id }) => id) }
}

/** Delivers webhooks only after the work is done. */
async function withDelayedWebhooks(
  { stripe, database, request }: TestApp,
  payer: Payer,
  work: () => Promise<void>,
) {
  await stripe.stop()
  await settleSyncs(database.db, [payer])
  await work()
  await stripe.start(async (webhook) => request(new URL(webhook.url).pathname, webhook))
}
