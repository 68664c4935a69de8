import { expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { createStripePayments } from './stripe-payments.ts'

const account = {
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  prices: { monthly: 'price_m', annual: 'price_y' },
}
const START = Date.parse('2026-11-21T00:00:00Z') / 1000

/** The fields of Stripe's answer that we read. */
const invoice = (id: string, different: object = {}) => ({
  id,
  number: `COSMIC-${id}`,
  status: 'paid',
  attempted: true,
  amount_due: 599,
  amount_paid: 599,
  billing_reason: 'subscription_create',
  parent: { subscription_details: { subscription: `sub_${id}` } },
  created: START,
  status_transitions: { paid_at: START + 3600 },
  payments: { data: [{ payment: { payment_intent: `pi_${id}` } }] },
  lines: {
    data: [
      {
        period: { start: START, end: START + 30 * 86_400 },
        pricing: { price_details: { price: 'price_m' } },
      },
    ],
  },
  ...different,
})
const charge = (intent: string, different: object = {}) => ({
  paid: true,
  payment_intent: intent,
  amount_refunded: 0,
  payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  ...different,
})

async function listed(invoices: object[], charges: object[]) {
  const answers: Record<string, object> = {
    '/v1/invoices': { object: 'list', data: invoices },
    '/v1/charges': { object: 'list', data: charges },
  }
  const asked: string[] = []
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    return new Response(JSON.stringify(answers[pathname]))
  }
  const payments = createStripePayments(account, createLog('silent'), { fetch })
  return { asked, found: await payments.listInvoices('cus_1') }
}

test('an invoice has its plan, period and the card that paid it', async () => {
  const declined = charge('pi_1', { paid: false, payment_method_details: null })
  const { found } = await listed([invoice('1')], [declined, charge('pi_1'), charge('pi_2')])
  expect(found).toEqual([
    {
      id: '1',
      number: 'COSMIC-1',
      status: 'paid',
      plan: 'monthly',
      begins: 'sub_1',
      periodStart: new Date(START * 1000),
      periodEnd: new Date((START + 30 * 86_400) * 1000),
      amountCents: 599,
      refundedCents: 0,
      createdAt: new Date(START * 1000),
      paidAt: new Date((START + 3600) * 1000),
      card: { brand: 'visa', last4: '4242' },
    },
  ])
})

test('a renewal, or the first payment after a trial, begins no subscription', async () => {
  const renewal = invoice('1', { billing_reason: 'subscription_cycle' })
  const { found } = await listed([renewal], [charge('pi_1')])
  expect(found).toMatchObject([{ id: '1', begins: null }])
})

test.each([
  ['paid', 0, 'paid'],
  ['paid', 100, 'partly_refunded'],
  ['paid', 599, 'refunded'],
  ['open', 0, 'unpaid'],
  ['void', 0, 'unpaid'],
  ['uncollectible', 0, 'unpaid'],
])('%s, with %i cents refunded, is %s', async (status, amount_refunded, ours) => {
  const { found } = await listed([invoice('1', { status })], [charge('pi_1', { amount_refunded })])
  expect(found).toMatchObject([{ status: ours, refundedCents: amount_refunded }])
})

test('trials, drafts and abandoned payment pages are left out, without asking for charges', async () => {
  const { found, asked } = await listed(
    [
      invoice('trial', { amount_due: 0, amount_paid: 0 }),
      invoice('draft', { status: 'draft' }),
      invoice('abandoned', { status: 'open', attempted: false }),
    ],
    [],
  )
  expect(found).toEqual([])
  expect(asked).toEqual(['/v1/invoices'])
})
