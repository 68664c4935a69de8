import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#identity/users-table.ts'
import { sampled } from '#testing/long.ts'
import { postWebhook } from '#testing/post-webhook.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { ensureWorkflow } from './billing-workflows-table.ts'
import { selectCurrent } from './current-subscription.ts'
import { listPendingCustomers, paymentEvents } from './payment-events-table.ts'
import type { Payments } from './payments.ts'
import { findSubscription, saveSubscription } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { findTrial } from './trials-table.ts'

const PATH = '/api/webhooks/stripe'
const SUBSCRIPTIONS = sampled(50)
const EVENTS_PER_SUBSCRIPTION = 20

let app: TestApp
let stripe: Stripe
beforeAll(async () => {
  app = await openTestApp()
  stripe = stripeClient(app.stripe)
  // This test delivers the webhooks itself.
  await app.stripe.stop()
})
afterAll(() => app.close())

/** A person with a customer and a confirmed trial, at the provider only. */
async function customerOf(name: string) {
  const email = `${name}@example.com`
  const person = { issuer: 'test', subject: name, email }
  const { db } = app.database
  const [user] = await db.insert(users).values(person).returning()
  if (!user) throw new Error('The person was not kept')
  const customer = await stripe.customers.create({ email })
  const setup = await stripe.setupIntents.create({ customer: customer.id })
  const card = { number: cards.good(), exp_month: 12, exp_year: 2034 }
  const { id: payment_method } = await stripe.paymentMethods.create({ type: 'card', card })
  const confirmed = await stripe.setupIntents.confirm(setup.id, { payment_method })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: app.stripe.account.prices.monthly }],
    trial_period_days: 30,
    default_payment_method: String(confirmed.payment_method),
  })
  await ensureWorkflow(db, user.id)
  await saveSubscription(db, user.id, { customerId: customer.id, customerEmail: email })
  return { userId: user.id, customerId: customer.id, subscription }
}

interface EventParams {
  id: string
  type: string
  object: object
}

const send = ({ id, type, object }: EventParams, secret?: string) =>
  postWebhook(app, JSON.stringify({ id, object: 'event', type, data: { object } }), secret)

const allApplied = () => expect.poll(() => listPendingCustomers(app.database.db)).toEqual([])

describe('webhook events', () => {
  test('shuffled, duplicate, outdated and forged ones leave the true state', async () => {
    const names = Array.from({ length: SUBSCRIPTIONS }, (_, n) => `person${n}`)
    const people = []
    for (const name of names) people.push(await customerOf(name))
    const genuine: EventParams[] = people.flatMap(({ subscription }, n) =>
      Array.from({ length: EVENTS_PER_SUBSCRIPTION }, (_, m) => ({
        id: `evt_${n}_${m}`,
        type: m % 2 ? 'customer.subscription.updated' : 'invoice.paid',
        // A state of some other time, or one that never existed.
        object: { ...subscription, status: ['active', 'unpaid', 'canceled', 'trialing'][m % 4] },
      })),
    )
    const forged = genuine
      .filter((_, n) => n % 20 === 0)
      .map((webhook, n) => ({ ...webhook, id: `evt_forged_${n}` }))
    const doubled = [...genuine, ...genuine].map((webhook) => ({ webhook, isForged: false }))
    const lies = forged.map((webhook) => ({ webhook, isForged: true }))
    const all = [...doubled, ...lies]
    const [order] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
      numRuns: 1,
      seed: 7,
    })

    const statuses: Record<string, number[]> = { true: [], false: [] }
    const deliver = async (from: number, until: number) => {
      for (let at = from; at < until; at += 10) {
        const batch = (order ?? []).slice(at, Math.min(at + 10, until))
        await Promise.all(
          batch.map(async ({ webhook, isForged }) => {
            const answer = await send(webhook, isForged ? 'whsec_guessed' : undefined)
            statuses[String(isForged)]?.push(answer.status)
          }),
        )
      }
    }
    // Halfway through, everything changes.
    await deliver(0, genuine.length)
    for (const [n, { subscription }] of people.entries()) {
      if (n % 3 === 0) await stripe.subscriptions.cancel(subscription.id)
      if (n % 3 === 1)
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    }
    await deliver(genuine.length, all.length)
    await allApplied()

    expect(new Set(statuses.false)).toEqual(new Set([200]))
    expect(statuses.true).toHaveLength(forged.length)
    expect(new Set(statuses.true)).toEqual(new Set([400]))
    const kept = await app.database.db.select({ id: paymentEvents.id }).from(paymentEvents)
    expect(kept.map(({ id }) => id).toSorted()).toEqual(genuine.map(({ id }) => id).toSorted())
    for (const [n, { userId, subscription }] of people.entries()) {
      expect(await findSubscription(app.database.db, userId), `person ${n}`).toMatchObject({
        subscriptionId: subscription.id,
        status: n % 3 === 0 ? 'canceled' : 'trialing',
        cancelAtPeriodEnd: n % 3 === 1,
      })
      expect((await findTrial(app.database.db, userId)).isUsed, `person ${n}`).toBe(true)
    }
  })

  test('an event from before the last change reverts nothing', async () => {
    const { userId, subscription } = await customerOf('late')
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    const type = 'customer.subscription.updated'
    await send({ id: 'evt_late_2', type, object: { ...subscription, cancel_at_period_end: true } })
    await send({ id: 'evt_late_1', type, object: subscription })
    await allApplied()
    expect((await findSubscription(app.database.db, userId))?.cancelAtPeriodEnd).toBe(true)
  })

  test('a sync that was overtaken by a later one is not saved', async () => {
    const { userId, subscription } = await customerOf('overtaken')
    const { payments } = app.billing
    if (!payments) throw new Error('Nobody takes payments')
    const hold = Promise.withResolvers<void>()
    let reads = 0
    const slow: Payments = {
      ...payments,
      async retrieveCustomer(id) {
        const answer = await payments.retrieveCustomer(id)
        reads += 1
        if (reads === 1) await hold.promise
        return answer
      },
    }
    const overtaken = syncSubscription({ ...app.billing, payments: slow }, userId)
    await expect.poll(() => reads).toBe(1)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await syncSubscription(app.billing, userId)
    hold.resolve()
    expect((await overtaken)?.stored.subscription.cancelAtPeriodEnd).toBe(true)
    expect((await findSubscription(app.database.db, userId))?.cancelAtPeriodEnd).toBe(true)
    expect(reads).toBe(2)
  })

  test('events of strangers, of deleted accounts and of no customer are accepted and not stored', async () => {
    const before = await app.database.db.$count(paymentEvents)
    for (const object of [{ object: 'charge', customer: 'cus_stranger' }, { object: 'balance' }]) {
      const answer = await send({ id: 'evt_foreign', type: 'charge.succeeded', object })
      expect(answer.status).toBe(200)
    }
    expect(await app.database.db.$count(paymentEvents)).toBe(before)
  })

  test('events without a signature, with an old or a future one, or with a changed body are refused', async () => {
    const payload = JSON.stringify({ id: 'evt_x', type: 'invoice.paid', data: { object: {} } })
    const secret = app.stripe.account.webhookSecret
    const signedAfter = (seconds: number) => {
      const timestamp = Math.floor(Date.now() / 1000) + seconds
      return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
    }
    const statusOf = async (body: string, signature: string) => {
      const headers = { 'stripe-signature': signature }
      return (await app.request(PATH, { method: 'POST', headers, body })).status
    }
    const [old, now, early] = [
      await signedAfter(-301),
      await signedAfter(0),
      await signedAfter(360),
    ]
    for (const [body, signature] of [
      [payload, ''],
      [payload, 't=1,v1=00'],
      [payload, old],
      [payload, early],
      [payload, `t=1,${early}`],
      [`${payload} `, now],
    ] as const) {
      expect(await statusOf(body, signature)).toBe(400)
    }
    expect(await statusOf(payload, now)).toBe(200)
  })
})

describe('a webhook event that is signed and malformed is refused, and nothing is stored', () => {
  const customer = 'cus_of_somebody_known'
  beforeAll(async () => {
    const { userId } = await customerOf('malformed')
    await saveSubscription(app.database.db, userId, { customerId: customer })
  })
  const about = (change: object) => {
    const event = { id: 'evt_1', type: 'invoice.paid', data: { object: { customer } }, ...change }
    return JSON.stringify(event)
  }
  test.each([
    ['no JSON', 'so be it'],
    ['half of it', about({}).slice(0, -9)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing in it', '{}'],
    ['no id', about({ id: undefined })],
    ['an id that is no text', about({ id: 7 })],
    ['an empty id', about({ id: '' })],
    ['an id that no column takes', about({ id: 'evt_\u0000' })],
    ['a very long id', about({ id: `evt_${'1'.repeat(300)}` })],
    ['no type', about({ type: undefined })],
    ['no data', about({ data: undefined })],
    ['data about nothing', about({ data: {} })],
    ['data about null', about({ data: { object: null } })],
    ['data about a text', about({ data: { object: 'sub_1' } })],
    ['a customer that is a number', about({ data: { object: { customer: 7 } } })],
    ['a customer that no column takes', about({ data: { object: { customer: 'cus_\u0000' } } })],
    ['a customer without an id', about({ data: { object: { customer: {} } } })],
    ['a thin event', about({ object: 'v2.core.event', data: undefined })],
  ])('%s', async (_what, payload) => {
    const before = await app.database.db.$count(paymentEvents)
    expect((await postWebhook(app, payload)).status).toBe(400)
    expect(await app.database.db.$count(paymentEvents)).toBe(before)
  })

  test('and accepted if it is well formed, whatever else it contains', async () => {
    const before = await app.database.db.$count(paymentEvents)
    const object = { object: 'customer', id: customer, customer: null, more: [1] }
    expect((await postWebhook(app, about({ data: { object }, request: null }))).status).toBe(200)
    expect(await app.database.db.$count(paymentEvents)).toBe(before + 1)
  })
})

describe('of several subscriptions', () => {
  const at = (id: string, status: string, day: number) =>
    ({ id, status, createdAt: new Date(2026, 0, day) }) as Parameters<
      typeof selectCurrent
    >[0][number]
  test.each([
    [[at('a', 'canceled', 1), at('b', 'incomplete', 2)], null, 'a'],
    [[at('a', 'past_due', 1), at('b', 'trialing', 2)], 'a', 'b'],
    [[at('a', 'active', 1), at('b', 'active', 2)], 'a', 'a'],
    [[at('a', 'canceled', 1), at('b', 'canceled', 2)], null, 'b'],
    [[], 'a', undefined],
  ])('%# the one that counts is found', (subscriptions, known, current) => {
    expect(selectCurrent(subscriptions, known)?.id).toBe(current)
  })
})
