import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Interceptor, neverAnswer } from '#testing/intercepted-stripe.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let stripe: Stripe
/** Applied once, to the next request that creates something at this path. */
let fault: { path: string; hit: Interceptor } | undefined
const calls: { path: string; key: string | null }[] = []
const removed: string[] = []
beforeAll(async () => {
  app = await openTestApp({
    reachStripe: ({ fetch }) => ({
      timeout: 1_000,
      maxNetworkRetries: 0,
      async fetch(request) {
        const path = new URL(request.url).pathname
        if (request.method === 'DELETE') removed.push(path)
        if (request.method !== 'POST') return fetch(request)
        calls.push({ path, key: request.headers.get('idempotency-key') })
        if (fault?.path !== path) return fetch(request)
        const { hit } = fault
        fault = undefined
        return hit(request, fetch)
      },
    }),
  })
  stripe = stripeClient(app.stripe)
})
afterEach(() => {
  fault = undefined
  calls.length = 0
  removed.length = 0
})
afterAll(() => app.close())

const refusal = (status: number, error: object) => async () =>
  new Response(JSON.stringify({ error }), {
    status,
    headers: { 'content-type': 'application/json', 'stripe-should-retry': 'false' },
  })

const connectionReset: Interceptor = async (request, ask) => {
  await ask(request)
  throw new TypeError('connection reset')
}

const noAnswerInTime: Interceptor = async (request, ask) => {
  await ask(request)
  return neverAnswer(request)
}

/** The response of a proxy between us and the provider. */
const badGateway: Interceptor = async (request, ask) => {
  await ask(request)
  return new Response('<html>Bad Gateway</html>', { status: 502 })
}

const openCardForm = (payer: Payer) => payer.begin()
const openCheckout = (payer: Payer) =>
  payer.post('/api/create-checkout-session', { plan: 'monthly' })
const changeCard = async (payer: Payer) => {
  if ((await payer.record()).status === null) await payer.subscribe()
  return payer.post('/api/update-card')
}

let people = 0
const someone = () => {
  people += 1
  return openPayer(app, `lost${people}@example.com`)
}

async function madeFor({ email }: Payer) {
  const customers = (await stripe.customers.list({ email })).data
  const customer = customers[0]?.id ?? ''
  return {
    '/v1/customers': customers.length,
    '/v1/subscriptions': (await stripe.subscriptions.list({ customer })).data.length,
    '/v1/checkout/sessions': (await stripe.checkout.sessions.list({ customer })).data.length,
    '/v1/setup_intents': (await stripe.setupIntents.list({ customer })).data.filter(
      ({ metadata }) => metadata?.purpose === 'change of card',
    ).length,
  }
}

const makers = [
  ['/v1/customers', openCardForm],
  ['/v1/subscriptions', openCardForm],
  ['/v1/checkout/sessions', openCheckout],
  ['/v1/setup_intents', changeCard],
] as const

describe('when the response of the provider is lost after the object was created', () => {
  test.each(makers)(
    '%s: the next try asks under the same key, and one is made',
    async (path, make) => {
      const payer = await someone()
      if (make === changeCard) await payer.subscribe()
      fault = { path, hit: connectionReset }
      expect((await make(payer)).status).toBe(503)
      expect((await make(payer)).status).toBe(200)
      expect((await madeFor(payer))[path]).toBe(1)
    },
  )

  test.each([
    ['does not come in time', noAnswerInTime],
    ['is that of a proxy', badGateway],
  ])('and one that %s: one is made', async (_what, hit) => {
    const payer = await someone()
    fault = { path: '/v1/customers', hit }
    expect((await openCheckout(payer)).status).toBe(503)
    expect((await openCheckout(payer)).status).toBe(200)
    expect(await madeFor(payer)).toMatchObject({ '/v1/customers': 1, '/v1/checkout/sessions': 1 })
  })
})

describe('when what was created cannot be saved, because the database is down for a moment', () => {
  test.each(makers.slice(0, 3))('%s stays, and the next try finds it', async (path, make) => {
    const payer = await someone()
    const unsaved: Interceptor = async (request, ask) => {
      const answer = await ask(request)
      vi.spyOn(app.database.db, 'transaction').mockImplementationOnce(() => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' })
      })
      return answer
    }
    fault = { path, hit: unsaved }
    expect((await make(payer)).status).toBe(503)
    expect((await make(payer)).status).toBe(200)
    expect((await madeFor(payer))[path]).toBe(1)
    expect(removed).toEqual([])
  })
})

describe('the idempotency key of a request', () => {
  test.each<[string, boolean, Interceptor]>([
    ['the connection is refused', true, () => Promise.reject(new TypeError('fetch failed'))],
    [
      'another request with this key is still being answered',
      true,
      refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }),
    ],
    [
      'too much was asked',
      true,
      refusal(429, { type: 'invalid_request_error', code: 'rate_limit' }),
    ],
    ['what it is made for is locked', true, refusal(429, { code: 'lock_timeout' })],
    // The provider replays these for the same key for a day.
    ['a card is declined', false, refusal(402, { type: 'card_error', code: 'card_declined' })],
    [
      'the key stands for something else',
      false,
      refusal(400, { type: 'idempotency_error', message: 'Keys can only be used once.' }),
    ],
    ['the provider has failed, and says so', false, refusal(500, { type: 'api_error' })],
  ])('after %s stays the same: %s', async (_what, stays, hit) => {
    const payer = await someone()
    fault = { path: '/v1/checkout/sessions', hit }
    await openCheckout(payer)
    expect((await openCheckout(payer)).status).toBe(200)
    const [first, second] = calls.filter(({ path }) => path === '/v1/checkout/sessions')
    expect(second?.key === first?.key).toBe(stays)
  })
})
