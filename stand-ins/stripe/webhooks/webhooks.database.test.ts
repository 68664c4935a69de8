import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '#database.ts'
import { DAY, SECOND } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { openStandIn } from '#testing/stripe.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { listEvents, resendEvent } from '../store/stripe-events-table.ts'
import type { StripeStandIn } from '../stripe-stand-in.ts'
import { RETRY_DELAYS } from './webhooks.ts'

let database: OpenDatabase
let standIn: StripeStandIn
beforeEach(async () => {
  database = await openTestDatabase()
  standIn = await openStandIn(database)
})
afterEach(async () => {
  await standIn.stop()
  await database.close()
})

const states = async () =>
  (await listEvents(database.db, { limit: 50 })).map(({ nextAttempt, lastAnswer, attempts }) => ({
    waits: nextAttempt !== null,
    lastAnswer,
    attempts,
  }))

test('an event is signed and sent to the product', async () => {
  const sent: Request[] = []
  await standIn.start(async (webhook) => {
    sent.push(webhook.clone())
    return new Response('{}')
  })
  const { id } = await stripeClient(standIn).customers.create({ email: 'ä@example.com' })
  await expect.poll(() => sent).toHaveLength(1)
  const [webhook] = sent
  expect(webhook?.url).toBe('http://localhost:3000/api/webhooks/stripe')
  expect(webhook?.method).toBe('POST')
  const body = (await webhook?.text()) ?? ''
  const signature = webhook?.headers.get('stripe-signature') ?? ''
  const { webhookSecret } = standIn.account
  const event = await Stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
  expect(event).toMatchObject({
    type: 'customer.created',
    data: { object: { id, email: 'ä@example.com' } },
  })
  await expect(
    Stripe.webhooks.constructEventAsync(`${body} `, signature, webhookSecret),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeSignatureVerificationError)
})

test.each([
  ['answers 500', async () => new Response('', { status: 500 }), '500'],
  ['answers 400', async () => new Response('', { status: 400 }), '400'],
  ['does not answer', () => Promise.reject(new Error('down')), 'no answer'],
])('a webhook event is kept and sent again where the product %s', async (_, fail, lastAnswer) => {
  let isUp = false
  const received: string[] = []
  await standIn.start(async (webhook) => {
    if (!isUp) return fail()
    received.push((await webhook.json()).type)
    return new Response('{}')
  })
  await stripeClient(standIn).customers.create({})
  await expect.poll(states).toEqual([{ waits: true, lastAnswer, attempts: 1 }])

  isUp = true
  await resendEvent(database.db, undefined, new Date())
  await standIn.advance(await standIn.now())
  expect(received).toEqual(['customer.created'])
  expect(await states()).toEqual([{ waits: false, lastAnswer: '200', attempts: 2 }])
})

test('a failed event is sent again by itself after growing delays', async () => {
  // Later than the database's own clock, which says when a new event is due.
  let now = new Date(Date.now() + DAY)
  const failing = await openStandIn(database, { tickMs: 1, realTime: () => now })
  let answers = 0
  await failing.start(async () => new Response('', { status: answers++ < 2 ? 503 : 200 }))
  await stripeClient(failing).customers.create({})
  const next = async () => (await listEvents(database.db, { limit: 1 }))[0]?.nextAttempt
  for (const delay of RETRY_DELAYS.slice(0, 2)) {
    const due = new Date(now.getTime() + delay)
    await expect.poll(next).toEqual(due)
    now = due
  }
  await expect.poll(next).toBeNull()
  expect(RETRY_DELAYS.slice(0, 2)).toEqual([5 * SECOND, 15 * SECOND])
  expect(answers).toBe(3)
  await failing.stop()
})

test('after a crash the account is unchanged, pending events are sent, and missed changes happen', async () => {
  const stripe = stripeClient(standIn)
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price: standIn.account.prices.monthly }],
    trial_period_days: 30,
    payment_settings: { save_default_payment_method: 'on_subscription' },
  })
  const setup = made.pending_setup_intent as string
  await stripe.setupIntents.confirm(setup, { payment_method: 'pm_card_visa' })
  await standIn.advance(new Date(((made.trial_end ?? 0) - 1) * 1000))
  const before = await standIn.now()

  // The first one is never stopped, as after kill -9, and has sent no event.
  const next = await openStandIn(database)
  const received: string[] = []
  await next.start(async (webhook) => {
    received.push((await webhook.json()).type)
    return new Response('{}')
  })
  expect(next.account).toEqual(standIn.account)
  expect((await next.now()).getTime()).toBeGreaterThanOrEqual(before.getTime())
  await next.advance(new Date(before.getTime() + DAY))
  expect(received).toContain('customer.created')
  expect(received).toContain('customer.subscription.trial_will_end')
  expect(received.filter((type) => type === 'customer.subscription.created')).toHaveLength(1)
  expect(received.at(-1)).toBe('customer.subscription.updated')
  const { status } = await stripeClient(next).subscriptions.retrieve(made.id)
  expect(status).toBe('active')
  expect((await stripeClient(next).invoices.list({ customer })).data).toHaveLength(2)
  await next.stop()
})

test('two processes on one database send each event once', async () => {
  const other = await openStandIn(database)
  const received: string[] = []
  const deliver = async (webhook: Request) => {
    received.push((await webhook.json()).id)
    return new Response('{}')
  }
  const stripe = stripeClient(standIn)
  for (let i = 0; i < 10; i++) await stripe.customers.create({})
  await Promise.all([standIn.start(deliver), other.start(deliver)])
  await expect.poll(() => received.length).toBe(10)
  await Promise.all([standIn.advance(await standIn.now()), other.advance(await other.now())])
  expect(new Set(received).size).toBe(10)
  expect(received).toHaveLength(10)
  await other.stop()
})

test('the clock never moves back', async () => {
  const later = new Date((await standIn.now()).getTime() + 10 * DAY)
  await standIn.advance(later)
  await standIn.advance(new Date())
  expect((await standIn.now()).getTime()).toBeGreaterThanOrEqual(later.getTime())
})
