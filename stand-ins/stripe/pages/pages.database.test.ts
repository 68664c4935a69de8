import { Hono } from 'hono'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingMessages } from '#contract/billing-messages.ts'
import { DAY } from '#durations.ts'
import { hashSource } from '#http/content-security-policy.ts'
import type { RequestContext } from '#http/serve.ts'
import { createLog } from '#log.ts'
import { openTestStripe, type TestStripe } from '#testing/stripe.ts'
import { createDevAccess } from '../../dev-access.ts'
import { createStripeStandIn } from '../stripe-stand-in.ts'

const ORIGIN = 'http://localhost:3000'

let opened: TestStripe
let stripe: Stripe
let app: Hono<RequestContext>
let clientAddress = '127.0.0.1'
beforeAll(async () => {
  opened = await openTestStripe()
  stripe = opened.stripe
  app = new Hono<RequestContext>()
  app.use(async (c, next) => {
    c.set('clientAddress', clientAddress)
    await next()
  })
  app.route('/', opened.standIn.pages)
})
afterAll(() => opened.close())

const get = (path: string, headers = {}) => app.request(`${ORIGIN}${path}`, { headers })
const pathOf = (url: string | null) => (url ?? '').replace(ORIGIN, '')

const submit = (path: string, fields: Record<string, string>, headers = {}) =>
  app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const post = (path: string, body: object) =>
  app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const good = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }

async function openCheckout(given: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'user-1',
    line_items: [{ price: opened.standIn.account.prices.monthly, quantity: 1 }],
    subscription_data: { trial_period_days: 30, metadata: { userId: 'user-1' } },
    success_url: `${ORIGIN}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ORIGIN}/?a=1&b=2`,
    ...given,
  })
  return { id: session.id, customer, path: pathOf(session.url) }
}

const subscriptionsOf = async (customer: string) =>
  (await stripe.subscriptions.list({ customer, status: 'all' })).data

test('the checkout shows test mode, the price, the date of the first charge and a card form', async () => {
  const { path } = await openCheckout()
  const response = await get(path)
  const html = await response.text()
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
  expect(response.headers.get('content-security-policy')).toContain(
    `style-src ${hashSource(style)};`,
  )
  const first = new Date((await opened.standIn.now()).getTime() + 30 * DAY)
  expect(html).toContain(billingMessages.testMode)
  expect(html).toContain('Cosmic Path')
  expect(html).toContain('$5.99 per month')
  expect(html).toContain('30 days free')
  expect(html).toContain(first.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' }))
  expect(html).toContain('ada@example.com')
  for (const label of ['Card number', 'Expiry date', 'CVC'])
    expect(html).toMatch(new RegExp(`<label>${label}<input`))
  expect(html).toContain('Start trial')
  expect(html).toContain(`href="${ORIGIN}/?a=1&amp;b=2"`)
  expect(html).not.toContain('<script')
})

test('a valid card starts the trial and redirects with the session id', async () => {
  const { id, customer, path } = await openCheckout()
  const response = await submit(path, good)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${ORIGIN}/subscription-success?session_id=${id}`)
  const [subscription, ...others] = await subscriptionsOf(customer)
  expect(others).toEqual([])
  expect(subscription).toMatchObject({
    status: 'trialing',
    pending_setup_intent: null,
    metadata: { userId: 'user-1' },
  })
  expect(subscription?.default_payment_method).toBeTruthy()
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    subscription: subscription?.id,
    client_reference_id: 'user-1',
    url: null,
  })
  await expect
    .poll(() =>
      opened.receivedEvents.some(
        ({ type, data }) =>
          type === 'checkout.session.completed' && (data.object as { id: string }).id === id,
      ),
    )
    .toBe(true)
  expect(await (await get(path)).text()).toContain('This checkout is finished')
})

test('submitting twice creates one subscription and redirects to the same address', async () => {
  const { customer, path } = await openCheckout()
  const responses = await Promise.all([submit(path, good), submit(path, good)])
  expect(responses.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(responses.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(await subscriptionsOf(customer)).toHaveLength(1)
})

test('without a trial the first charge is immediate', async () => {
  const { customer, path } = await openCheckout({ subscription_data: {} })
  expect(await (await get(path)).text()).toMatch(/today[\s\S]*<button>Subscribe</)
  await submit(path, good)
  const [subscription] = await subscriptionsOf(customer)
  expect(subscription?.status).toBe('active')
  const { data } = await stripe.invoices.list({ customer })
  expect(data.map(({ amount_paid, status }) => [amount_paid, status])).toEqual([[599, 'paid']])
})

test.each([
  [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
  [{ number: '4000 0000 0000 9995' }, 'Your card has insufficient funds.'],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is incorrect.'],
  [{ expiry: '01/20' }, 'Your card&#39;s expiration year is invalid.'],
  [{ cvc: '1' }, 'Your card&#39;s security code is incomplete.'],
])('%j is refused above the form, and another card is accepted', async (wrong, sentence) => {
  const { customer, path } = await openCheckout()
  const response = await submit(path, { ...good, ...wrong })
  const html = await response.text()
  expect(response.status).toBe(402)
  expect(html).toContain('role="alert"')
  expect(html).toContain(sentence)
  expect(html).not.toContain('value="123"')
  expect(await subscriptionsOf(customer)).toEqual([])
  expect((await submit(path, good)).status).toBe(303)
})

test('3-D Secure has a page of its own', async () => {
  const { customer, path } = await openCheckout()
  const response = await submit(path, { ...good, number: '4000 0025 0000 3155' })
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
  const html = await (await get(path)).text()
  expect(html).toContain('Complete authentication')
  expect(html).toContain('Fail authentication')
  expect(await subscriptionsOf(customer)).toEqual([])

  const failed = await submit(`${path}/authenticate`, { passed: 'no' })
  expect(failed.status).toBe(402)
  expect(await failed.text()).toContain('We are unable to authenticate your payment method.')
  expect(await subscriptionsOf(customer)).toEqual([])

  await submit(path, { ...good, number: '4000 0025 0000 3155' })
  const passed = await submit(`${path}/authenticate`, { passed: 'yes' })
  expect(passed.headers.get('location')).toContain('/subscription-success')
  expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'trialing' }])
})

test('3-D Secure cannot be completed before a card is entered', async () => {
  const { customer, path } = await openCheckout()
  const response = await submit(`${path}/authenticate`, { passed: 'yes' })
  expect(response.headers.get('location')).toBe(path)
  expect(await subscriptionsOf(customer)).toEqual([])
})

test('an expired checkout says so and accepts no card', async () => {
  const closed = await openCheckout()
  await stripe.checkout.sessions.expire(closed.id)
  const old = await openCheckout()
  await opened.standIn.advance(new Date((await opened.standIn.now()).getTime() + DAY + 1000))
  for (const { customer, path } of [closed, old]) {
    await submit(path, good)
    expect(await subscriptionsOf(customer)).toEqual([])
    const response = await get(path)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('This checkout has expired')
  }
  expect((await stripe.checkout.sessions.retrieve(old.id)).status).toBe('expired')
  expect((await get('/dev/stripe/checkout/cs_test_none')).status).toBe(404)
})

async function openSetup() {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
  const { id, client_secret } = await stripe.setupIntents.create({ customer })
  const { publishableKey } = opened.standIn.account
  return { id, customer, credentials: { publishableKey, clientSecret: client_secret ?? '' } }
}

const cardCall = async (name: 'confirm' | 'authenticate', body: object) =>
  (await post(`${opened.standIn.account.cardApi}/${name}`, body)).json()

test('the card form confirms a setup intent by its client secret', async () => {
  const { id, customer, credentials } = await openSetup()
  const declined = { ...credentials, card: { ...good, number: '4000000000000002' } }
  expect(await cardCall('confirm', declined)).toEqual({
    status: 'failed',
    message: 'Your card was declined.',
    code: 'card_declined',
  })
  expect(await cardCall('confirm', { ...credentials, card: good })).toEqual({ status: 'succeeded' })
  expect(await cardCall('confirm', { ...credentials, card: good })).toEqual({ status: 'succeeded' })
  expect((await stripe.setupIntents.retrieve(id)).status).toBe('succeeded')
  expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
})

test('the card form completes or fails 3-D Secure', async () => {
  const { id, credentials } = await openSetup()
  const card = { ...good, number: '4000002760003184' }
  expect(await cardCall('confirm', { ...credentials, card })).toEqual({ status: 'requires_action' })
  expect(await cardCall('authenticate', { ...credentials, passed: false })).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('unable to authenticate'),
  })
  expect((await stripe.setupIntents.retrieve(id)).status).toBe('requires_payment_method')
  await cardCall('confirm', { ...credentials, card })
  expect(await cardCall('authenticate', { ...credentials, passed: true })).toEqual({
    status: 'succeeded',
  })
})

test('the card form pays the first invoice of a subscription', async () => {
  const { id: customer } = await stripe.customers.create({})
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price: opened.standIn.account.prices.annual }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const secret = (made.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? ''
  const credentials = {
    publishableKey: opened.standIn.account.publishableKey,
    clientSecret: secret,
  }
  const card = { ...good, number: '4000000000000341' }
  expect(await cardCall('confirm', { ...credentials, card })).toMatchObject({ status: 'failed' })
  expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('incomplete')
  expect(await cardCall('confirm', { ...credentials, card: good })).toEqual({ status: 'succeeded' })
  expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active')
})

test('the card form is refused with a wrong key, a wrong secret or an invalid body', async () => {
  const { id, credentials } = await openSetup()
  const wrong = [
    { ...credentials, publishableKey: opened.standIn.account.secretKey, card: good },
    { ...credentials, clientSecret: `${id}_secret_guessed`, card: good },
    { ...credentials, clientSecret: 'x', card: good },
    { ...credentials, card: 'none' },
  ]
  for (const body of wrong)
    expect(await cardCall('confirm', body)).toMatchObject({ status: 'failed' })
  expect((await stripe.setupIntents.retrieve(id)).status).toBe('requires_payment_method')
})

interface State {
  now: string
  customers: {
    id: string
    subscriptions: { id: string; status: string; nextEvent: { at: string } }[]
  }[]
  events: { id: string; type: string; isDelivered: boolean }[]
}
const state = async (): Promise<State> => (await get('/dev/billing/state.json')).json()

test('test billing lists subscriptions and moves the clock to the next change', async () => {
  const { customer, path } = await openCheckout()
  await submit(path, good)
  const of = (all: State) => all.customers.find(({ id }) => id === customer)?.subscriptions[0]
  const before = of(await state())
  const html = await (await get('/dev/billing')).text()
  expect(html).toContain('a warning that the trial ends soon')
  expect(html).toContain('visa ending in 4242')

  const next = { next: before?.id ?? '' }
  expect((await submit('/dev/billing/advance', next)).headers.get('location')).toBe('/dev/billing')
  const warned = await state()
  expect(Date.parse(warned.now)).toBeGreaterThanOrEqual(Date.parse(before?.nextEvent.at ?? ''))
  expect(of(warned)?.status).toBe('trialing')
  await post('/dev/billing/advance', next)
  const active = await state()
  expect(of(active)?.status).toBe('active')
  expect(active.events.every(({ isDelivered }) => isDelivered)).toBe(true)
})

test('test billing makes the next payments of a customer fail or succeed', async () => {
  const { customer, path } = await openCheckout()
  await submit(path, good)
  const [{ id } = { id: '' }] = await subscriptionsOf(customer)
  await submit('/dev/billing/card', { customer, card: 'fail' })
  await post('/dev/billing/advance', { days: 30 })
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
  await submit('/dev/billing/card', { customer, card: 'succeed' })
  await post('/dev/billing/advance', { days: 1 })
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
})

test.each([
  [{ to: '2020-01-01' }, 'The clock only goes forward'],
  [{ to: 'tomorrow-ish' }, 'Please give a date'],
  [{ to: '2099-01-01' }, 'too far in one step'],
  [{ days: '-3' }, 'between 1 and 400'],
  [{ next: 'sub_none' }, 'Nothing is going to happen'],
])('%j does not move the clock, and says why', async (body, sentence) => {
  const before = (await state()).now
  const response = await submit('/dev/billing/advance', body)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(sentence)
  const json = await post('/dev/billing/advance', body)
  expect((await json.json()).message).toContain(sentence)
  expect(Date.parse((await state()).now) - Date.parse(before)).toBeLessThan(60_000)
})

test('test billing shows a refund of a customer with amount and date', async () => {
  const { customer, path } = await openCheckout({ subscription_data: {} })
  await submit(path, good)
  const overview = async () => (await get('/dev/billing')).text()
  expect(await overview()).not.toContain('Refund of')
  const [{ id } = { id: '' }] = await subscriptionsOf(customer)
  const paid = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
  const { payments } = paid.latest_invoice as Stripe.Invoice
  const payment_intent = payments?.data[0]?.payment.payment_intent as string
  const { created } = await stripe.refunds.create({ payment_intent })
  const lines = (await overview()).match(/<li>Refund of .*?<\/li>/g)
  const at = new Date(created * 1000).toISOString().slice(0, 16).replace('T', ' ')
  expect(lines).toEqual([`<li>Refund of $5.99<small>${at}</small></li>`])
})

test('test billing sends an event again', async () => {
  const [event] = (await state()).events
  const times = () => opened.receivedEvents.filter(({ id }) => id === event?.id).length
  const before = times()
  await submit('/dev/billing/resend', { event: event?.id ?? '' })
  await expect.poll(times).toBe(before + 1)
})

test('test billing answers 404 to other machines and to forms of other sites', async () => {
  const before = (await state()).now
  const foreign = { origin: 'https://evil.example' }
  expect((await submit('/dev/billing/advance', { days: '30' }, foreign)).status).toBe(404)
  expect((await get('/dev/billing', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  clientAddress = '192.168.1.7'
  for (const path of ['/dev/billing', '/dev/billing/state.json'])
    expect((await get(path)).status).toBe(404)
  expect((await submit('/dev/billing/advance', { days: '30' })).status).toBe(404)
  clientAddress = '127.0.0.1'
  expect(Date.parse((await state()).now) - Date.parse(before)).toBeLessThan(60_000)
})

test('where PUBLIC_URL is not this machine, test billing needs the key and the checkout does not', async () => {
  const publicUrl = 'https://demo.example'
  const access = createDevAccess({ publicUrl, secret: 'a secret' })
  const { db } = opened.database
  const log = createLog('silent')
  const { pages } = await createStripeStandIn({ db, publicUrl, log, access })
  const ask = (path: string, init: RequestInit = {}) => pages.request(`${ORIGIN}${path}`, init)
  const advance = (headers = {}) =>
    ask('/dev/billing/advance', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'days=1',
    })
  const before = (await state()).now

  expect((await ask('/dev/billing')).status).toBe(404)
  expect((await advance()).status).toBe(404)
  const cookie = `cosmic-dev-key=${access.key}`
  expect((await advance({ cookie, origin: 'https://evil.example' })).status).toBe(404)
  expect(Date.parse((await state()).now) - Date.parse(before)).toBeLessThan(DAY)

  expect((await advance({ cookie, origin: publicUrl })).status).toBe(303)
  expect(Date.parse((await state()).now) - Date.parse(before)).toBeGreaterThanOrEqual(DAY)
  const { path } = await openCheckout()
  expect((await ask(path)).status).toBe(200)
  const body = JSON.stringify({ card: 'none' })
  const card = await ask(`${opened.standIn.account.cardApi}/confirm`, { method: 'POST', body })
  expect(await card.json()).toMatchObject({ status: 'failed' })
})
