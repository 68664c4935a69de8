import { z } from 'zod'
import { chargeIdOf } from '../payments/payment-intents.ts'
import type { PaymentIntent } from '../store/objects.ts'
import { find, list, listOf, type Store } from '../store/store.ts'
import { call } from './call.ts'
import { Page } from './form.ts'

const List = z.strictObject({ ...Page, customer: z.string() })

/** Charges are not stored: each succeeded payment intent has one. Declined attempts are not listed. */
export const chargeCalls = [
  call('GET', '/v1/charges', List, async (store, { customer, limit }) => {
    const where = { customer, status: 'succeeded' }
    const intents = await list(store, 'payment_intent', { where })
    const charges = await Promise.all(
      intents.slice(0, limit).map((intent) => chargeOf(store, intent)),
    )
    return listOf(charges, '/v1/charges', intents.length > limit)
  }),
]

async function chargeOf(store: Store, intent: PaymentIntent) {
  const { id, amount_received, created, currency, customer, payment_method } = intent
  const refunds = await list(store, 'refund', { where: { payment_intent: id } })
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const card = (await find(store, 'payment_method', payment_method ?? ''))?.card
  return {
    id: chargeIdOf(intent),
    object: 'charge',
    amount: amount_received,
    amount_captured: amount_received,
    amount_refunded: refunded,
    captured: true,
    created,
    currency,
    customer,
    livemode: false,
    paid: true,
    payment_intent: id,
    payment_method,
    payment_method_details: card
      ? {
          type: 'card',
          card: { brand: card.brand, last4: card.last4, fingerprint: card.fingerprint },
        }
      : null,
    refunded: refunded === amount_received,
    status: 'succeeded',
  }
}
