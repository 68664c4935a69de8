import type Stripe from 'stripe'
import type { CardSetup, Payments } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { isMissing, undefinedIf, unlessDone } from './stripe-errors.ts'
import { idOf } from './stripe-subscription.ts'

/** Changing the card: a setup intent confirms the new one, which then becomes the default. */
export function createStripeCards({
  stripe,
  callStripe,
}: StripeContext): Pick<Payments, 'createCardSetup' | 'retrieveCardSetup' | 'updateDefaultCard'> {
  async function payInvoice(invoiceId: string, cardId: string) {
    const { invoices } = stripe
    const idempotencyKey = `pay:${invoiceId}:${cardId}`
    await unlessDone(
      invoices.pay(invoiceId, { payment_method: cardId }, { idempotencyKey }),
      async () => (await invoices.retrieve(invoiceId)).status !== 'open',
    )
  }

  /** Otherwise the next phase of the schedule would bring back the card before. */
  async function updateSchedule(scheduleId: string | undefined, cardId: string) {
    if (!scheduleId) return
    const default_settings = { default_payment_method: cardId }
    await stripe.subscriptionSchedules.update(scheduleId, { default_settings })
  }

  return {
    createCardSetup: ({ customerId, userId }, idempotencyKey) =>
      callStripe(async () => {
        const params: Stripe.SetupIntentCreateParams = {
          customer: customerId,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          metadata: { userId, purpose: 'change of card' },
        }
        return toCardSetup(await stripe.setupIntents.create(params, { idempotencyKey }))
      }),

    retrieveCardSetup: (id) =>
      callStripe(async () => {
        const intent = await undefinedIf(isMissing, stripe.setupIntents.retrieve(id))
        return intent && toCardSetup(intent)
      }),

    updateDefaultCard: ({ customerId, cardId, subscription }) =>
      callStripe(async () => {
        await stripe.customers.update(customerId, {
          invoice_settings: { default_payment_method: cardId },
        })
        if (!subscription) return
        const changed = await stripe.subscriptions.update(subscription.id, {
          default_payment_method: cardId,
        })
        await updateSchedule(idOf(changed.schedule), cardId)
        if (subscription.openInvoiceId) await payInvoice(subscription.openInvoiceId, cardId)
      }),
  }
}

function toCardSetup({ id, status, client_secret, payment_method }: Stripe.SetupIntent): CardSetup {
  return {
    id,
    state: stateOf(status),
    clientSecret: client_secret ?? '',
    cardId: idOf(payment_method) ?? null,
  }
}

function stateOf(status: Stripe.SetupIntent.Status): CardSetup['state'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'canceled' ? 'canceled' : 'open'
}
