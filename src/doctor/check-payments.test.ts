import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { listenAsStripe } from '#testing/listen-as-stripe.ts'
import { checkPayments } from './check-payments.ts'

const KEY = 'sk_live_canary'
const config = readConfig({
  STRIPE_SECRET_KEY: KEY,
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_ANNUAL: 'price_year',
})
const price = (interval: string, different: object = {}) => ({
  object: 'price',
  id: `price_${interval}`,
  active: true,
  currency: 'usd',
  unit_amount: interval === 'year' ? 5999 : 599,
  recurring: { interval },
  ...different,
})
const refusal = (status: number, error: object) => Response.json({ error }, { status })

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** Stripe over HTTP, answering what Stripe answers. */
async function check(answer: (id: string, request: Request) => Response) {
  const server = await listenAsStripe({
    fetch: async (request) => answer(request.url.split('/').at(-1) ?? '', request),
  })
  stop = server.stop
  const { host, port } = server
  return checkPayments(config, { host, port, protocol: 'http' })
}

test('a key that reads both prices is fine, and nothing is changed', async () => {
  const methods: string[] = []
  const found = await check((id, request) => {
    methods.push(request.method)
    return Response.json(price(id.replace('price_', '')))
  })
  expect(found).toEqual({
    status: 'ok',
    sentence: 'Stripe knows the key and both prices: 5.99 USD a month and 59.99 USD a year.',
  })
  expect(methods).toEqual(['GET', 'GET'])
})

test.each([
  [
    'a key that Stripe does not know',
    () => refusal(401, { type: 'invalid_request_error', message: `Invalid API Key: ${KEY}` }),
    'broken',
    'refuses STRIPE_SECRET_KEY',
  ],
  [
    'a key without the permission',
    () => refusal(403, { type: 'invalid_request_error', message: 'rak_price_read' }),
    'warning',
    'read access to prices',
  ],
  [
    'a price of another account',
    (id: string) =>
      id === 'price_year'
        ? refusal(404, {
            type: 'invalid_request_error',
            code: 'resource_missing',
            message: 'No such price',
          })
        : Response.json(price('month')),
    'broken',
    'STRIPE_PRICE_ANNUAL names no price of this Stripe account',
  ],
  [
    'an archived price',
    (id: string) => Response.json(price(id.replace('price_', ''), { active: false })),
    'broken',
    'STRIPE_PRICE_MONTHLY is archived',
  ],
  [
    'prices that are exchanged',
    (id: string) => Response.json(price(id === 'price_year' ? 'month' : 'year')),
    'broken',
    'STRIPE_PRICE_MONTHLY is not charged every month',
  ],
  [
    'a fault of Stripe',
    () => refusal(500, { type: 'api_error', message: 'canary' }),
    'broken',
    'did not answer as expected',
  ],
])('%s is found', async (_, answer, expected, words) => {
  const { status, sentence } = await check(answer)
  expect({ status, sentence }).toEqual({
    status: expected,
    sentence: expect.stringContaining(words),
  })
  expect(sentence).not.toContain('canary')
})

test('a network without Stripe is found', async () => {
  const found = await checkPayments(config, { host: '127.0.0.1', port: 1, protocol: 'http' })
  expect(found).toMatchObject({
    status: 'broken',
    sentence: expect.stringContaining('cannot be reached'),
  })
})

test('without an account, it says who can subscribe', async () => {
  expect((await checkPayments(readConfig({}))).sentence).toContain('test cards')
  expect((await checkPayments(readConfig({ NODE_ENV: 'production' }))).sentence).toContain(
    'Nobody can subscribe',
  )
})
