import type Stripe from 'stripe'
import type { Payments } from './payments.ts'
import type { StripeContext } from './stripe-client.ts'
import { isMissing, isRefunded, undefinedIf } from './stripe-errors.ts'
import { paidIntentsOf } from './stripe-subscription.ts'

export function createStripeRefunds(context: StripeContext): Pick<Payments, 'refundLatestPayment'> {
  const { stripe, callStripe } = context
  return {
    refundLatestPayment: (subscriptionId, key) =>
      callStripe(async () => {
        const params = { expand: ['latest_invoice.payments'] }
        const found = await undefinedIf(
          isMissing,
          stripe.subscriptions.retrieve(subscriptionId, params),
        )
        let cents = 0
        for (const id of paidIntentsOf(found))
          cents += await refundOnce(context, id, `${key}:${id}`)
        return cents
      }),
  }
}

/** @returns cents */
async function refundOnce(
  context: StripeContext,
  payment_intent: string,
  idempotencyKey: string,
): Promise<number> {
  const { refunds } = context.stripe
  try {
    const params = { payment_intent, reason: 'duplicate' as const }
    return refundedCents(context, await refunds.create(params, { idempotencyKey }))
  } catch (error) {
    if (!isRefunded(error)) throw error
    // Refunded in the dashboard, or under a key that has expired since.
    const { data } = await refunds.list({ payment_intent, limit: 100 })
    return data.reduce((sum, each) => sum + refundedCents(context, each), 0)
  }
}

function refundedCents({ log }: StripeContext, { id, amount, status }: Stripe.Refund): number {
  if (status !== 'failed' && status !== 'canceled') return amount
  log.error({ refund: id }, 'A refund failed; the operator has to return the money by hand')
  return 0
}
