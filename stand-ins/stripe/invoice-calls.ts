import { z } from 'zod'
import { call, page } from './call.ts'
import { confirmPayment, markPaid, openAfterPayment, pay } from './collect.ts'
import { Expand, ExpandOnly, flag, Page, words } from './form.ts'
import { newInvoice } from './invoices.ts'
import { type Ledger, need } from './ledger.ts'
import type { Invoice, Subscription } from './objects.ts'
import { findGivenMethod, findOrMakeMethod } from './payment-methods.ts'
import { nextPeriodEnd } from './period.ts'
import { invalid, StripeError } from './stripe-error.ts'
import { liveSubscriptions } from './subscribe.ts'
import { cardOf, periodOf } from './subscriptions.ts'

const List = z.strictObject({
  ...Page,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
})

const Pay = z.strictObject({
  payment_method: z.string().optional(),
  off_session: flag.optional(),
  paid_out_of_band: flag.optional(),
  expand: Expand,
})

const Preview = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  expand: Expand,
})

const Confirm = z.strictObject({
  payment_method: z.string().optional(),
  off_session: flag.optional(),
  return_url: words.optional(),
  use_stripe_sdk: flag.optional(),
  expand: Expand,
})

export const invoiceCalls = [
  call('GET', '/v1/invoices', List, (ledger, params) =>
    page(ledger, 'invoice', params, {
      url: '/v1/invoices',
      where: {
        customer: params.customer,
        status: params.status,
        'parent.subscription_details.subscription': params.subscription,
      },
    }),
  ),
  call('POST', '/v1/invoices/create_preview', Preview, preview),
  call('GET', '/v1/invoices/:id', ExpandOnly, (ledger, _, id) => need(ledger, 'invoice', id)),
  call('POST', '/v1/invoices/:id/pay', Pay, payInvoice),
  call(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...Page, invoice: z.string().optional(), status: z.string().optional() }),
    (ledger, params) =>
      page(ledger, 'invoice_payment', params, {
        url: '/v1/invoice_payments',
        where: { invoice: params.invoice, status: params.status },
      }),
  ),
  call('GET', '/v1/payment_intents/:id', ExpandOnly, (ledger, _, id) =>
    need(ledger, 'payment_intent', id),
  ),
  call('POST', '/v1/payment_intents/:id/confirm', Confirm, async (ledger, given, id) => {
    const intent = await need(ledger, 'payment_intent', id)
    const wanted = given.payment_method ?? intent.payment_method
    const method = await findGivenMethod(ledger, wanted)
    return confirmPayment(ledger, intent, method, given.off_session)
  }),
]

async function payInvoice(ledger: Ledger, given: z.infer<typeof Pay>, id: string) {
  const invoice = await need(ledger, 'invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid')
  if (invoice.status !== 'open')
    throw invalid(`This invoice cannot be paid because its status is ${invoice.status}.`)
  if (given.paid_out_of_band) return payElsewhere(ledger, invoice)
  const subscription = await need(
    ledger,
    'subscription',
    invoice.parent.subscription_details.subscription,
  )
  const method = given.payment_method
    ? await findOrMakeMethod(ledger, given.payment_method)
    : await cardOf(ledger, subscription)
  if (!method)
    throw invalid(
      'There is no default_payment_method set on this Customer or Invoice. Please set a default_payment_method.',
    )
  const intent = await pay(ledger, invoice, { method })
  if (intent.status === 'requires_action') throw needsOwner()
  return need(ledger, 'invoice', id)
}

async function payElsewhere(ledger: Ledger, invoice: Invoice) {
  const paid = await markPaid(ledger, invoice)
  await openAfterPayment(ledger, paid)
  return paid
}

const needsOwner = () =>
  new StripeError(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
  })

/** What would be charged next, if all stays as it is. */
async function preview(ledger: Ledger, given: z.infer<typeof Preview>) {
  const subscription = await wanted(ledger, given)
  const [item] = subscription?.items.data ?? []
  const charges = ['trialing', 'active', 'past_due'].includes(subscription?.status ?? '')
  if (!subscription || !item || !charges || subscription.cancel_at_period_end)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: ${given.customer ?? subscription?.customer ?? ''}`,
    })
  const { end: start } = periodOf(subscription)
  const anchor = subscription.billing_cycle_anchor
  const period = { start, end: nextPeriodEnd(anchor, start, item.price.recurring) }
  const customer = await need(ledger, 'customer', subscription.customer)
  const drawn = newInvoice(ledger, subscription, customer, {
    reason: 'upcoming',
    period,
    isFree: false,
  })
  return {
    ...drawn,
    id: drawn.id.replace('in_', 'upcoming_in_'),
    status: 'draft',
    number: null,
    effective_at: null,
    next_payment_attempt: start,
    status_transitions: { ...drawn.status_transitions, finalized_at: null },
  }
}

async function wanted(
  ledger: Ledger,
  { subscription, customer }: z.infer<typeof Preview>,
): Promise<Subscription | undefined> {
  if (subscription) return need(ledger, 'subscription', subscription, 'subscription')
  if (!customer)
    throw invalid('You must specify at least one of `customer`, `subscription`.', {
      code: 'parameter_missing',
    })
  await need(ledger, 'customer', customer, 'customer')
  return (await liveSubscriptions(ledger, customer))[0]
}
