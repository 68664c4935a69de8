import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { type Interceptor, interceptStripe } from '#testing/intercepted-stripe.ts'
import { payTwice } from '#testing/pay-twice.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { countEmails } from '#testing/received-email.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { listUnsettled } from './duplicates-table.ts'
import { sweepBilling } from './sweep.ts'
import { saveTrial } from './trials-table.ts'

let app: TestApp
let stripe: Stripe
const provider = interceptStripe()
beforeAll(async () => {
  app = await openTestApp({ reachStripe: provider.reach })
  stripe = stripeClient(app.stripe)
})
afterEach(() => {
  provider.intercept = undefined
})
afterAll(() => app.close())

const isRefund = ({ method, url }: Request) => method === 'POST' && url.endsWith('/v1/refunds')
const isEnd = ({ method, url }: Request) => method === 'DELETE' && /subscriptions/.test(url)

/** What was refunded to a user, and how many emails said so. */
async function refundsOf({ email }: Payer) {
  const { data } = await stripe.refunds.list({ limit: 100 })
  const customers = (await stripe.customers.list({ email })).data.map(({ id }) => id)
  await countEmails(app, email)
  const refundEmails = (await listReceivedEmails(app.database.db, email)).filter(({ subject }) =>
    /^We are refunding/.test(subject),
  )
  return {
    cents: data
      .filter(({ customer }) => customers.includes(customer as string))
      .map(({ amount }) => amount),
    refundEmails: refundEmails.map(({ subject }) => subject),
  }
}

describe('while a second payment is given back, the provider', () => {
  test.each<[string, Interceptor]>([
    [
      'fails before it has ended the subscription',
      async (request, ask) => {
        if (isEnd(request)) throw new TypeError('fetch failed')
        return ask(request)
      },
    ],
    [
      'does not understand that it is to end the subscription',
      async (request, ask) => {
        const error = { type: 'invalid_request_error', code: 'parameter_unknown', message: 'No.' }
        return isEnd(request) ? Response.json({ error }, { status: 400 }) : ask(request)
      },
    ],
    [
      'fails before it has given anything back',
      async (request, ask) => {
        if (isRefund(request)) throw new TypeError('fetch failed')
        return ask(request)
      },
    ],
    [
      'gives it back and its answer is lost',
      async (request, ask) => {
        const response = await ask(request)
        if (isRefund(request)) throw new TypeError('connection reset')
        return response
      },
    ],
  ])('%s: access stays open meanwhile, and the refund happens once', async (what, fails) => {
    const payer = await openPayer(app, `${what.replaceAll(' ', '-')}@example.com`)
    await payTwice(app, payer, async () => {
      provider.intercept = fails
    })
    expect((await payer.post('/api/sync-subscription')).status).toBe(200)
    expect(await payer.record()).toMatchObject({ status: 'active', hasAccess: true })
    expect((await refundsOf(payer)).refundEmails).toEqual([])
    expect(await listUnsettled(app.database.db, payer.id)).toHaveLength(1)

    provider.intercept = undefined
    await Promise.all([sweepBilling(app.billing), sweepBilling(app.billing)])
    expect(await listUnsettled(app.database.db, payer.id)).toEqual([])
    const { cents, refundEmails } = await refundsOf(payer)
    expect(cents).toHaveLength(1)
    expect(refundEmails).toEqual([`We are refunding $${((cents[0] ?? 0) / 100).toFixed(2)}`])
    const { data } = await stripe.subscriptions.list({ status: 'active', limit: 100 })
    const running = (await payer.record()).subscriptionId
    expect(data.filter(({ id }) => id === running)).toHaveLength(1)
  })
})

describe('a payment in the second in which its subscription is canceled', () => {
  test.each<[string, (payer: Payer) => Promise<Response>, number]>([
    ['for another plan', (payer) => payer.begin('annual'), 200],
    [
      'for the hosted checkout',
      (payer) => payer.post('/api/create-checkout-session', { plan: 'monthly' }),
      200,
    ],
    ['by its owner', (payer) => payer.post('/api/cancel-subscription'), 200],
  ])('%s is refunded', async (why, act, status) => {
    const payer = await openPayer(app, `${why.replaceAll(' ', '-')}@example.com`)
    await saveTrial(app.database.db, payer.id, { isUsed: true })
    const { clientSecret } = await (await payer.begin('monthly')).json()
    await settleWebhooks(app, [payer])
    const { subscriptionId } = await payer.record()
    expect(subscriptionId).toEqual(expect.any(String))
    const paid: string[] = []
    provider.intercept = async (request, ask) => {
      // Subscriptions left over from earlier tests may be canceled here as well.
      const isTheirs = request.url.includes(String(subscriptionId))
      if (isEnd(request) && isTheirs && paid.length === 0) {
        paid.push('now')
        paid.push((await payer.enter(clientSecret, cards.good())).status)
      }
      return ask(request)
    }
    expect((await act(payer)).status).toBe(status)
    expect(paid).toEqual(['now', 'succeeded'])
    expect(await refundsOf(payer)).toEqual({
      cents: [599],
      refundEmails: ['We are refunding $5.99'],
    })
    expect((await payer.record()).hasAccess).toBe(false)
  })
})

test('a payment refunded by hand, or under an expired key, is not refunded again', async () => {
  const payer = await openPayer(app, 'by-hand@example.com')
  const { subscriptions } = await payTwice(app, payer, async (intents) => {
    for (const payment_intent of intents) await stripe.refunds.create({ payment_intent })
  })
  await payer.post('/api/sync-subscription')
  expect(subscriptions).toHaveLength(2)
  const { cents, refundEmails } = await refundsOf(payer)
  expect(cents).toHaveLength(2)
  expect(refundEmails).toHaveLength(1)
  expect(await listUnsettled(app.database.db, payer.id)).toEqual([])
})

test('a user who deletes the account in the same minute is refunded as well', async () => {
  const payer = await openPayer(app, 'leaves@example.com')
  const refunded: string[] = []
  const { intents } = await payTwice(app, payer, async () => {
    provider.intercept = async (request, ask) => {
      if (isRefund(request)) refunded.push(await request.clone().text())
      return ask(request)
    }
  })
  const gone = await payer.visitor.call(
    'DELETE',
    '/api/auth/delete-account',
    undefined,
    payer.bearer,
  )
  expect(gone.status).toBe(200)
  expect(intents.filter((id) => refunded.some((form) => form.includes(id)))).toHaveLength(1)
})
