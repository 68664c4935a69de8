import { describe, expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { type Payments, ProviderRefusal, type Subscription } from './payments.ts'
import { createStripePayments } from './stripe-payments.ts'

interface Answer {
  status?: number
  body: object
}

const account = {
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  prices: { monthly: 'price_1', annual: 'price_2' },
}

/** A provider that answers each call, such as `DELETE /v1/subscriptions/sub_1`, in one way. */
function openPayments(answers: Record<string, Answer>): { payments: Payments; calls: string[] } {
  const calls: string[] = []
  const fetch = async ({ method, url }: Request) => {
    const call = `${method} ${new URL(url).pathname}`
    calls.push(call)
    const { status = 200, body } = answers[call] ?? refusal(404, 'resource_missing')
    return new Response(JSON.stringify(body), { status })
  }
  const reach = { fetch, maxNetworkRetries: 0 }
  return { payments: createStripePayments(account, createLog('silent'), reach), calls }
}

const refusal = (status: number, code?: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: 'No.' } },
})
const uncoded = refusal(400)
const malformed = refusal(400, 'parameter_unknown')

const CANCEL = 'DELETE /v1/subscriptions/sub_1'
const READ = 'GET /v1/subscriptions/sub_1'
const CANCEL_SETUP = 'POST /v1/setup_intents/seti_1/cancel'
const canceled = { body: { id: 'sub_1', status: 'canceled', pending_setup_intent: 'seti_1' } }

const EXPIRE = 'POST /v1/checkout/sessions/cs_1/expire'
const READ_SESSION = 'GET /v1/checkout/sessions/cs_1'
const session = (status: string) => ({ body: { id: 'cs_1', status } })

const PAY = 'POST /v1/invoices/in_1/pay'
const READ_INVOICE = 'GET /v1/invoices/in_1'
const invoice = (status: string) => ({ body: { id: 'in_1', status } })
const changed = {
  'POST /v1/customers/cus_1': { body: { id: 'cus_1' } },
  'POST /v1/subscriptions/sub_1': { body: { id: 'sub_1' } },
}

const cancelSubscription = (payments: Payments) => payments.cancelSubscription('sub_1')
const expireCheckout = (payments: Payments) => payments.expireCheckout('cs_1')
const updateDefaultCard = (payments: Payments) =>
  payments.updateDefaultCard({
    customerId: 'cus_1',
    cardId: 'pm_1',
    subscription: { id: 'sub_1', openInvoiceId: 'in_1' } as Subscription,
  })

describe('a second call does not repeat the first', () => {
  test.each<[string, (payments: Payments) => Promise<void>, Record<string, Answer>]>([
    [
      'a subscription that was canceled',
      cancelSubscription,
      { [READ]: canceled, [CANCEL_SETUP]: refusal(400, 'setup_intent_unexpected_state') },
    ],
    ['a subscription that is gone with its customer', cancelSubscription, {}],
    [
      'a checkout that has expired',
      expireCheckout,
      { [EXPIRE]: uncoded, [READ_SESSION]: session('expired') },
    ],
    [
      'a checkout that is paid',
      expireCheckout,
      { [EXPIRE]: uncoded, [READ_SESSION]: session('complete') },
    ],
    ['a checkout that is gone', expireCheckout, {}],
    [
      'an invoice that is paid',
      updateDefaultCard,
      { ...changed, [PAY]: uncoded, [READ_INVOICE]: invoice('paid') },
    ],
    [
      'an invoice that is void',
      updateDefaultCard,
      { ...changed, [PAY]: uncoded, [READ_INVOICE]: invoice('void') },
    ],
  ])('%s', async (_what, call, answers) => {
    await expect(call(openPayments(answers).payments)).resolves.toBeUndefined()
  })

  test('the card form of a canceled subscription is closed, too', async () => {
    const { payments, calls } = openPayments({ [READ]: canceled, [CANCEL_SETUP]: { body: {} } })
    await payments.cancelSubscription('sub_1')
    expect(calls).toEqual([CANCEL, READ, CANCEL_SETUP])
  })
})

describe('a refusal for another reason does not count as done', () => {
  test.each<[string, (payments: Payments) => Promise<void>, Record<string, Answer>]>([
    ['a malformed cancel', cancelSubscription, { [CANCEL]: malformed }],
    ['a cancel that is refused without a code', cancelSubscription, { [CANCEL]: uncoded }],
    [
      'a cancel with a parameter that names nothing',
      cancelSubscription,
      { [CANCEL]: refusal(400, 'resource_missing') },
    ],
    [
      'a malformed cancel of the card form',
      cancelSubscription,
      { [CANCEL]: canceled, [CANCEL_SETUP]: malformed },
    ],
    [
      'a checkout that is open still',
      expireCheckout,
      { [EXPIRE]: uncoded, [READ_SESSION]: session('open') },
    ],
    [
      'an invoice that is open still',
      updateDefaultCard,
      { ...changed, [PAY]: malformed, [READ_INVOICE]: invoice('open') },
    ],
  ])('%s', async (_what, call, answers) => {
    await expect(call(openPayments(answers).payments)).rejects.toBeInstanceOf(ProviderRefusal)
  })
})

// Stripe replays a refusal to its idempotency key, but not an answer given before it read the key.
test.each([
  [400, true],
  [500, true],
  [409, false],
  [429, false],
])('a failure with status %i is replayed to its key: %s', async (status, isReplayed) => {
  const { payments } = openPayments({ 'POST /v1/customers': refusal(status) })
  const failure = await payments
    .createCustomer({ userId: '1', email: 'ada@example.com' }, 'key')
    .catch((error) => error)
  expect(failure).toMatchObject({ code: 'billing_unavailable' })
  expect(failure instanceof ProviderRefusal).toBe(isReplayed)
})

test.each([
  ['succeeded', 599],
  ['pending', 599],
  ['failed', 0],
  ['canceled', 0],
])('a refund of $5.99 that is %s has given back %i cents', async (status, cents) => {
  const paid = { status: 'paid', payment: { payment_intent: 'pi_1' } }
  const { payments } = openPayments({
    [READ]: { body: { id: 'sub_1', latest_invoice: { payments: { data: [paid] } } } },
    'POST /v1/refunds': { body: { id: 're_1', amount: 599, status } },
  })
  expect(await payments.refundLatestPayment('sub_1', 'key')).toBe(cents)
})
