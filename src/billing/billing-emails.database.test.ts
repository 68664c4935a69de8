import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#durations.ts'
import { users } from '#identity/users-table.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { listEvents } from '#stand-ins/stripe/store/stripe-events-table.ts'
import { interceptStripe } from '#testing/intercepted-stripe.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { postWebhook } from '#testing/post-webhook.ts'
import { countEmails, receivedEmail } from '#testing/received-email.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { findSubscription, saveSubscription } from './subscriptions-table.ts'
import { sweepBilling } from './sweep.ts'
import { saveTrial } from './trials-table.ts'

const dateIn = (timeZone: string, iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
const usDate = (iso: string) => dateIn('UTC', iso)

let app: TestApp
let people = 0
const provider = interceptStripe()
beforeAll(async () => {
  app = await openTestApp({ reachStripe: provider.reach })
})
afterEach(() => {
  provider.intercept = undefined
})
afterAll(() => app.close())

const someone = () => {
  people += 1
  return openPayer(app, `reader${people}@example.com`)
}
const advanceTo = (iso: string, plusMs: number) =>
  app.stripe.advance(new Date(Date.parse(iso) + plusMs))

/** What was written about the subscription, in the order in which it was sent. */
async function subjects({ email }: Payer): Promise<string[]> {
  await countEmails(app, email)
  const received = await listReceivedEmails(app.database.db, email)
  return received
    .map(({ subject }) => subject)
    .filter((subject) => !/^Confirm/.test(subject))
    .toReversed()
}

/** Somebody who has had the trial. */
async function withoutTrial() {
  const payer = await someone()
  await saveTrial(app.database.db, payer.id, { isUsed: true })
  return payer
}

/** Sends what the provider has reported about a person, newest first and each twice. */
async function repeatWebhooks({ id }: Payer) {
  const { db } = app.database
  const customerId = (await findSubscription(db, id))?.customerId ?? ''
  const payloads = (await listEvents(db, { limit: 1000 }))
    .map(({ data }) => JSON.stringify(data))
    .filter((payload) => payload.includes(customerId))
  expect(payloads.length).toBeGreaterThan(3)
  await Promise.all(payloads.flatMap((payload) => [deliver(payload), deliver(payload)]))
}

async function deliver(payload: string) {
  expect((await postWebhook(app, payload)).status).toBe(200)
}

/** Two processes sweep at the same time. */
const sweepTwice = () => Promise.all([sweepBilling(app.billing), sweepBilling(app.billing)])

describe('[1.9] emails about a subscription', () => {
  test('a trial is announced with its charge, then a week and a day before it, once each', async () => {
    const ada = await someone()
    const { firstCharge } = await ada.subscribe('annual')
    const day = usDate(firstCharge.at)
    await sweepTwice()
    expect(await subjects(ada)).toEqual([`Your trial runs until ${day}`])
    const began = await receivedEmail(app, ada.email, /^Your trial runs until/)
    expect(began.text).toContain(`On ${day}, $59.99 will be charged`)
    expect(began.text).toContain('http://localhost:3000/subscription\n')

    await advanceTo(firstCharge.at, -7 * DAY - MINUTE)
    await sweepTwice()
    expect(await subjects(ada)).toHaveLength(1)
    for (const before of [7 * DAY - MINUTE, 5 * DAY, DAY + HOUR]) {
      await advanceTo(firstCharge.at, -before)
      await sweepTwice()
      expect(await subjects(ada)).toEqual([
        `Your trial runs until ${day}`,
        `In 7 days: $59.99 on ${day}`,
      ])
    }
    for (const before of [DAY - MINUTE, HOUR]) {
      await advanceTo(firstCharge.at, -before)
      await sweepTwice()
      expect((await subjects(ada)).slice(2)).toEqual([`Within 24 hours: $59.99 on ${day}`])
    }
    const last = await receivedEmail(app, ada.email, /^Within 24 hours/)
    expect(last.text).toContain(`On ${day}, $59.99 will be charged`)
    expect(last.text).not.toMatch(/\bfree\b/i)

    await advanceTo(firstCharge.at, HOUR)
    await sweepTwice()
    expect((await subjects(ada)).slice(3)).toEqual([
      expect.stringMatching(/^Receipt: \$59\.99 on /),
    ])
    expect(await ada.record()).toMatchObject({ status: 'active', hasAccess: true })
  })

  test('a charge without a trial is confirmed by one email, its receipt, with the next charge', async () => {
    const ben = await someone()
    await ben.subscribe()
    await ben.post('/api/cancel-subscription')
    await advanceTo((await ben.record()).periodEnd ?? '', HOUR)
    await sweepTwice()
    expect((await ben.record()).status).toBe('canceled')
    await ben.subscribe('annual')
    await sweepTwice()
    const { periodEnd } = await ben.record()
    const day = usDate(periodEnd ?? '')
    const confirmations = (await subjects(ben)).filter((subject) =>
      /has begun|Receipt/.test(subject),
    )
    expect(confirmations).toEqual(['Your subscription has begun: receipt for $59.99'])
    const { text } = await receivedEmail(app, ben.email, /has begun/)
    expect(text).toContain(`$59.99 was charged for the time until ${day}.`)
    expect(text).toContain(`On ${day}, $59.99 will be charged, unless you cancel before then.`)
    expect(text).not.toMatch(/\bfree\b|trial/i)
    const [paid] = (await (await ben.get('/api/payments')).json()).payments
    for (const part of [
      `annual plan: ${usDate(paid.periodStart)} to ${day}`,
      `$59.99, paid on ${usDate(paid.at)} with Visa ending in ${paid.card.last4}`,
      `Invoice number ${paid.number}`,
      `http://localhost:3000/receipt?id=${paid.id}`,
      'http://localhost:3000/api/billing/cancel-link?token=',
    ])
      expect(text).toContain(part)
    await advanceTo(periodEnd ?? '', HOUR)
    await settleWebhooks(app, [ben])
    expect((await subjects(ben)).filter((subject) => /has begun/.test(subject))).toHaveLength(1)
    expect((await subjects(ben)).at(-1)).toMatch(/^Receipt: \$59\.99 on /)
  })

  test('a first payment gets one email, whatever is reported late, twice and out of order', async () => {
    const mo = await withoutTrial()
    const { clientSecret } = await (await mo.begin()).json()
    await settleWebhooks(app, [mo])
    await app.stripe.stop()
    await mo.enter(clientSecret, cards.good())
    await repeatWebhooks(mo)
    await Promise.all([mo.post('/api/sync-subscription'), mo.post('/api/sync-subscription')])
    await app.stripe.start(async (webhook) => app.request(new URL(webhook.url).pathname, webhook))
    await repeatWebhooks(mo)
    await settleWebhooks(app, [mo])
    expect(await subjects(mo)).toEqual(['Your subscription has begun: receipt for $5.99'])
  })

  test('a first payment that is made while the subscription is read gets the same email', async () => {
    const lu = await withoutTrial()
    const { clientSecret } = await (await lu.begin()).json()
    await settleWebhooks(app, [lu])
    await app.stripe.stop()
    let hasPaid = false
    provider.intercept = async (request, send) => {
      const isList = request.method === 'GET' && new URL(request.url).pathname === '/v1/invoices'
      if (isList && !hasPaid) {
        hasPaid = true
        await lu.enter(clientSecret, cards.good())
      }
      return send(request)
    }
    await lu.post('/api/sync-subscription')
    expect(hasPaid).toBe(true)
    expect((await lu.record()).status).toBe('incomplete')
    expect(await subjects(lu)).toEqual([])
    await app.stripe.start(async (webhook) => app.request(new URL(webhook.url).pathname, webhook))
    await settleWebhooks(app, [lu])
    expect(await subjects(lu)).toEqual(['Your subscription has begun: receipt for $5.99'])
  })

  test('says how far ahead the charge is, even if the server was down on the day before', async () => {
    const late = await someone()
    const { firstCharge } = await late.subscribe()
    await advanceTo(firstCharge.at, -2 * DAY)
    await sweepTwice()
    const day = usDate(firstCharge.at)
    expect((await subjects(late)).at(-1)).toBe(`In 2 days: $5.99 on ${day}`)
    const { text } = await receivedEmail(app, late.email, /^In 2 days/)
    expect(text).toContain('Your trial ends in 2 days')
    const at = new Date(firstCharge.at)
      .toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
      .replace('AM', 'a.m.')
      .replace('PM', 'p.m.')
    expect(text).toContain(`Dates are in UTC, where it will be ${at};`)
  })

  test('gives the date in the time zone of the last login', async () => {
    const away = await someone()
    const { firstCharge } = await away.subscribe()
    const timeZone = 'Pacific/Kiritimati'
    await app.database.db.update(users).set({ timeZone }).where(eq(users.id, away.id))
    await advanceTo(firstCharge.at, -2 * DAY)
    await sweepTwice()
    const there = dateIn(timeZone, firstCharge.at)
    const { subject, text } = await receivedEmail(app, away.email, /^In 2 days/)
    expect(subject).toBe(`In 2 days: $5.99 on ${there}`)
    expect(text).toContain('Dates are in your time zone (Line Islands Time).')
  })

  test('an annual renewal is announced a month and a week ahead, a monthly one is not', async () => {
    const { db } = app.database
    const yearly = await someone()
    const monthly = await someone()
    await yearly.subscribe('annual')
    await monthly.subscribe('monthly')
    const now = (await app.stripe.now()).getTime()
    const chargeIn = async (aheadMs: number) => {
      const nextChargeAt = new Date(now + aheadMs)
      await settleWebhooks(app, [yearly, monthly])
      for (const { id } of [yearly, monthly])
        await saveSubscription(db, id, { status: 'active', nextChargeAt })
      await sweepTwice()
      return usDate(nextChargeAt.toISOString())
    }
    const about = async (payer: Payer) =>
      (await subjects(payer)).filter((subject) => /^(In|Within) /.test(subject))
    await chargeIn(30 * DAY + HOUR)
    expect(await about(yearly)).toEqual([])
    const early = await chargeIn(30 * DAY - MINUTE)
    await sweepTwice()
    expect(await about(yearly)).toEqual([`In 30 days: $59.99 on ${early}`])
    const inAMonth = await receivedEmail(app, yearly.email, /^In 30 days/)
    for (const part of [
      'Your subscription renews in 30 days',
      `On ${early}, $59.99 will be charged, unless you cancel before then.`,
      'A year is easy to lose track of, so we tell you early.',
      'http://localhost:3000/api/billing/cancel-link?token=',
    ])
      expect(inAMonth.text).toContain(part)
    const day = await chargeIn(7 * DAY - MINUTE)
    await sweepTwice()
    expect((await about(yearly)).slice(1)).toEqual([`In 7 days: $59.99 on ${day}`])
    await chargeIn(HOUR)
    expect(await about(yearly)).toHaveLength(2)
    expect(await about(monthly)).toEqual([])
    const { text } = await receivedEmail(app, yearly.email, /^In 7 days/)
    expect(text).toContain('Your subscription renews in 7 days')
    expect(text).not.toMatch(/trial|lose track/)
    expect(text).toMatch(/http:\/\/localhost:3000\/api\/billing\/cancel-link/)
  })

  test('[4.12] a cancellation is confirmed with its date, and no reminder follows', async () => {
    const eva = await someone()
    const { firstCharge } = await eva.subscribe()
    await eva.post('/api/cancel-subscription')
    await eva.post('/api/cancel-subscription')
    await advanceTo(firstCharge.at, -HOUR)
    await sweepTwice()
    const ends = `Your subscription ends on ${usDate(firstCharge.at)}`
    expect(await subjects(eva)).toEqual([`Your trial runs until ${usDate(firstCharge.at)}`, ends])
    const sentEmail = await receivedEmail(app, eva.email, /^Your subscription ends/)
    expect(sentEmail.text).toContain('press Resume Subscription')
  })

  test('a failed payment is reported once, with the link to update the card', async () => {
    const tom = await someone()
    const { firstCharge } = await tom.subscribe('monthly', cards.failsLater())
    await advanceTo(firstCharge.at, HOUR)
    const sentEmail = await receivedEmail(app, tom.email, /^Your card was declined/)
    expect(sentEmail.text).toContain('Update Card:\nhttp://localhost:3000/subscription')
    await tom.post('/api/sync-subscription')
    expect((await subjects(tom)).filter((subject) => /declined/.test(subject))).toHaveLength(1)
  })

  test('after a change of address emails and receipts go to the new one', async () => {
    const mia = await someone()
    await mia.subscribe()
    await mia.visitor.post('/api/identity/update-email', { email: 'new-mia@example.com' })
    await sweepBilling(app.billing)
    const stored = await findSubscription(app.database.db, mia.id)
    const customer = await app.billing.payments?.retrieveCustomer(stored?.customerId ?? '')
    expect(customer?.email).toBe('new-mia@example.com')
  })
})

describe('[4.12] the cancel link in an email', () => {
  /** Path and query of the link that cancels. */
  async function cancelLinkOf({ email }: Payer) {
    const { text } = await receivedEmail(app, email, /^Your trial runs until/)
    return /http:\/\/localhost:3000(\/api\/billing\/\S+)/.exec(text)?.[1] ?? ''
  }
  const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? ''

  test('cancels without a login, after a press of the button and not before', async () => {
    const ida = await someone()
    const timeZone = 'Pacific/Kiritimati'
    await app.database.db.update(users).set({ timeZone }).where(eq(users.id, ida.id))
    const { firstCharge } = await ida.subscribe()
    const link = await cancelLinkOf(ida)
    for (const _time of [1, 2]) {
      const page = await app.request(link)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<button>Cancel Subscription</button>')
    }
    expect((await ida.record()).cancelAtPeriodEnd).toBe(false)

    const done = await ida.visitor.submit('/api/billing/cancel-link', { token: tokenOf(link) })
    expect(done.status).toBe(200)
    const text = await done.text()
    expect(text).toContain(`Everything stays open until ${dateIn(timeZone, firstCharge.at)}`)
    expect(text).toContain('Until then you can undo this')
    expect(await ida.record()).toMatchObject({ cancelAtPeriodEnd: true, hasAccess: true })
    await receivedEmail(app, ida.email, /^Your subscription ends on/)
    expect(await (await app.request(link)).text()).not.toContain('<button>')

    await ida.post('/api/resume-subscription')
    expect((await ida.record()).cancelAtPeriodEnd).toBe(false)
  })

  test.each([
    ['nothing', undefined, ''],
    ['a form in parts that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['a form in parts without its boundary', 'multipart/form-data', 'token=1'],
    [
      'a file instead of a token',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="token"; filename="a"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['JSON', 'application/json', '{"token":"x"}'],
    ['bytes that are no text', 'application/x-www-form-urlencoded', 'token=%ff%fe&token=%'],
  ])('sent %s, it answers in a sentence that it does not know the link', async (_, type, body) => {
    const headers = type ? { 'content-type': type } : undefined
    for (const path of ['/api/billing/cancel-link', '/api/identity/confirm-email']) {
      const answer = await app.request(path, { method: 'POST', body, ...(headers && { headers }) })
      expect(answer.status, path).toBe(400)
      expect(await answer.text(), path).toMatch(/<p>This link [^<]+<\/p>/)
    }
  })

  test('takes a form in parts as well', async () => {
    const una = await someone()
    await una.subscribe()
    const form = new FormData()
    form.set('token', tokenOf(await cancelLinkOf(una)))
    const done = await app.request('/api/billing/cancel-link', { method: 'POST', body: form })
    expect(done.status).toBe(200)
    expect((await una.record()).cancelAtPeriodEnd).toBe(true)
  })

  test('is valid for no other user and no other subscription', async () => {
    const kim = await someone()
    await kim.subscribe()
    const eve = await someone()
    await eve.subscribe()
    const [, subscription, signature] = tokenOf(await cancelLinkOf(eve)).split('.')
    const forged = [
      `${kim.id}.${subscription}.${signature}`,
      `${kim.id}.${(await kim.record()).subscriptionId}.${signature}`,
      `${kim.id}..${signature}`,
      'x',
      '',
    ]
    for (const token of forged) {
      const { status } = await kim.visitor.submit('/api/billing/cancel-link', { token })
      expect(status, token).toBe(400)
    }
    expect((await kim.record()).cancelAtPeriodEnd).toBe(false)
  })
})

// At the end of the file: the other tests move the clock by months, and each person here would be charged by then.
describe('a reminder that a person has turned off', () => {
  async function turnOff({ visitor, bearer }: Payer) {
    const path = '/api/email-preferences/charge_reminders'
    expect((await visitor.call('PUT', path, { isOn: false }, bearer)).status).toBe(200)
  }
  const subjectsWithLink = async ({ email }: Payer) =>
    (await listReceivedEmails(app.database.db, email))
      .filter(({ listUnsubscribe }) => listUnsubscribe)
      .map(({ subject }) => subject)

  test('is the second one of a charge: the first one is sent, and has no link for that', async () => {
    const [lea, max] = [await someone(), await someone()]
    const { firstCharge } = await lea.subscribe()
    await max.subscribe()
    const day = usDate(firstCharge.at)
    const [first, second] = [`In 7 days: $5.99 on ${day}`, `Within 24 hours: $5.99 on ${day}`]
    await turnOff(lea)
    await advanceTo(firstCharge.at, -7 * DAY + HOUR)
    await sweepTwice()
    expect((await subjects(lea)).at(-1)).toBe(first)
    await advanceTo(firstCharge.at, -HOUR)
    await sweepTwice()
    expect((await subjects(lea)).at(-1)).toBe(first)
    expect((await subjects(max)).slice(-2)).toEqual([first, second])
    expect(await subjectsWithLink(max)).toEqual([second])
  })

  test('is sent if it is the first one, as after an outage of a week', async () => {
    const kim = await someone()
    const { firstCharge } = await kim.subscribe()
    await turnOff(kim)
    await advanceTo(firstCharge.at, -HOUR)
    await sweepTwice()
    expect((await subjects(kim)).at(-1)).toBe(`Within 24 hours: $5.99 on ${usDate(firstCharge.at)}`)
  })
})
