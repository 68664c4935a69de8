import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readOwnPath } from '#contract/own-path.ts'
import { DAY } from '#durations.ts'
import { interceptStripe, neverAnswer } from '#testing/intercepted-stripe.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { chargeReminders } from './charge-reminders-table.ts'
import { findSubscription, saveSubscription } from './subscriptions-table.ts'
import { sweepBilling } from './sweep.ts'

const SENTENCE =
  'The payment service is not responding right now. Nothing was changed. Please try again in a minute.'

let app: TestApp
let payer: Payer
const calls: { path: string; key: string | null }[] = []
const provider = interceptStripe({
  timeout: 3_000,
  onRequest({ method, url, headers }) {
    if (method !== 'POST') return
    calls.push({ path: new URL(url).pathname, key: headers.get('idempotency-key') })
  },
})
beforeAll(async () => {
  app = await openTestApp({ reachStripe: provider.reach })
  payer = await openPayer(app, 'ada@example.com')
})
afterEach(() => {
  provider.intercept = undefined
  calls.length = 0
})
afterAll(() => app.close())

const json = (status: number, error: object) =>
  new Response(JSON.stringify({ error }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

describe('[7.6][7.10] while the payment provider', () => {
  test.each([
    ['cannot be reached', () => Promise.reject<Response>(new TypeError('fetch failed'))],
    ['is broken', async () => json(500, { type: 'api_error', message: 'secret detail' })],
    ['is busy', async () => json(429, { type: 'invalid_request_error', code: 'rate_limit' })],
    ['knows the key no more', async () => json(401, { message: 'Invalid API Key: sk_test_x' })],
    ['does not answer in time', neverAnswer],
    ['talks nonsense', async () => new Response('<html>', { status: 502 })],
  ])('%s, every call says so in a sentence', async (_what, answer) => {
    provider.intercept = answer
    for (const call of [
      payer.begin(),
      payer.post('/api/create-checkout-session', { plan: 'monthly' }),
    ]) {
      const refused = await call
      expect(refused.status).toBe(503)
      const requestId = refused.headers.get('x-request-id')
      expect(await refused.json()).toEqual({ error: SENTENCE, message: SENTENCE, requestId })
    }
    expect((await payer.record()).hasAccess).toBe(false)
    provider.intercept = undefined
    expect((await payer.begin()).status).toBe(200)
  })

  test('[1.9] cannot be reached, the reminders of coming charges are sent first', async () => {
    const { db } = app.database
    const [late, soon] = [
      await openPayer(app, 'late@example.com'),
      await openPayer(app, 'soon@example.com'),
    ]
    await late.subscribe()
    await soon.subscribe()
    await settleWebhooks(app, [late, soon])
    const inDays = (days: number) => new Date(Date.now() + days * DAY)
    await saveSubscription(db, late.id, { periodEnd: inDays(-1) })
    await saveSubscription(db, soon.id, { nextChargeAt: inDays(6) })
    const wasReminded: boolean[] = []
    provider.intercept = async () => {
      wasReminded.push(
        (await db.$count(chargeReminders, eq(chargeReminders.userId, soon.id))) === 1,
      )
      throw new TypeError('fetch failed')
    }
    await sweepBilling(app.billing)
    expect(wasReminded.length).toBeGreaterThan(0)
    expect(wasReminded).not.toContain(false)
  })

  test('has reported nothing for a week, it is asked', async () => {
    const { db } = app.database
    const [quiet, recent] = [
      await openPayer(app, 'quiet@example.com'),
      await openPayer(app, 'recent@example.com'),
    ]
    await Promise.all([quiet.subscribe(), recent.subscribe()])
    await settleWebhooks(app, [quiet, recent])
    const syncedAt = async ({ id }: { id: string }) => (await findSubscription(db, id))?.syncedAt
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
    await saveSubscription(db, quiet.id, { syncedAt: daysAgo(8) })
    const sixDaysAgo = daysAgo(6)
    await saveSubscription(db, recent.id, { syncedAt: sixDaysAgo })
    await sweepBilling(app.billing)
    expect(Number(await syncedAt(quiet))).toBeGreaterThan(Number(daysAgo(1)))
    expect(await syncedAt(recent)).toEqual(sixDaysAgo)
  })

  test('has carried out a call but its response was lost, the next try finds the result', async () => {
    const eve = await openPayer(app, 'eve@example.com')
    let isLost = false
    provider.intercept = async (request, ask) => {
      const response = await ask(request)
      const isCreate = request.method === 'POST' && request.url.endsWith('/v1/subscriptions')
      if (!isCreate || isLost) return response
      isLost = true
      throw new TypeError('connection reset')
    }
    expect((await eve.begin()).status).toBe(503)
    expect((await eve.begin()).status).toBe(200)
    expect(calls.filter(({ path }) => path === '/v1/subscriptions')).toHaveLength(1)
  })

  test('everything created carries an idempotency key', async () => {
    const ida = await openPayer(app, 'ida@example.com')
    await ida.subscribe()
    await ida.post('/api/update-card')
    const zoe = await openPayer(app, 'zoe@example.com')
    await zoe.post('/api/create-checkout-session', { plan: 'annual' })
    const creates = [
      '/v1/customers',
      '/v1/subscriptions',
      '/v1/setup_intents',
      '/v1/checkout/sessions',
    ]
    const made = calls.filter(({ path }) => creates.includes(path))
    expect(new Set(made.map(({ path }) => path))).toEqual(new Set(creates))
    for (const { path, key } of made)
      expect(key, path).toMatch(/^(customer|subscription|card|checkout):[0-9a-f-]{36}/)
  })
})

test.each(['..', '../prices', 'cs_x/expire', '\u0000', 'cs_x?a=b'])(
  '[7.7] refuses the checkout id %j without a request to the provider',
  async (sessionId) => {
    provider.intercept = () => Promise.reject(new Error('asked'))
    expect((await payer.post('/api/verify-session', { sessionId })).status).toBe(400)
  },
)

describe('[7.6] the return path of a checkout', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'readings',
    '/\t/evil.example',
    '',
  ])('%j is refused before anything is made', async (redirectUrl) => {
    const asking = { plan: 'monthly', redirectUrl }
    const answer = await payer.post('/api/create-checkout-session', asking)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ field: 'redirectUrl' })
    expect(calls).toEqual([])
  })

  test('is always a page of this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '@',
      ':',
      '?',
      '#',
      '%2F',
      '.',
      '\t',
      'evil',
      'http:',
    )
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const path = readOwnPath(text)
        if (path === undefined) return
        const url = new URL(path, 'https://ours.example/deep/page')
        expect(url.origin).toBe('https://ours.example')
        // The page that it leads to parses the path again.
        expect(readOwnPath(path)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })
})

test('[7.7][7.8] repeated calls are rate limited', async () => {
  const answers = []
  for (let n = 0; n < 35; n += 1) answers.push(await payer.post('/api/sync-subscription'))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30)
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(last?.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
  // Other users do not wait.
  const grace = await openPayer(app, 'grace@example.com')
  expect((await grace.post('/api/sync-subscription')).status).toBe(200)
  expect((await payer.get('/api/subscription-status')).status).toBe(200)
})

describe('without a payment provider', () => {
  let without: TestApp
  beforeAll(async () => {
    without = await openTestApp({ takesPayments: false })
  })
  afterAll(() => without.close())

  test('[3.16][8.6a] the settings are empty, every call says so, and an account can still be deleted', async () => {
    expect(await (await without.request('/api/config')).json()).toEqual({
      stripe: { monthlyPriceId: null, annualPriceId: null },
      paymentForm: null,
    })
    const nora = await openPayer(without, 'nora@example.com')
    const { prices } = without.stripe.account
    for (const [path, body] of [
      ['/api/create-subscription', { plan: 'monthly', priceId: prices.monthly }],
      ['/api/create-checkout-session', { plan: 'monthly' }],
      ['/api/verify-session', { sessionId: 'cs_1' }],
      ['/api/sync-subscription', undefined],
      ['/api/cancel-subscription', undefined],
      ['/api/resume-subscription', undefined],
      ['/api/update-card', undefined],
    ] as const) {
      const answer = await nora.post(path, body)
      expect(answer.status, path).toBe(503)
      expect((await answer.json()).message).toBe('Payments are not set up on this site yet.')
    }
    expect((await nora.record()).status).toBeNull()
    const gone = await nora.visitor.call(
      'DELETE',
      '/api/auth/delete-account',
      undefined,
      nora.bearer,
    )
    expect(gone.status).toBe(200)
  })
})
