import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#durations.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { clearDueChanges } from '#testing/clear-due-changes.ts'
import { listenAsStripe } from '#testing/listen-as-stripe.ts'
import { payTwice } from '#testing/pay-twice.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { countEmails, receivedEmail } from '#testing/received-email.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { sweepBilling } from './sweep.ts'

/** Polls the stored status, which follows the provider's with a short delay. */
const statusOf = (payer: Payer) => expect.poll(async () => (await payer.record()).status)

type Listener = Awaited<ReturnType<typeof listenAsStripe>>

describe.each([
  ['by a call in this process', false],
  ['over HTTP, as Stripe itself', true],
])('with a provider reached %s', (_, isOverHttp) => {
  let app: TestApp
  let stripe: Stripe
  let listener: Listener | undefined
  let people = 0
  beforeAll(async () => {
    app = await openTestApp({
      async reachStripe(standIn) {
        if (!isOverHttp) return { fetch: standIn.fetch }
        listener = await listenAsStripe(standIn)
        return { host: listener.host, port: listener.port, protocol: 'http' }
      },
    })
    stripe = stripeClient(app.stripe)
  })
  afterEach(() => clearDueChanges(app))
  afterAll(async () => {
    await app.close()
    await listener?.stop()
  })
  const someone = () => {
    people += 1
    return openPayer(app, `payer${people}@example.com`)
  }
  /** A person's customers and subscriptions at the provider. */
  async function atProvider(email: string) {
    const { data } = await stripe.customers.list({ email })
    const lists = data.map(({ id }) => stripe.subscriptions.list({ customer: id, status: 'all' }))
    const subscriptions = (await Promise.all(lists)).flatMap((list) => list.data)
    return { customers: data, subscriptions }
  }

  /** The total ever charged to a person, in cents. */
  async function paidBy({ email }: Payer) {
    const customer = (await atProvider(email)).customers[0]?.id ?? ''
    const { data } = await stripe.invoices.list({ customer })
    return data.reduce((sum, { amount_paid }) => sum + amount_paid, 0)
  }
  /** A person without a trial, who is charged immediately. */
  async function withoutTrial() {
    const payer = await someone()
    await payer.subscribe()
    await payer.post('/api/cancel-subscription')
    await app.stripe.advance(new Date((await app.stripe.now()).getTime() + 30 * DAY + HOUR))
    await statusOf(payer).toBe('canceled')
    return payer
  }

  test('[1.9][3.17b][4.10][7.10][7.11] a trial begins with a confirmed card, and not a moment sooner', async () => {
    const ada = await someone()
    expect(await ada.record()).toEqual({
      subscriptionId: null,
      status: null,
      plan: null,
      nextPlan: null,
      periodEnd: null,
      cancelAtPeriodEnd: false,
      nextCharge: null,
      trialAvailable: true,
      hasAccess: false,
      card: null,
    })
    const answer = await ada.begin('annual')
    expect(answer.status).toBe(200)
    const begun = await answer.json()
    expect(begun).toEqual({
      clientSecret: expect.stringMatching(/_secret_/),
      intentType: 'setup',
      firstCharge: { at: expect.any(String), amountCents: 5999 },
    })
    const inDays = (Date.parse(begun.firstCharge.at) - Date.now()) / DAY
    expect(inDays).toBeCloseTo(30, 2)

    // Abandoned: the provider says trialing, and it grants no access here.
    expect((await atProvider(ada.email)).subscriptions[0]?.status).toBe('trialing')
    await ada.post('/api/sync-subscription')
    expect(await ada.record()).toMatchObject({
      status: 'incomplete',
      hasAccess: false,
      nextCharge: null,
      trialAvailable: true,
    })
    expect((await ada.get('/api/horoscopes/daily')).status).toBe(403)

    expect(await ada.enter(begun.clientSecret, cards.declined)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('declined'),
    })
    expect((await ada.record()).hasAccess).toBe(false)
    expect(await ada.enter(begun.clientSecret, cards.good())).toEqual({ status: 'succeeded' })
    expect(await (await ada.post('/api/sync-subscription')).json()).toEqual({
      success: true,
      subscriptionStatus: 'trialing',
    })
    expect(await ada.record()).toEqual({
      subscriptionId: expect.stringMatching(/^sub_/),
      status: 'trialing',
      plan: 'annual',
      nextPlan: null,
      periodEnd: begun.firstCharge.at,
      cancelAtPeriodEnd: false,
      nextCharge: begun.firstCharge,
      trialAvailable: false,
      hasAccess: true,
      card: { brand: 'visa', last4: expect.stringMatching(/^\d{4}$/) },
    })
    expect((await (await ada.get('/api/auth/user')).json()).subscriptionStatus).toBe('trialing')
  })

  test('[7.10] a double click, a reload and two tabs make one customer and one subscription', async () => {
    const eva = await someone()
    const answers = await Promise.all([eva.begin(), eva.begin(), eva.begin()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const begun = await Promise.all(answers.map((answer) => answer.json()))
    const again = await (await eva.begin()).json()
    const secrets = new Set([...begun, again].map(({ clientSecret }) => clientSecret))
    expect(secrets.size).toBe(1)
    const { customers, subscriptions } = await atProvider(eva.email)
    expect([customers.length, subscriptions.length]).toEqual([1, 1])
  })

  test('[7.10] refuses the price of another plan, and a price that does not exist', async () => {
    const uma = await someone()
    const { prices } = app.stripe.account
    for (const body of [
      { plan: 'annual', priceId: prices.monthly },
      { plan: 'monthly', priceId: prices.annual },
      { plan: 'monthly', priceId: 'price_made_up' },
    ]) {
      const answer = await uma.post('/api/create-subscription', body)
      expect(answer.status).toBe(400)
      expect((await answer.json()).message).toMatch(/^The price does not belong/)
    }
    expect((await atProvider(uma.email)).subscriptions).toEqual([])
  })

  test('[3.17a][7.6][7.7] the hosted checkout opens everything, and its result is valid only for its owner', async () => {
    const lea = await someone()
    const body = { plan: 'monthly', redirectUrl: '/readings?type=synastry' }
    const [one, two] = await Promise.all([
      lea.post('/api/create-checkout-session', body),
      lea.post('/api/create-checkout-session', body),
    ])
    const { url, ...more } = await one.json()
    expect([url, more]).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\//), {}])
    expect((await two.json()).url).toBe(url)

    const form = { email: lea.email, number: cards.good(), expiry: '12/34', cvc: '123' }
    const paid = await lea.visitor.submit(new URL(url).pathname, form)
    const back = new URL(paid.headers.get('location') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/subscription-success')
    expect(back.searchParams.get('redirect')).toBe('/readings?type=synastry')
    const sessionId = back.searchParams.get('session_id')

    const stranger = await someone()
    const otherCustomer = await someone()
    await otherCustomer.begin('monthly')
    for (const person of [stranger, stranger, otherCustomer]) {
      const answer = await person.post('/api/verify-session', { sessionId })
      expect(answer.status).toBe(403)
      expect((await answer.json()).message).toBe('This checkout belongs to another account.')
    }
    for (const _time of [1, 2])
      expect(await (await lea.post('/api/verify-session', { sessionId })).json()).toEqual({
        success: true,
        subscriptionStatus: 'trialing',
      })
    expect(await lea.record()).toMatchObject({ hasAccess: true, plan: 'monthly' })
    const unknown = await lea.post('/api/verify-session', { sessionId: 'cs_made_up' })
    expect(unknown.status).toBe(404)
  })

  test('[4.12][7.12][7.13] cancel ends it at the end of the period, resume takes that back', async () => {
    const kim = await someone()
    for (const call of ['cancel-subscription', 'resume-subscription', 'update-card']) {
      const refused = await kim.post(`/api/${call}`)
      expect(refused.status).toBe(409)
      expect((await refused.json()).message).toMatch(/^There is no subscription yet/)
    }
    await kim.subscribe()
    const { periodEnd } = await kim.record()
    const canceled = await (await kim.post('/api/cancel-subscription')).json()
    expect(canceled).toMatchObject({
      status: 'trialing',
      cancelAtPeriodEnd: true,
      periodEnd,
      nextCharge: null,
      hasAccess: true,
    })
    expect(await (await kim.post('/api/cancel-subscription')).json()).toEqual(canceled)
    const resumed = await (await kim.post('/api/resume-subscription')).json()
    expect(resumed).toMatchObject({
      cancelAtPeriodEnd: false,
      nextCharge: { at: periodEnd, amountCents: 599 },
    })
  })

  test('one of two payments in the same second is refunded once, and one subscription remains', async () => {
    const amy = await someone()
    await payTwice(app, amy)
    const syncs = [amy.post('/api/sync-subscription'), amy.post('/api/sync-subscription')]
    for (const answer of [...syncs, sweepBilling(app.billing)]) await answer
    await amy.post('/api/sync-subscription')
    const { customers, subscriptions } = await atProvider(amy.email)
    expect(subscriptions.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
    const kept = subscriptions.find(({ status }) => status === 'active')
    expect(await amy.record()).toMatchObject({ subscriptionId: kept?.id, hasAccess: true })

    const { data } = await stripe.refunds.list({ limit: 100 })
    const refunds = data.filter(({ customer }) => customer === customers[0]?.id)
    const price = kept?.items.data[0]?.price.unit_amount ?? 0
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      [599 + 5999 - price, 'duplicate'],
    ])
    const amount = price === 599 ? '$59.99' : '$5.99'
    const refundEmail = await receivedEmail(app, amy.email, /^We are refunding/)
    expect(refundEmail.subject).toBe(`We are refunding ${amount}`)
    expect(refundEmail.text).toContain(`refunding the ${amount} that you paid for it`)
    expect(refundEmail.text).toContain('5 to 10 business days')
    const all = await listReceivedEmails(app.database.db, amy.email)
    expect(all.filter(({ subject }) => subject === refundEmail.subject)).toHaveLength(1)
  })

  test('[4.3][7.8] a payment that fails closes everything, another card opens it again', async () => {
    const tom = await someone()
    await tom.subscribe('monthly', cards.failsLater())
    await app.stripe.advance(new Date((await app.stripe.now()).getTime() + 30 * DAY + HOUR))
    await statusOf(tom).toBe('past_due')
    expect((await tom.record()).hasAccess).toBe(false)
    const [one, two] = await Promise.all([
      tom.post('/api/update-card'),
      tom.post('/api/update-card'),
    ])
    const { clientSecret } = await one.json()
    expect((await two.json()).clientSecret).toBe(clientSecret)
    expect(await tom.enter(clientSecret, cards.good())).toEqual({ status: 'succeeded' })
    await tom.post('/api/sync-subscription')
    expect(await tom.record()).toMatchObject({
      status: 'active',
      hasAccess: true,
      card: { brand: 'visa', last4: expect.stringMatching(/^\d{4}$/) },
    })
  })

  // The client of the provider is the same for the rest.
  if (isOverHttp) return

  test('[3.14][3.16][7.9] the settings name the two prices and the card form', async () => {
    const { account } = app.stripe
    expect(await (await app.request('/api/config')).json()).toEqual({
      stripe: { monthlyPriceId: account.prices.monthly, annualPriceId: account.prices.annual },
      paymentForm: {
        kind: 'embedded',
        publishableKey: account.publishableKey,
        api: account.cardApi,
      },
    })
  })

  test('[4.10] a card that the bank asks about opens nothing before the bank has said yes', async () => {
    const grace = await someone()
    const begun = await (await grace.begin()).json()
    expect(await grace.enter(begun.clientSecret, cards.asksTheBank)).toEqual({
      status: 'requires_action',
    })
    await grace.post('/api/sync-subscription')
    expect((await grace.record()).hasAccess).toBe(false)
    expect(await grace.authenticate(begun.clientSecret, true)).toEqual({ status: 'succeeded' })
    await grace.post('/api/sync-subscription')
    expect((await grace.record()).hasAccess).toBe(true)
  })

  test('[7.10] a change of plan on the page leaves one subscription, of that plan', async () => {
    const ida = await someone()
    await ida.begin('annual')
    await ida.subscribe('monthly')
    expect(await ida.record()).toMatchObject({ plan: 'monthly', status: 'trialing' })
    const { subscriptions } = await atProvider(ida.email)
    expect(subscriptions.map(({ status }) => status).toSorted()).toEqual(['canceled', 'trialing'])
  })

  test('[8.6d] refuses a second subscription to a subscriber', async () => {
    const zoe = await someone()
    await zoe.subscribe()
    for (const answer of [
      await zoe.begin(),
      await zoe.post('/api/create-checkout-session', { plan: 'annual' }),
    ]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({
        existingSubscription: true,
        message: 'You already have an active subscription',
      })
    }
    expect((await atProvider(zoe.email)).subscriptions).toHaveLength(1)
  })

  test('[7.10][4.10] a card form that another tab left behind takes no card, and no trial with it', async () => {
    const zoe = await someone()
    const left = await (await zoe.begin('monthly')).json()
    const taken = await (await zoe.begin('annual')).json()
    expect(await zoe.enter(left.clientSecret, cards.good())).toMatchObject({
      status: 'failed',
      code: 'setup_intent_unexpected_state',
    })
    await zoe.post('/api/sync-subscription')
    expect(await zoe.record()).toMatchObject({ hasAccess: false, trialAvailable: true })
    const again = await (await zoe.begin('annual')).json()
    expect(again).toEqual(taken)
    expect(again.intentType).toBe('setup')

    // Going to the provider's own checkout also leaves a card form behind.
    await zoe.post('/api/create-checkout-session', { plan: 'annual' })
    expect(await zoe.enter(taken.clientSecret, cards.good())).toMatchObject({ status: 'failed' })
    expect(await zoe.record()).toMatchObject({ hasAccess: false, trialAvailable: true })
    await zoe.subscribe('annual')
    expect(await zoe.record()).toMatchObject({ status: 'trialing', plan: 'annual' })
  })

  test('[7.6] a checkout that was left can be opened again, for the other plan', async () => {
    const mia = await someone()
    const open = async (plan: string) =>
      (await (await mia.post('/api/create-checkout-session', { plan })).json()).url
    const first = await open('monthly')
    const second = await open('annual')
    expect(second).not.toBe(first)
    expect(await open('annual')).toBe(second)
    const { data } = await stripe.checkout.sessions.list({
      customer: (await atProvider(mia.email)).customers[0]?.id ?? '',
    })
    expect(data.map(({ status }) => status)).toEqual(['open', 'expired'])
  })

  test('[1.9][4.12] a trial that was canceled is never charged, and there is no second one', async () => {
    const ben = await someone()
    await ben.subscribe()
    await ben.post('/api/cancel-subscription')
    await app.stripe.advance(new Date((await app.stripe.now()).getTime() + 30 * DAY + HOUR))
    await statusOf(ben).toBe('canceled')
    expect(await ben.record()).toMatchObject({ hasAccess: false, trialAvailable: false })
    const { customers } = await atProvider(ben.email)
    const { data } = await stripe.invoices.list({ customer: customers[0]?.id ?? '' })
    expect(data.reduce((sum, { amount_paid }) => sum + amount_paid, 0)).toBe(0)
    const late = await ben.post('/api/resume-subscription')
    expect(late.status).toBe(409)
    expect((await late.json()).message).toMatch(/^This subscription has ended/)

    const begun = await (await ben.begin()).json()
    expect(begun).toMatchObject({ intentType: 'payment', firstCharge: { amountCents: 599 } })
    expect(await ben.enter(begun.clientSecret, cards.good())).toEqual({ status: 'succeeded' })
    await ben.post('/api/sync-subscription')
    expect(await ben.record()).toMatchObject({ status: 'active', hasAccess: true })
  })

  test('[4.12] a cancellation after a failed payment prevents further charges', async () => {
    const jim = await someone()
    await jim.subscribe('monthly', cards.failsLater())
    await app.stripe.advance(new Date((await app.stripe.now()).getTime() + 30 * DAY + HOUR))
    await statusOf(jim).toBe('past_due')
    expect(await (await jim.post('/api/cancel-subscription')).json()).toMatchObject({
      status: 'canceled',
      nextCharge: null,
    })
    await app.stripe.advance(new Date((await app.stripe.now()).getTime() + 40 * DAY))
    const customer = (await atProvider(jim.email)).customers[0]?.id ?? ''
    const { data } = await stripe.invoices.list({ customer })
    expect(data.reduce((sum, { amount_paid }) => sum + amount_paid, 0)).toBe(0)
    expect(data.map(({ attempt_count }) => attempt_count)).toContain(1)
    expect((await jim.record()).status).toBe('canceled')
  })

  test.each(['checkout', 'card form'])(
    'a user who opens the checkout and the payment page pays once, if the %s came first',
    async (first) => {
      const pia = await withoutTrial()
      const openCheckout = async () => {
        const response = await pia.post('/api/create-checkout-session', { plan: 'annual' })
        return new URL((await response.json()).url).pathname
      }
      const openCardForm = async () => (await (await pia.begin('monthly')).json()).clientSecret
      const form = { email: pia.email, number: cards.good(), expiry: '12/34', cvc: '123' }
      if (first === 'checkout') {
        const path = await openCheckout()
        const clientSecret = await openCardForm()
        expect((await pia.visitor.submit(path, form)).status).toBe(303)
        expect(await pia.enter(clientSecret, cards.good())).toEqual({ status: 'succeeded' })
      } else {
        const clientSecret = await openCardForm()
        const path = await openCheckout()
        expect((await pia.enter(clientSecret, cards.good())).status).toBe('failed')
        expect((await pia.visitor.submit(path, form)).status).toBe(303)
      }
      await pia.post('/api/sync-subscription')
      const { plan, hasAccess } = await pia.record()
      expect([plan, hasAccess]).toEqual([first === 'checkout' ? 'monthly' : 'annual', true])
      expect(await paidBy(pia)).toBe(first === 'checkout' ? 599 : 5999)
    },
  )

  test('one of two trials in the same second is ended, with nothing to refund', async () => {
    const uli = await someone()
    await uli.subscribe('monthly')
    const customer = (await atProvider(uli.email)).customers[0]?.id ?? ''
    await stripe.subscriptions.create({
      customer,
      items: [{ price: app.stripe.account.prices.annual }],
      trial_period_days: 30,
      default_payment_method:
        (await stripe.customers.listPaymentMethods(customer)).data[0]?.id ?? '',
    })
    await uli.post('/api/sync-subscription')
    expect((await uli.record()).plan).toBe('monthly')
    const { subscriptions } = await atProvider(uli.email)
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled', 'trialing'])
    expect(
      (await stripe.refunds.list({ limit: 100 })).data.map((refund) => refund.customer),
    ).not.toContain(customer)
    await countEmails(app, uli.email)
    const subjects = (await listReceivedEmails(app.database.db, uli.email)).map(
      ({ subject }) => subject,
    )
    expect(subjects.filter((subject) => /refunding/.test(subject))).toEqual([])
  })

  test('a user who switches between checkout and payment page can still pay', async () => {
    const mae = await withoutTrial()
    for (const _time of [1, 2]) {
      await mae.begin()
      await mae.post('/api/create-checkout-session', { plan: 'monthly' })
    }
    await mae.subscribe()
    expect(await mae.record()).toMatchObject({ status: 'active', hasAccess: true })
    expect(await paidBy(mae)).toBe(599)
  })
})
