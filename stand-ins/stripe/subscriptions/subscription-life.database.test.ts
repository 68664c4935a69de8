import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '#durations.ts'
import { openTestStripe, type TestStripe } from '#testing/stripe.ts'

let opened: TestStripe
let stripe: Stripe
beforeAll(async () => {
  opened = await openTestStripe()
  stripe = opened.stripe
})
afterAll(() => opened.close())

type Given = Partial<Stripe.SubscriptionCreateParams>

/** A subscription on trial, its card confirmed where one is given. */
async function begin(card: string | undefined, given: Given = {}) {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price: opened.standIn.account.prices.monthly }],
    trial_period_days: 30,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    ...given,
  })
  if (card)
    await stripe.setupIntents.confirm(made.pending_setup_intent as string, { payment_method: card })
  return { id: made.id, customer, trialEnd: (made.trial_end ?? 0) * 1000 }
}

const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
const invoiceOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice
const advance = (to: number) => opened.standIn.advance(new Date(to))
const periodEnd = ({ items }: Stripe.Subscription) =>
  (items.data[0]?.current_period_end ?? 0) * 1000

/** The events of a subscription, in the order of delivery. */
const eventsOf = (id: string, from = 0) =>
  opened.receivedEvents.slice(from).filter(({ data }) => {
    const about = data.object as { id: string; parent?: Stripe.Invoice.Parent }
    return about.id === id || about.parent?.subscription_details?.subscription === id
  })
const kinds = (events: Stripe.Event[]) => events.map(({ type }) => type)

test('a trial sends trial_will_end three days before its end, is charged, and renews each month', async () => {
  const { id, trialEnd } = await begin('pm_card_visa')
  await advance(trialEnd - 3 * DAY - HOUR)
  expect(kinds(eventsOf(id))).not.toContain('customer.subscription.trial_will_end')
  const from = opened.receivedEvents.length
  await advance(trialEnd - 3 * DAY)
  expect(kinds(eventsOf(id, from))).toEqual(['customer.subscription.trial_will_end'])
  expect((await read(id)).status).toBe('trialing')

  await advance(trialEnd)
  const active = await read(id)
  expect(active.status).toBe('active')
  expect(invoiceOf(active)).toMatchObject({
    status: 'paid',
    amount_paid: 599,
    billing_reason: 'subscription_cycle',
    created: trialEnd / 1000,
  })
  expect(kinds(eventsOf(id, from)).slice(1)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ])
  expect(eventsOf(id).at(-1)?.data.previous_attributes).toMatchObject({ status: 'trialing' })

  await advance(periodEnd(active) - HOUR)
  expect(invoiceOf(await read(id)).id).toBe(invoiceOf(active).id)
  await advance(periodEnd(active))
  const renewed = await read(id)
  expect(renewed.items.data[0]?.current_period_start).toBe(periodEnd(active) / 1000)
  const paid = await stripe.invoices.list({ subscription: id, status: 'paid' })
  expect(paid.data.map(({ amount_paid }) => amount_paid)).toEqual([599, 599, 0])
})

test('a long move of the clock processes each change at its own time', async () => {
  const { id, trialEnd } = await begin('pm_card_visa')
  await advance(trialEnd + 100 * DAY)
  const { data } = await stripe.invoices.list({ subscription: id })
  expect(data).toHaveLength(5)
  const starts = data.map(({ created }) => created)
  expect(starts).toEqual([...starts].sort((a, b) => b - a))
  expect(starts[3]).toBe(trialEnd / 1000)
  expect(new Set(data.map(({ lines }) => lines.data[0]?.period.start)).size).toBe(5)
})

test('an annual plan is charged once a year', async () => {
  const { annual } = opened.standIn.account.prices
  const { id, trialEnd } = await begin('pm_card_visa', { items: [{ price: annual }] })
  await advance(trialEnd)
  const active = await read(id)
  expect(invoiceOf(active).amount_paid).toBe(5999)
  const days = (periodEnd(active) - trialEnd) / DAY
  expect([365, 366]).toContain(days)
})

test('a declined renewal is tried again after 1, 3 and 5 days, and then the subscription ends', async () => {
  const { id, trialEnd } = await begin('pm_card_chargeCustomerFail')
  await advance(trialEnd)
  const late = await read(id)
  expect(late.status).toBe('past_due')
  expect(invoiceOf(late)).toMatchObject({
    status: 'open',
    attempt_count: 1,
    next_payment_attempt: (trialEnd + DAY) / 1000,
  })
  const attempts = async () => invoiceOf(await read(id)).attempt_count
  for (const [after, count] of [
    [1, 2],
    [4, 3],
  ] as const) {
    await advance(trialEnd + after * DAY - HOUR)
    expect(await attempts()).toBe(count - 1)
    await advance(trialEnd + after * DAY)
    expect(await attempts()).toBe(count)
    expect((await read(id)).status).toBe('past_due')
  }
  await advance(trialEnd + 9 * DAY)
  const ended = await read(id)
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: (trialEnd + 9 * DAY) / 1000,
    cancellation_details: { reason: 'payment_failed' },
  })
  const events = kinds(eventsOf(id))
  expect(events.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  expect(events.at(-1)).toBe('customer.subscription.deleted')
})

test('a new card does not pay the open invoice by itself', async () => {
  const { id, trialEnd } = await begin('pm_card_chargeCustomerFail')
  await advance(trialEnd)
  const { id: invoice } = invoiceOf(await read(id))
  await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({
    statusCode: 402,
    decline_code: 'generic_decline',
  })
  await stripe.subscriptions.update(id, { default_payment_method: 'pm_card_visa' })
  expect((await read(id)).status).toBe('past_due')
  expect((await stripe.invoices.pay(invoice)).status).toBe('paid')
  expect((await read(id)).status).toBe('active')
  await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({ statusCode: 400 })
  await advance(trialEnd + 20 * DAY)
  expect((await read(id)).status).toBe('active')
})

test('a retry succeeds with a new card', async () => {
  const { id, trialEnd } = await begin('pm_card_chargeCustomerFail')
  await advance(trialEnd)
  await stripe.subscriptions.update(id, { default_payment_method: 'pm_card_visa' })
  await advance(trialEnd + DAY)
  expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } })
})

test.each([
  ['cancel', 'canceled', 'customer.subscription.deleted'],
  ['create_invoice', 'past_due', 'customer.subscription.updated'],
] as const)('a trial without a card ends as asked: %s', async (behavior, status, event) => {
  const { id, trialEnd } = await begin(undefined, {
    trial_settings: { end_behavior: { missing_payment_method: behavior } },
  })
  await advance(trialEnd)
  expect((await read(id)).status).toBe(status)
  expect(kinds(eventsOf(id)).at(-1)).toBe(event)
})

test('a canceled subscription ends with its period, without a charge', async () => {
  const { id, trialEnd } = await begin('pm_card_visa')
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await advance(trialEnd - HOUR)
  expect((await read(id)).status).toBe('trialing')
  await advance(trialEnd)
  expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: trialEnd / 1000 })
  await advance(trialEnd + 40 * DAY)
  const { data } = await stripe.invoices.list({ subscription: id })
  expect(data.map(({ amount_due }) => amount_due)).toEqual([0])
})

test('an incomplete subscription expires after 23 hours', async () => {
  const { id: customer } = await stripe.customers.create({})
  const { id, created, latest_invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: opened.standIn.account.prices.monthly }],
    payment_behavior: 'default_incomplete',
  })
  await advance((created + 22 * 3600) * 1000)
  expect((await read(id)).status).toBe('incomplete')
  await advance((created + 23 * 3600) * 1000)
  expect(await read(id)).toMatchObject({
    status: 'incomplete_expired',
    latest_invoice: { id: latest_invoice, status: 'void' },
  })
})

test('a renewal whose card always requires 3-D Secure waits for the customer', async () => {
  const { id, trialEnd } = await begin('pm_card_visa')
  await stripe.subscriptions.update(id, {
    default_payment_method: 'pm_card_authenticationRequired',
  })
  await advance(trialEnd)
  const late = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments.data.payment.payment_intent'],
  })
  const [payment] = invoiceOf(late).payments?.data ?? []
  expect(late.status).toBe('past_due')
  expect(payment?.payment.payment_intent).toMatchObject({ status: 'requires_action' })
  expect(kinds(eventsOf(id))).toContain('invoice.payment_action_required')
  await expect(stripe.invoices.pay(invoiceOf(late).id)).rejects.toMatchObject({
    code: 'invoice_payment_intent_requires_action',
  })
})

test('a card confirmed for a canceled subscription does not change the subscription', async () => {
  const { id, customer } = await begin(undefined)
  const { pending_setup_intent } = await stripe.subscriptions.cancel(id)
  const confirmed = await stripe.setupIntents.confirm(pending_setup_intent as string, {
    payment_method: 'pm_card_visa',
  })
  expect(confirmed).toMatchObject({ status: 'succeeded', customer })
  expect(await read(id)).toMatchObject({ status: 'canceled', default_payment_method: null })
})
