import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Payment } from '#contract/billing.ts'
import { DAY, HOUR } from '#durations.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { clearDueChanges } from '#testing/clear-due-changes.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { countEmails, receivedEmail } from '#testing/received-email.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { invoices } from './invoices-table.ts'

let app: TestApp
let stripe: Stripe
let people = 0
beforeAll(async () => {
  app = await openTestApp()
  stripe = stripeClient(app.stripe)
})
afterEach(() => clearDueChanges(app))
afterAll(() => app.close())

const someone = () => {
  people += 1
  return openPayer(app, `payer${people}@example.com`)
}
async function advanceTo(payer: Payer, iso: string | null, plusMs = HOUR) {
  await app.stripe.advance(new Date(Date.parse(iso ?? '') + plusMs))
  await settleWebhooks(app, [payer])
}
const payments = async (payer: Payer): Promise<Payment[]> =>
  (await (await payer.get('/api/payments')).json()).payments

async function receipts({ email }: Payer): Promise<string[]> {
  await countEmails(app, email)
  const received = await listReceivedEmails(app.database.db, email)
  return received.map(({ subject }) => subject).filter((subject) => /^Receipt/.test(subject))
}
const usDate = (iso: string | null) =>
  new Date(iso ?? '').toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

async function intentOf(payer: Payer): Promise<string> {
  const [customer] = (await stripe.customers.list({ email: payer.email })).data
  const [charge] = (await stripe.charges.list({ customer: customer?.id ?? '' })).data
  return String(charge?.payment_intent)
}

describe('the payments of a user', () => {
  test('are none during the trial, then one with its period, card and receipt', async () => {
    const ada = await someone()
    const { firstCharge } = await ada.subscribe('annual')
    expect(await payments(ada)).toEqual([])
    await advanceTo(ada, firstCharge.at)
    const [paid, ...others] = await payments(ada)
    expect(others).toEqual([])
    expect(paid).toMatchObject({
      status: 'paid',
      plan: 'annual',
      periodStart: firstCharge.at,
      periodEnd: (await ada.record()).periodEnd,
      amountCents: 5999,
      refundedCents: 0,
      at: firstCharge.at,
      card: { brand: 'visa', last4: expect.stringMatching(/^\d{4}$/) },
    })
    expect(paid?.number).toMatch(/\w/)
    const { text, subject } = await receivedEmail(app, ada.email, /^Receipt/)
    expect(subject).toBe(`Receipt: $59.99 on ${usDate(firstCharge.at)}`)
    for (const part of [
      `annual plan: ${usDate(paid?.periodStart ?? '')} to ${usDate(paid?.periodEnd ?? '')}`,
      `with Visa ending in ${paid?.card?.last4}`,
      `For ${ada.email}`,
      `Invoice number ${paid?.number}`,
      `http://localhost:3000/receipt?id=${paid?.id}`,
    ])
      expect(text).toContain(part)
  })

  test('get one receipt each, whatever is synced twice', async () => {
    const ben = await someone()
    const { firstCharge } = await ben.subscribe()
    await advanceTo(ben, firstCharge.at)
    await Promise.all([ben.post('/api/sync-subscription'), ben.post('/api/sync-subscription')])
    expect(await receipts(ben)).toHaveLength(1)
    await advanceTo(ben, (await ben.record()).periodEnd)
    await ben.post('/api/sync-subscription')
    expect(await receipts(ben)).toHaveLength(2)
    expect((await payments(ben)).map(({ amountCents }) => amountCents)).toEqual([599, 599])
  })

  test('include one that was declined, without a receipt until it is paid', async () => {
    const eva = await someone()
    const { firstCharge } = await eva.subscribe('monthly', cards.failsLater())
    await advanceTo(eva, firstCharge.at)
    expect(await payments(eva)).toMatchObject([
      { status: 'unpaid', amountCents: 599, at: firstCharge.at, card: null },
    ])
    expect(await receipts(eva)).toEqual([])
    const { clientSecret } = await (await eva.post('/api/update-card')).json()
    await eva.enter(clientSecret, cards.good())
    await eva.post('/api/sync-subscription')
    expect(await payments(eva)).toMatchObject([{ status: 'paid', card: { brand: 'visa' } }])
    expect(await receipts(eva)).toHaveLength(1)
  })

  test('show a refund as one', async () => {
    const kim = await someone()
    const { firstCharge } = await kim.subscribe()
    await advanceTo(kim, firstCharge.at)
    await stripe.refunds.create({ payment_intent: await intentOf(kim) })
    await settleWebhooks(app, [kim])
    expect(await payments(kim)).toMatchObject([{ status: 'refunded', refundedCents: 599 }])
    expect(await receipts(kim)).toHaveLength(1)
  })

  test('leave out an abandoned payment page', async () => {
    const una = await someone()
    await una.subscribe()
    await una.post('/api/cancel-subscription')
    await advanceTo(una, (await una.record()).periodEnd)
    expect((await (await una.begin()).json()).intentType).toBe('payment')
    await una.post('/api/sync-subscription')
    expect(await payments(una)).toEqual([])
  })

  test('are shown to nobody else', async () => {
    const tom = await someone()
    const { firstCharge } = await tom.subscribe()
    await advanceTo(tom, firstCharge.at)
    const mallory = await someone()
    expect(await payments(mallory)).toEqual([])
    expect(await payments(tom)).toHaveLength(1)
  })

  test('from before receipts were sent get none afterward', async () => {
    const old = await someone()
    const { firstCharge } = await old.subscribe()
    await advanceTo(old, firstCharge.at)
    expect(await receipts(old)).toHaveLength(1)
    await app.database.db.delete(invoices)
    await advanceTo(old, firstCharge.at, 8 * DAY)
    await old.post('/api/sync-subscription')
    expect(await payments(old)).toHaveLength(1)
    expect(await receipts(old)).toHaveLength(1)
  })
})
