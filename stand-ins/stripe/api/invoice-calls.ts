import { z } from 'zod'
import { payInvoice } from '../payments/invoice-payments.ts'
import { findOrMakeMethod } from '../payments/payment-methods.ts'
import { retrieve, type Store } from '../store/store.ts'
import { invalid, StripeError } from '../stripe-error.ts'
import { cardOf } from '../subscriptions/subscriptions.ts'
import { call, page } from './call.ts'
import { Expand, ExpandOnly, Page } from './form.ts'

const List = z.strictObject({
  ...Page,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
})

const Pay = z.strictObject({
  payment_method: z.string().optional(),
  expand: Expand,
})

export const invoiceCalls = [
  call('GET', '/v1/invoices', List, (store, params) =>
    page(store, 'invoice', params, {
      url: '/v1/invoices',
      where: {
        customer: params.customer,
        status: params.status,
        'parent.subscription_details.subscription': params.subscription,
      },
    }),
  ),
  call('GET', '/v1/invoices/:id', ExpandOnly, (store, _, id) => retrieve(store, 'invoice', id)),
  call('POST', '/v1/invoices/:id/pay', Pay, pay),
]

async function pay(store: Store, given: z.infer<typeof Pay>, id: string) {
  const invoice = await retrieve(store, 'invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid')
  if (invoice.status !== 'open')
    throw invalid(`This invoice cannot be paid because its status is ${invoice.status}.`)
  const subscription = await retrieve(
    store,
    'subscription',
    invoice.parent.subscription_details.subscription,
  )
  const method = given.payment_method
    ? await findOrMakeMethod(store, given.payment_method)
    : await cardOf(store, subscription)
  if (!method)
    throw invalid(
      'There is no default_payment_method set on this Customer or Invoice. Please set a default_payment_method.',
    )
  const intent = await payInvoice(store, invoice, method)
  if (intent.status === 'requires_action') throw actionRequired()
  return retrieve(store, 'invoice', id)
}

const actionRequired = () =>
  new StripeError(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
  })
