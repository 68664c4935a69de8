import { z } from 'zod'
import { call, page } from './call.ts'
import { readCard } from './cards.ts'
import {
  Expand,
  ExpandOnly,
  emptyable,
  flag,
  Metadata,
  mergeMetadata,
  Page,
  whole,
  words,
} from './form.ts'
import { type Ledger, need, put } from './ledger.ts'
import {
  attach,
  detach,
  findGivenMethod,
  findOrMakeMethod,
  newPaymentMethod,
} from './payment-methods.ts'
import { addSetupIntent, cancelSetup, confirmSetup } from './setups.ts'

const CreateMethod = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({ number: words, exp_month: whole, exp_year: whole, cvc: words.optional() }),
  billing_details: z
    .strictObject({ email: emptyable(words).optional(), name: emptyable(words).optional() })
    .optional(),
  metadata: Metadata.optional(),
  expand: Expand,
})

const ConfirmSetup = z.strictObject({
  payment_method: z.string().optional(),
  return_url: words.optional(),
  use_stripe_sdk: flag.optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  expand: Expand,
})

const CreateSetup = ConfirmSetup.extend({
  customer: z.string().optional(),
  confirm: flag.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  description: words.optional(),
  metadata: Metadata.optional(),
})

/** Cards, and the intents by which they become ready for payments to come. */
export const cardObjectCalls = [
  call('POST', '/v1/payment_methods', CreateMethod, createMethod),
  call(
    'GET',
    '/v1/payment_methods',
    z.strictObject({
      ...Page,
      customer: z.string().optional(),
      type: z.literal('card').optional(),
    }),
    (ledger, params) =>
      page(ledger, 'payment_method', params, {
        url: '/v1/payment_methods',
        where: { customer: params.customer },
      }),
  ),
  call('GET', '/v1/payment_methods/:id', ExpandOnly, (ledger, _, id) =>
    need(ledger, 'payment_method', id),
  ),
  call(
    'POST',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: z.string(), expand: Expand }),
    async (ledger, { customer }, id) => {
      const owner = await need(ledger, 'customer', customer, 'customer')
      return attach(ledger, await findOrMakeMethod(ledger, id), owner.id)
    },
  ),
  call('POST', '/v1/payment_methods/:id/detach', ExpandOnly, async (ledger, _, id) =>
    detach(ledger, await need(ledger, 'payment_method', id)),
  ),
  call('POST', '/v1/setup_intents', CreateSetup, createSetup),
  call(
    'GET',
    '/v1/setup_intents',
    z.strictObject({
      ...Page,
      customer: z.string().optional(),
      payment_method: z.string().optional(),
    }),
    (ledger, params) =>
      page(ledger, 'setup_intent', params, {
        url: '/v1/setup_intents',
        where: { customer: params.customer, payment_method: params.payment_method },
      }),
  ),
  call('GET', '/v1/setup_intents/:id', ExpandOnly, (ledger, _, id) =>
    need(ledger, 'setup_intent', id),
  ),
  call('POST', '/v1/setup_intents/:id/confirm', ConfirmSetup, async (ledger, given, id) => {
    const intent = await need(ledger, 'setup_intent', id)
    const wanted = given.payment_method ?? intent.payment_method
    const method = await findGivenMethod(ledger, wanted)
    return confirmSetup(ledger, intent, method)
  }),
  call(
    'POST',
    '/v1/setup_intents/:id/cancel',
    ExpandOnly.extend({ cancellation_reason: words.optional() }),
    async (ledger, _, id) => cancelSetup(ledger, await need(ledger, 'setup_intent', id)),
  ),
]

async function createMethod(ledger: Ledger, given: z.infer<typeof CreateMethod>) {
  const { number, exp_month, exp_year, cvc } = given.card
  const expiry = `${exp_month}/${exp_year}`
  const isAmex = /^3[47]/.test(number)
  const card = readCard({ number, expiry, cvc: cvc ?? (isAmex ? '1234' : '123') }, ledger.at)
  const method = newPaymentMethod(card, ledger.at, given.billing_details)
  const named = { ...method, metadata: mergeMetadata({}, given.metadata) }
  await put(ledger, named)
  return named
}

async function createSetup(ledger: Ledger, given: z.infer<typeof CreateSetup>) {
  const customer = given.customer
    ? await need(ledger, 'customer', given.customer, 'customer')
    : undefined
  const method = await findGivenMethod(ledger, given.payment_method)
  const intent = await addSetupIntent(ledger, {
    customer: customer?.id ?? null,
    paymentMethod: method?.id ?? null,
    metadata: mergeMetadata({}, given.metadata),
    description: given.description ?? null,
    allowedTypes: given.allowed_payment_method_types ?? null,
    ...(given.usage && { usage: given.usage }),
  })
  return given.confirm ? confirmSetup(ledger, intent, method) : intent
}
