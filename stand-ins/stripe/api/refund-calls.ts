import { z } from 'zod'
import { chargeIdOf } from '../payments/payment-intents.ts'
import type { PaymentIntent, Refund } from '../store/objects.ts'
import { emitEvent, list, newId, put, retrieve, type Store } from '../store/store.ts'
import { invalid } from '../stripe-error.ts'
import { call, page } from './call.ts'
import { Expand, Metadata, mergeMetadata, Page } from './form.ts'

const Create = z.strictObject({
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: Metadata.optional(),
  expand: Expand,
})

const List = z.strictObject({ ...Page, payment_intent: z.string().optional() })

export const refundCalls = [
  call('POST', '/v1/refunds', Create, create),
  call('GET', '/v1/refunds', List, (store, params) =>
    page(store, 'refund', params, {
      url: '/v1/refunds',
      where: { payment_intent: params.payment_intent },
    }),
  ),
]

async function create(store: Store, given: z.infer<typeof Create>): Promise<Refund> {
  const { payment_intent: id } = given
  if (!id)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = await retrieve(store, 'payment_intent', id, 'payment_intent')
  if (intent.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`)
  if ((await list(store, 'refund', { where: { payment_intent: id } })).length > 0)
    throw invalid(`Charge ${chargeIdOf(intent)} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  const refund = newRefund(store.at, intent, given)
  await put(store, refund)
  await emitEvent(store, 'refund.created', refund)
  return refund
}

function newRefund(
  at: number,
  intent: PaymentIntent,
  { reason, metadata }: z.infer<typeof Create>,
): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: intent.amount_received,
    balance_transaction: null,
    charge: chargeIdOf(intent),
    created: at,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: mergeMetadata({}, metadata),
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
