import { z } from 'zod'
import { readCard } from '../payments/cards.ts'
import { findGivenMethod, newPaymentMethod } from '../payments/payment-methods.ts'
import { addSetupIntent, cancelSetup, confirmSetup } from '../payments/setup-intents.ts'
import { put, retrieve, type Store } from '../store/store.ts'
import { call, page } from './call.ts'
import { Expand, ExpandOnly, Metadata, mergeMetadata, Page, whole, words } from './form.ts'

const CreateMethod = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({ number: words, exp_month: whole, exp_year: whole, cvc: words.optional() }),
  expand: Expand,
})

const ConfirmSetup = z.strictObject({
  payment_method: z.string().optional(),
  expand: Expand,
})

const CreateSetup = z.strictObject({
  customer: z.string().optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  metadata: Metadata.optional(),
  expand: Expand,
})

/** Payment methods and setup intents. */
export const cardObjectCalls = [
  call('POST', '/v1/payment_methods', CreateMethod, createMethod),
  call('GET', '/v1/payment_methods/:id', ExpandOnly, (store, _, id) =>
    retrieve(store, 'payment_method', id),
  ),
  call('POST', '/v1/setup_intents', CreateSetup, createSetup),
  call(
    'GET',
    '/v1/setup_intents',
    z.strictObject({ ...Page, customer: z.string().optional() }),
    (store, params) =>
      page(store, 'setup_intent', params, {
        url: '/v1/setup_intents',
        where: { customer: params.customer },
      }),
  ),
  call('GET', '/v1/setup_intents/:id', ExpandOnly, (store, _, id) =>
    retrieve(store, 'setup_intent', id),
  ),
  call('POST', '/v1/setup_intents/:id/confirm', ConfirmSetup, async (store, given, id) => {
    const intent = await retrieve(store, 'setup_intent', id)
    const methodId = given.payment_method ?? intent.payment_method
    const method = await findGivenMethod(store, methodId)
    return confirmSetup(store, intent, method)
  }),
  call('POST', '/v1/setup_intents/:id/cancel', ExpandOnly, async (store, _, id) =>
    cancelSetup(store, await retrieve(store, 'setup_intent', id)),
  ),
]

async function createMethod(store: Store, given: z.infer<typeof CreateMethod>) {
  const { number, exp_month, exp_year, cvc } = given.card
  const expiry = `${exp_month}/${exp_year}`
  const isAmex = /^3[47]/.test(number)
  const card = readCard({ number, expiry, cvc: cvc ?? (isAmex ? '1234' : '123') }, store.at)
  const method = newPaymentMethod(card, store.at)
  await put(store, method)
  return method
}

async function createSetup(store: Store, given: z.infer<typeof CreateSetup>) {
  const customer = given.customer
    ? await retrieve(store, 'customer', given.customer, 'customer')
    : undefined
  return addSetupIntent(store, {
    customer: customer?.id ?? null,
    metadata: mergeMetadata({}, given.metadata),
    allowedTypes: given.allowed_payment_method_types ?? null,
    ...(given.usage && { usage: given.usage }),
  })
}
