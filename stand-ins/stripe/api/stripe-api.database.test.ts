import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStripe, type TestStripe } from '#testing/stripe.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { stripeReplies } from '../store/stripe-account-table.ts'
import { stripeEvents } from '../store/stripe-events-table.ts'
import { stripeObjects } from '../store/stripe-objects-table.ts'

describe('the official client', () => {
  let opened: TestStripe
  let stripe: Stripe
  beforeAll(async () => {
    opened = await openTestStripe()
    stripe = opened.stripe
  })
  afterAll(() => opened.close())

  const subscribe = async (given: Partial<Stripe.SubscriptionCreateParams> = {}) => {
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
    return stripe.subscriptions.create({
      customer,
      items: [{ price: opened.standIn.account.prices.monthly }],
      ...given,
    })
  }

  test('[9.1] finds two prices, $5.99 a month and $59.99 a year', async () => {
    const { monthly, annual } = opened.standIn.account.prices
    const priceOf = async (id: string) => {
      const { items } = await subscribe({ items: [{ price: id }], trial_period_days: 30 })
      const price = items.data[0]?.price
      return [price?.unit_amount, price?.currency, price?.recurring?.interval, price?.livemode]
    }
    expect(await priceOf(monthly)).toEqual([599, 'usd', 'month', false])
    expect(await priceOf(annual)).toEqual([5999, 'usd', 'year', false])
  })

  test('creates, updates and deletes customers', async () => {
    const made = await stripe.customers.create({
      email: 'b+1@example.com',
      metadata: { a: '1', b: '2' },
    })
    await stripe.customers.update(made.id, {
      email: 'bea@example.com',
      metadata: { b: '', c: 'ü' },
    })
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({
      email: 'bea@example.com',
      metadata: { a: '1', c: 'ü' },
    })
    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true })
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true })
    await expect(stripe.customers.update(made.id, { email: 'x' })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  test('cancels the subscriptions of a deleted customer', async () => {
    const running = await subscribe({ trial_period_days: 30 })
    await stripe.customers.del(running.customer as string)
    expect((await stripe.subscriptions.retrieve(running.id)).status).toBe('canceled')
  })

  test('finds no personal data of a deleted customer', async () => {
    const email = 'canary@example.com'
    const { id } = await stripe.customers.create(
      { email, metadata: { userId: 'canary-id' } },
      { idempotencyKey: 'canary' },
    )
    const made = await stripe.subscriptions.create({
      customer: id,
      items: [{ price: opened.standIn.account.prices.monthly }],
      trial_period_days: 30,
      metadata: { userId: 'canary-id' },
    })
    await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: id,
      client_reference_id: 'canary-id',
      line_items: [{ price: opened.standIn.account.prices.monthly, quantity: 1 }],
      success_url: 'http://localhost:3000/done',
    })
    await stripe.customers.del(id)
    const { db } = opened.database
    const kept = await Promise.all(
      [stripeObjects, stripeEvents, stripeReplies].map((table) => db.select().from(table)),
    )
    expect(JSON.stringify(kept)).not.toMatch(/canary@example|canary-id/)
    const expanded = { expand: ['customer.invoice_settings.default_payment_method'] }
    expect(await stripe.subscriptions.retrieve(made.id, expanded)).toMatchObject({
      status: 'canceled',
      customer: { id, deleted: true },
    })
    const ended = () =>
      opened.receivedEvents.filter(({ data }) => JSON.stringify(data).includes(id))
    await expect
      .poll(() => ended().map(({ type }) => type))
      .toEqual(expect.arrayContaining(['customer.subscription.deleted', 'customer.deleted']))
  })

  test('gets the same response to the same idempotency key', async () => {
    const options = { idempotencyKey: 'k' }
    const given = { email: 'once@example.com' }
    const first = await stripe.customers.create(given, options)
    const second = await stripe.customers.create(given, options)
    expect(second.id).toBe(first.id)
    expect(new Headers(second.lastResponse.headers).get('idempotent-replayed')).toBe('true')
    expect((await stripe.customers.list(given)).data).toHaveLength(1)
    const other = stripe.customers.create({ email: 'other@example.com' }, options)
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    await expect(other).rejects.toMatchObject({ statusCode: 400 })
  })

  test('creates one object for concurrent requests with one key', async () => {
    const options = { idempotencyKey: 'same' }
    const given = { email: 'same@example.com' }
    const both = [0, 1, 2].map(() => stripe.customers.create(given, options))
    expect(new Set((await Promise.all(both)).map(({ id }) => id)).size).toBe(1)
  })

  test('may reuse the key of an invalid request', async () => {
    const options = { idempotencyKey: 'fix' }
    const { prices } = opened.standIn.account
    const items = [{ price: prices.monthly }]
    const wrong = stripe.subscriptions.create({ customer: 'cus_none', items }, options)
    await expect(wrong).rejects.toMatchObject({
      statusCode: 400,
      param: 'customer',
      message: "No such customer: 'cus_none'",
    })
    const { id } = await stripe.customers.create({})
    const given = { customer: id, items, trial_period_days: 30 }
    expect((await stripe.subscriptions.create(given, options)).status).toBe('trialing')
  })

  test('gets errors in Stripe’s form', async () => {
    const wrongKey = stripeClient(opened.standIn, 'sk_test_wrong')
    await expect(wrongKey.customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such subscription: 'sub_none'",
      requestId: expect.stringMatching(/^req_/),
    })
    const unknown = { color: 'red' } as Stripe.CustomerCreateParams
    await expect(stripe.customers.create(unknown)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'color',
    })
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
    })
  })

  test('pages through a list, newest first', async () => {
    const { id: customer } = await stripe.customers.create({})
    for (let i = 0; i < 5; i++)
      await stripe.setupIntents.create({ customer, metadata: { i: String(i) } })
    const first = await stripe.setupIntents.list({ customer, limit: 2 })
    expect(first.has_more).toBe(true)
    expect(first.data.map(({ metadata }) => metadata?.i)).toEqual(['4', '3'])
    const all = await stripe.setupIntents
      .list({ customer, limit: 2 })
      .autoPagingToArray({ limit: 99 })
    expect(all.map(({ metadata }) => metadata?.i)).toEqual(['4', '3', '2', '1', '0'])
  })

  test('expands objects', async () => {
    const made = await subscribe({
      payment_behavior: 'default_incomplete',
      expand: [
        'latest_invoice.confirmation_secret',
        'latest_invoice.payments.data.payment.payment_intent',
        'customer',
      ],
    })
    const invoice = made.latest_invoice as Stripe.Invoice
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent
    expect(made).toMatchObject({ status: 'incomplete', customer: { email: 'ada@example.com' } })
    expect(invoice).toMatchObject({
      amount_due: 599,
      status: 'open',
      parent: { subscription_details: { subscription: made.id } },
    })
    expect(invoice.confirmation_secret?.client_secret).toBe(intent.client_secret)
    await expect(
      stripe.subscriptions.retrieve(made.id, { expand: ['nothing'] }),
    ).rejects.toMatchObject({ message: 'This property cannot be expanded (nothing).' })
  })

  test('confirms a card for a trial, which becomes the default', async () => {
    const made = await subscribe({
      trial_period_days: 30,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['pending_setup_intent'],
    })
    const [item] = made.items.data
    expect(made.status).toBe('trialing')
    expect((made.trial_end ?? 0) - made.created).toBe(30 * 86_400)
    expect(item?.current_period_end).toBe(made.trial_end)
    const { id } = made.pending_setup_intent as Stripe.SetupIntent
    const confirmed = await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(confirmed.status).toBe('succeeded')
    const ready = await stripe.subscriptions.retrieve(made.id, {
      expand: ['default_payment_method'],
    })
    expect(ready.pending_setup_intent).toBeNull()
    expect(ready.default_payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } })
    const cards = await stripe.customers.listPaymentMethods(made.customer as string)
    expect(cards.data).toHaveLength(1)
    expect(JSON.stringify(cards)).not.toContain('hidden')
  })

  test('gets a card error for a declined card, and may try another', async () => {
    const { id: customer } = await stripe.customers.create({})
    const intent = await stripe.setupIntents.create({ customer })
    const declined = stripe.setupIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    })
    await expect(declined).rejects.toBeInstanceOf(Stripe.errors.StripeCardError)
    await expect(declined).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    })
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { decline_code: 'insufficient_funds' },
    })
    const again = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(again.status).toBe('succeeded')
    await expect(
      stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'setup_intent_unexpected_state' })
  })

  test('activates a paid subscription with its first payment', async () => {
    const made = await subscribe({
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice'],
    })
    const invoice = made.latest_invoice as Stripe.Invoice
    await expect(
      stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toMatchObject({ decline_code: 'generic_decline' })
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('incomplete')
    await stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' })
    const active = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] })
    expect(active).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 599 },
    })
    expect(active.default_payment_method).not.toBeNull()
  })

  test('refunds a payment once', async () => {
    const made = await subscribe({
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.payments'],
    })
    const invoice = made.latest_invoice as Stripe.Invoice
    const payment_intent = invoice.payments?.data[0]?.payment.payment_intent as string
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      statusCode: 400,
      message: `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
    })
    await stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' })
    const options = { idempotencyKey: 'refund' }
    const params = { payment_intent, reason: 'duplicate' as const }
    const refund = await stripe.refunds.create(params, options)
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 599,
      currency: 'usd',
      status: 'succeeded',
      reason: 'duplicate',
      payment_intent,
      charge: expect.stringMatching(/^ch_/),
      customer: made.customer,
    })
    expect((await stripe.refunds.create(params, options)).id).toBe(refund.id)
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    const { data } = await stripe.refunds.list({ payment_intent })
    expect(data).toEqual([refund])
    // A refund changes neither the invoice nor the subscription.
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid')
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active')
    for (const wrong of [{}, { payment_intent: 'pi_none' }])
      await expect(stripe.refunds.create(wrong)).rejects.toMatchObject({ statusCode: 400 })
  })

  test('cancels at the end of the period, resumes, and cancels immediately', async () => {
    const { id, items } = await subscribe({ trial_period_days: 30 })
    const canceled = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(canceled).toMatchObject({
      status: 'trialing',
      cancel_at_period_end: true,
      cancel_at: items.data[0]?.current_period_end,
      cancellation_details: { reason: 'cancellation_requested' },
    })
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
    })
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await expect(
      stripe.subscriptions.update(id, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })

  test('lists live subscriptions, or all', async () => {
    const { id, customer } = await subscribe({ trial_period_days: 30 })
    await stripe.subscriptions.cancel(id)
    const query = { customer: customer as string }
    expect((await stripe.subscriptions.list(query)).data).toEqual([])
    const all = await stripe.subscriptions.list({ ...query, status: 'all' })
    expect(all.data.map((each) => each.id)).toEqual([id])
  })
})
