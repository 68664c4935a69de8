import { createHmac, hkdfSync } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DeletionReceipt } from '#contract/account.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { interceptStripe } from '#testing/intercepted-stripe.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { countEmails, receivedEmail } from '#testing/received-email.ts'
import { settleSyncs, settleWebhooks } from '#testing/settle-webhooks.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { sweepBilling } from './sweep.ts'
import { hasUsedTrialBefore } from './trial-history.ts'
import { saveTrial } from './trials-table.ts'
import { usedTrials } from './used-trials-table.ts'

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

let people = 0
function someone(email?: string) {
  people += 1
  return openPayer(app, email ?? `someone${people}@example.com`)
}

/** A user in the only trial that this card gets. */
async function trialWith(number: string) {
  const payer = await someone()
  await payer.subscribe('monthly', number)
  expect((await payer.record()).status).toBe('trialing')
  return payer
}

const sync = async (payer: Payer) => (await payer.post('/api/sync-subscription')).json()

async function payAtCheckout(payer: Payer, number: string) {
  const opened = await payer.post('/api/create-checkout-session', { plan: 'annual' })
  const { pathname } = new URL((await opened.json()).url)
  const form = { email: payer.email, number, expiry: '12/34', cvc: '123' }
  const paid = await payer.visitor.submit(pathname, form)
  return new URL(paid.headers.get('location') ?? '').searchParams.get('session_id')
}

async function atProvider({ email }: Payer) {
  const customer = (await stripe.customers.list({ email })).data[0]?.id ?? ''
  const subscriptions = (await stripe.subscriptions.list({ customer, status: 'all' })).data
  const invoices = (await stripe.invoices.list({ customer })).data
  return {
    running: subscriptions.filter(({ status }) => status !== 'canceled').length,
    paidCents: invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
  }
}

async function subjectsTo({ email }: Payer) {
  await countEmails(app, email)
  return (await listReceivedEmails(app.database.db, email)).map(({ subject }) => subject)
}

/** Changes the provider's answers about subscriptions. */
function rewriteSubscriptions(change: (subscription: Record<string, unknown>) => void) {
  provider.intercept = async (request, ask) => {
    const response = await ask(request)
    if (request.method !== 'GET' || !new URL(request.url).pathname.endsWith('/subscriptions'))
      return response
    const body = (await response.json()) as { data: Record<string, unknown>[] }
    body.data.forEach(change)
    return Response.json(body)
  }
}
const withoutCard = () =>
  rewriteSubscriptions((given) => Object.assign(given, { default_payment_method: null }))

const nothing = { status: null, subscriptionId: null, hasAccess: false, trialAvailable: false }

describe('[1.9] a card gets one free trial, in any account:', () => {
  test('at the card form it begins none, nothing is charged, and the page then says what it costs', async () => {
    const number = cards.good()
    await trialWith(number)
    const ben = await someone()
    const begun = await (await ben.begin()).json()
    expect(begun).toMatchObject({ intentType: 'setup' })
    expect(await ben.enter(begun.clientSecret, number)).toEqual({ status: 'succeeded' })
    expect(await sync(ben)).toEqual({
      success: true,
      subscriptionStatus: null,
      trialRefused: 'card',
    })
    expect(await ben.record()).toMatchObject(nothing)
    expect(await atProvider(ben)).toEqual({ running: 0, paidCents: 0 })

    const again = await (await ben.begin()).json()
    expect(again).toMatchObject({
      intentType: 'payment',
      trialRefused: 'card',
      firstCharge: { amountCents: 599 },
    })
    expect(await atProvider(ben)).toMatchObject({ paidCents: 0 })
    await ben.enter(again.clientSecret, number)
    expect(await sync(ben)).toEqual({ success: true, subscriptionStatus: 'active' })
    expect(await ben.record()).toMatchObject({ status: 'active', hasAccess: true })
    expect(await atProvider(ben)).toEqual({ running: 1, paidCents: 599 })
  })

  test('at the hosted checkout it begins none, and the next checkout is charged at once', async () => {
    const number = cards.good()
    await trialWith(number)
    const eva = await someone()
    const sessionId = await payAtCheckout(eva, number)
    expect(await (await eva.post('/api/verify-session', { sessionId })).json()).toEqual({
      success: false,
      subscriptionStatus: null,
    })
    expect(await sync(eva)).toMatchObject({ trialRefused: 'card' })
    expect(await eva.record()).toMatchObject(nothing)
    expect(await atProvider(eva)).toEqual({ running: 0, paidCents: 0 })
    await payAtCheckout(eva, number)
    await sync(eva)
    expect(await eva.record()).toMatchObject({ status: 'active', plan: 'annual' })
    expect(await atProvider(eva)).toEqual({ running: 1, paidCents: 5999 })
  })

  test('one email says so, and no email says that a trial has begun', async () => {
    const number = cards.good()
    await trialWith(number)
    const ida = await someone()
    const { clientSecret } = await (await ida.begin('annual')).json()
    await ida.enter(clientSecret, number)
    await Promise.all([sync(ida), sync(ida), sweepBilling(app.billing)])
    await settleWebhooks(app, [ida])
    const refusal = await receivedEmail(app, ida.email, /^This card has already had a free trial$/)
    expect(refusal.text).toContain('nothing was charged')
    expect(refusal.text).toContain('the first year is then charged at once, $59.99')
    expect(refusal.text).toContain('/subscribe?plan=annual')
    const subjects = await subjectsTo(ida)
    expect(subjects.filter((subject) => /trial/i.test(subject))).toEqual([refusal.subject])
  })

  test('only one of two accounts that confirm it in the same second has a trial', async () => {
    const number = cards.good()
    const both = [await someone(), await someone()]
    const secrets = await Promise.all(
      both.map(async (payer) => (await (await payer.begin()).json()).clientSecret),
    )
    await Promise.all(both.map((payer, n) => payer.enter(secrets[n], number)))
    await Promise.all(both.map(sync))
    const statuses = await Promise.all(both.map(async (payer) => (await payer.record()).status))
    expect(statuses.toSorted()).toEqual([null, 'trialing'].toSorted())
  })

  test('a subscription that cannot be ended at once grants no access, and is ended later', async () => {
    const number = cards.good()
    await trialWith(number)
    const tom = await someone()
    const { clientSecret } = await (await tom.begin()).json()
    provider.intercept = async (request, ask) => {
      if (request.method === 'DELETE') throw new TypeError('fetch failed')
      return ask(request)
    }
    await tom.enter(clientSecret, number)
    await sync(tom)
    expect(await atProvider(tom)).toMatchObject({ running: 1 })
    expect(await tom.record()).toMatchObject(nothing)
    provider.intercept = undefined
    await sweepBilling(app.billing)
    expect(await atProvider(tom)).toEqual({ running: 0, paidCents: 0 })
    expect(await tom.record()).toMatchObject(nothing)
  })

  test('a new card during the trial is recorded, too, and the trial goes on', async () => {
    const [first, second, third] = [cards.good(), cards.good(), cards.good()]
    const mia = await trialWith(first)
    await trialWith(third)
    for (const number of [second, third]) {
      const { clientSecret } = await (await mia.post('/api/update-card')).json()
      await mia.enter(clientSecret, number)
      expect(await sync(mia)).toEqual({ success: true, subscriptionStatus: 'trialing' })
    }
    const zoe = await someone()
    const { clientSecret } = await (await zoe.begin()).json()
    await zoe.enter(clientSecret, second)
    expect(await sync(zoe)).toMatchObject({ trialRefused: 'card' })
  })

  test('a card without a fingerprint is not recorded', async () => {
    provider.intercept = async (request, ask) => {
      const response = await ask(request)
      const body = (await response.text()).replace(/"fingerprint":"\w+"/g, '"fingerprint":null')
      return new Response(body, response)
    }
    const number = cards.good()
    for (const payer of [await someone(), await someone()]) {
      await payer.subscribe('monthly', number)
      expect((await payer.record()).status).toBe('trialing')
    }
  })

  test.each([
    ['is read as incomplete in between', { status: 'incomplete' }],
    ['waits for its bank again', { pending_setup_intent: 'seti_again' }],
  ])('a trial that %s is not refused by its own mark', async (_what, change) => {
    const payer = await trialWith(cards.good())
    rewriteSubscriptions((given) => Object.assign(given, change))
    expect(await sync(payer)).toEqual({ success: true, subscriptionStatus: 'incomplete' })
    provider.intercept = undefined
    expect(await sync(payer)).toEqual({ success: true, subscriptionStatus: 'trialing' })
  })

  test('a trial whose card cannot be read runs, and announces its charge', async () => {
    withoutCard()
    const payer = await someone()
    await payer.subscribe()
    expect(await payer.record()).toMatchObject({ status: 'trialing', hasAccess: true })
    expect((await payer.record()).nextCharge).toMatchObject({ amountCents: 599 })
  })

  test('a card that becomes known after its trial started is checked then, once', async () => {
    const used = cards.good()
    await trialWith(used)
    withoutCard()
    const [thief, payer] = [await someone(), await someone()]
    await thief.subscribe('monthly', used)
    await payer.subscribe('monthly', cards.good())
    provider.intercept = undefined
    expect(await sync(thief)).toMatchObject({ subscriptionStatus: null, trialRefused: 'card' })
    expect(await atProvider(thief)).toEqual({ running: 0, paidCents: 0 })
    for (const _again of [1, 2])
      expect(await sync(payer)).toEqual({ success: true, subscriptionStatus: 'trialing' })
  })

  test('a trial that has run for hours keeps its card', async () => {
    const used = cards.good()
    await trialWith(used)
    const payer = await someone()
    const fewHoursAgo = Math.floor((await app.billing.now()).getTime() / 1000) - 3 * 3600
    rewriteSubscriptions((given) =>
      Object.assign(given, { default_payment_method: null, created: fewHoursAgo }),
    )
    await payer.subscribe('monthly', used)
    rewriteSubscriptions((given) => Object.assign(given, { created: fewHoursAgo }))
    expect(await sync(payer)).toEqual({ success: true, subscriptionStatus: 'trialing' })
  })

  test('a refused trial does not record its address', async () => {
    const number = cards.good()
    await trialWith(number)
    const thief = await someone('victim+1@example.com')
    const { clientSecret } = await (await thief.begin()).json()
    await thief.enter(clientSecret, number)
    expect(await sync(thief)).toMatchObject({ trialRefused: 'card' })
    await sweepBilling(app.billing)
    await countEmails(app, thief.email)
    await thief.visitor.call('DELETE', '/api/auth/delete-account', undefined, thief.bearer)
    const victim = await someone('victim@example.com')
    expect(await (await victim.begin()).json()).toMatchObject({ intentType: 'setup' })
    await victim.subscribe()
    expect(await sync(victim)).toEqual({ success: true, subscriptionStatus: 'trialing' })
  })

  test('after a refusal, a payment that fails is not called one', async () => {
    const number = cards.good()
    await trialWith(number)
    const payer = await someone()
    const { clientSecret } = await (await payer.begin()).json()
    await payer.enter(clientSecret, number)
    expect(await sync(payer)).toMatchObject({ trialRefused: 'card' })
    const again = await (await payer.begin()).json()
    expect(again).toMatchObject({ intentType: 'payment', trialRefused: 'card' })
    await payer.enter(again.clientSecret, cards.declined)
    expect(await sync(payer)).toEqual({ success: true, subscriptionStatus: 'incomplete' })
    // The page still says why there is no trial.
    expect(await (await payer.begin()).json()).toMatchObject({ trialRefused: 'card' })
  })

  test('the deletion receipt names its hash, which is all that remains', async () => {
    const number = cards.good()
    const kim = await trialWith(number)
    await countEmails(app, kim.email)
    const gone = await kim.visitor.call('DELETE', '/api/auth/delete-account', undefined, kim.bearer)
    const { receipt } = (await gone.json()) as { receipt: DeletionReceipt }
    expect(receipt.kept.map(({ what }) => what)).toEqual([
      'Invoices for your payments, at the payment provider',
      'A one-way code for the card of your free trial',
      'A one-way code for the email address of your free trial',
    ])
    const again = await someone()
    const { clientSecret } = await (await again.begin()).json()
    await again.enter(clientSecret, number)
    expect(await sync(again)).toMatchObject({ trialRefused: 'card' })
  })
})

describe('[1.9] a mailbox gets one free trial, however its address is written:', () => {
  test.each([
    ['a tag', 'ada@example.com', 'ada+2@example.com'],
    ['dots at Gmail', 'grace.hopper@gmail.com', 'gracehopper@gmail.com'],
    ['another name of Gmail', 'lise@gmail.com', 'li.se+x@googlemail.com'],
    ['upper case', 'emmy@example.com', 'Emmy+A@Example.com'],
  ])('%s, while the first account is there', async (_what, first, second) => {
    await (await someone(first)).subscribe()
    const payer = await someone(second)
    expect((await payer.record()).trialAvailable).toBe(false)
    expect(await (await payer.begin()).json()).toMatchObject({ intentType: 'payment' })
  })

  test('two payment pages that were open at once begin one trial, and the other says why it has none', async () => {
    const [one, two] = [await someone('twin@example.com'), await someone('twin+2@example.com')]
    const left = await (await two.begin()).json()
    await one.subscribe()
    await two.enter(left.clientSecret, cards.good())
    expect(await sync(two)).toMatchObject({ subscriptionStatus: null, trialRefused: 'address' })
    const refusal = await receivedEmail(app, two.email, /^Your free trial was used before$/)
    expect(refusal.text).toContain('the first month is then charged at once, $5.99')
    expect(await atProvider(two)).toEqual({ running: 0, paidCents: 0 })
  })

  test('an address spelled differently before the trial is first read refuses nobody', async () => {
    const payer = await someone('bo.hr@gmail.com')
    const { clientSecret } = await (await payer.begin()).json()
    await app.stripe.stop()
    await settleSyncs(app.database.db, [payer])
    await payer.enter(clientSecret, cards.good())
    await payer.visitor.post('/api/identity/update-email', { email: 'bohr@gmail.com' })
    const bearer = await payer.visitor.bearer()
    const synced = await payer.visitor.call('POST', '/api/sync-subscription', undefined, bearer)
    expect(await synced.json()).toEqual({ success: true, subscriptionStatus: 'trialing' })
    await app.stripe.start(async (webhook) => app.request(new URL(webhook.url).pathname, webhook))
  })

  test('a hash from before addresses were made canonical still counts', async () => {
    const key = Buffer.from(hkdfSync('sha256', app.billing.secret, '', 'mark of a used trial', 32))
    const hash = createHmac('sha256', key).update('for.mer+tag@gmail.com').digest('base64url')
    await app.database.db.insert(usedTrials).values({ hash })
    const payer = await someone('For.Mer+tag@gmail.com')
    expect(await (await payer.begin()).json()).toMatchObject({ intentType: 'payment' })
  })

  test('a trial from before hashes were stored is recorded by the next sweep', async () => {
    const { db } = app.database
    const payer = await someone('long-ago@example.com')
    await saveTrial(db, payer.id, { isUsed: true })
    const asAnother = { addresses: ['long-ago+2@example.com'] }
    expect(await hasUsedTrialBefore(app.billing, asAnother)).toBe(false)
    await sweepBilling(app.billing)
    expect(await hasUsedTrialBefore(app.billing, asAnother)).toBe(true)
  })
})
