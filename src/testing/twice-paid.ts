import type Stripe from 'stripe'
import { saveTrial } from '#billing/trials-table.ts'
import { allIsApplied } from './all-is-heard.ts'
import type { Payer } from './payer.ts'
import { stripeClient } from './stripe-client.ts'
import type { TestApp } from './test-app.ts'
import { cards } from './test-cards.ts'

/**
 * Somebody who has had their trial pays for two subscriptions before anybody could end either: one
 * monthly, one annual. Whoever asks then finds both of them running.
 */
export async function payTwice(
  app: TestApp,
  payer: Payer,
  /** Called with the payments when both have succeeded, before the product hears of it. */
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
  await withoutNotices(app, payer, async () => {
    await Promise.all(
      intents.map(({ client_secret }) => payer.enter(client_secret ?? '', cards.good())),
    )
    await onPaid(intents.map(({ id }) => id))
  })
  return { subscriptions: data.map(({ id }) => id), intents: intents.map(({ id }) => id) }
}

/** Does something while the product hears nothing; afterwards it hears all of it. */
async function withoutNotices(
  { stripe, database, request }: TestApp,
  payer: Payer,
  work: () => Promise<void>,
) {
  await stripe.stop()
  await allIsApplied(database.db, [payer])
  await work()
  await stripe.start(async (webhook) => request(new URL(webhook.url).pathname, webhook))
}
