import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Plan, PlanChange, SubscriptionRecord } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { DAY, HOUR } from '#durations.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { clearDueChanges } from '#testing/clear-due-changes.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { countEmails, receivedEmail } from '#testing/received-email.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { sweepBilling } from './sweep.ts'

const { changePlan: texts } = messages.billing

let app: TestApp
let stripe: Stripe
/** Applied once, to the next matching request to the provider. */
let fault: { path: RegExp; hit(request: Request, ask: Ask): Promise<Response> } | undefined
type Ask = (request: Request) => Promise<Response>
const keys: (string | null)[] = []
let people = 0

beforeAll(async () => {
  app = await openTestApp({
    reachStripe: ({ fetch }) => ({
      timeout: 1_000,
      maxNetworkRetries: 0,
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname === '/v1/subscription_schedules')
          keys.push(request.headers.get('idempotency-key'))
        if (!fault?.path.test(`${request.method} ${pathname}`)) return fetch(request)
        const { hit } = fault
        fault = undefined
        return hit(request, fetch)
      },
    }),
  })
  stripe = stripeClient(app.stripe)
})
afterEach(async () => {
  fault = undefined
  keys.length = 0
  await clearDueChanges(app)
})
afterAll(() => app.close())

const connectionReset = async (request: Request, ask: Ask): Promise<Response> => {
  await ask(request)
  throw new TypeError('connection reset')
}

const someone = () => {
  people += 1
  return openPayer(app, `planner${people}@example.com`)
}
const advanceTo = (iso: string | null, plusMs: number) =>
  app.stripe.advance(new Date(Date.parse(iso ?? '') + plusMs))
const preview = async (payer: Payer, plan: Plan): Promise<PlanChange> =>
  (await payer.get(`/api/plan-change?plan=${plan}`)).json()
const confirm = (payer: Payer, { plan, charge }: PlanChange) =>
  payer.post('/api/plan-change', { plan, charge })
const undo = (payer: Payer) =>
  payer.visitor.call('DELETE', '/api/plan-change', undefined, payer.bearer)
const usDate = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

async function paidByCard(payer: Payer) {
  const [customer] = (await stripe.customers.list({ email: payer.email })).data
  const { data } = await stripe.invoices.list({ customer: customer?.id ?? '' })
  return data.filter(({ amount_paid }) => amount_paid > 0).map(({ amount_paid }) => amount_paid)
}

async function schedulesOf(payer: Payer): Promise<string[]> {
  const { subscriptionId } = await payer.record()
  const { schedule } = await stripe.subscriptions.retrieve(subscriptionId ?? '')
  return schedule ? [String(schedule)] : []
}

async function subjects({ email }: Payer): Promise<string[]> {
  await countEmails(app, email)
  const received = await listReceivedEmails(app.database.db, email)
  return received.map(({ subject }) => subject).filter((subject) => !/^Confirm/.test(subject))
}

/** A subscriber whose trial is over. */
async function paying(plan: Plan) {
  const payer = await someone()
  const { firstCharge } = await payer.subscribe(plan)
  await advanceTo(firstCharge.at, HOUR)
  await settleWebhooks(app, [payer])
  return payer
}

describe('a change of plan during the trial', () => {
  test('charges nothing until the trial ends, and then the new price on that day', async () => {
    const ada = await someone()
    const { firstCharge } = await ada.subscribe('monthly')
    const change = await preview(ada, 'annual')
    expect(change.charge).toEqual({ at: firstCharge.at, amountCents: 5999 })
    expect(change.until.slice(0, 4)).toBe(String(Number(firstCharge.at.slice(0, 4)) + 1))
    expect((await ada.record()).nextPlan).toBeNull()

    const changed: SubscriptionRecord = await (await confirm(ada, change)).json()
    expect(changed).toMatchObject({
      status: 'trialing',
      plan: 'monthly',
      nextPlan: 'annual',
      nextCharge: change.charge,
      hasAccess: true,
    })
    expect(await paidByCard(ada)).toEqual([])
    const { text } = await receivedEmail(app, ada.email, /^Your annual plan begins on/)
    expect(text).toContain(`On ${usDate(firstCharge.at)}, $59.99 will be charged`)

    await advanceTo(firstCharge.at, HOUR)
    await settleWebhooks(app, [ada])
    expect(await paidByCard(ada)).toEqual([5999])
    expect(await ada.record()).toMatchObject({
      status: 'active',
      plan: 'annual',
      nextPlan: null,
      periodEnd: change.until,
      nextCharge: { at: change.until, amountCents: 5999 },
    })
  })

  test('can be undone until then, and made again', async () => {
    const ben = await someone()
    const { firstCharge } = await ben.subscribe('annual')
    const change = await preview(ben, 'monthly')
    await confirm(ben, change)
    const kept: SubscriptionRecord = await (await undo(ben)).json()
    expect(kept).toMatchObject({ plan: 'annual', nextPlan: null, nextCharge: firstCharge })
    expect((await undo(ben)).status).toBe(200)
    await receivedEmail(app, ben.email, /^You stay on the annual plan/)
    expect((await confirm(ben, change)).status).toBe(200)
    expect((await ben.record()).nextPlan).toBe('monthly')
    await advanceTo(firstCharge.at, HOUR)
    await settleWebhooks(app, [ben])
    expect(await paidByCard(ben)).toEqual([599])
  })
})

describe('a change of plan after the trial', () => {
  test('begins when the paid period ends, and the paid time is kept', async () => {
    const eva = await paying('monthly')
    const before = await eva.record()
    const change = await preview(eva, 'annual')
    expect(change.charge).toEqual({ at: before.periodEnd, amountCents: 5999 })
    await confirm(eva, change)
    expect(await paidByCard(eva)).toEqual([599])
    await advanceTo(before.periodEnd, -6 * DAY)
    await sweepBilling(app.billing)
    expect(await subjects(eva)).toContainEqual(`In 6 days: $59.99 on ${usDate(change.charge.at)}`)
    await advanceTo(before.periodEnd, HOUR)
    await settleWebhooks(app, [eva])
    expect(await paidByCard(eva)).toEqual([5999, 599])
    expect(await eva.record()).toMatchObject({ plan: 'annual', periodEnd: change.until })
  })

  test('from annual to monthly, and back again a month later', async () => {
    const kim = await paying('annual')
    await confirm(kim, await preview(kim, 'monthly'))
    const { periodEnd } = await kim.record()
    await advanceTo(periodEnd, HOUR)
    await settleWebhooks(app, [kim])
    expect(await kim.record()).toMatchObject({ plan: 'monthly', nextPlan: null })
    const back = await preview(kim, 'annual')
    await confirm(kim, back)
    await advanceTo(back.charge.at, HOUR)
    await settleWebhooks(app, [kim])
    expect(await paidByCard(kim)).toEqual([5999, 599, 5999])
    expect((await kim.record()).plan).toBe('annual')
  })

  test('charges the card that was saved in the meantime', async () => {
    const mia = await paying('monthly')
    const change = await preview(mia, 'annual')
    await confirm(mia, change)
    const { clientSecret } = await (await mia.post('/api/update-card')).json()
    await mia.enter(clientSecret, cards.failsLater())
    await mia.post('/api/sync-subscription')
    await advanceTo(change.charge.at, HOUR)
    await settleWebhooks(app, [mia])
    expect(await mia.record()).toMatchObject({ status: 'past_due', plan: 'annual' })
    expect(await paidByCard(mia)).toEqual([599])
  })
})

test('a change that happens while the subscription is read is found at once', async () => {
  const lia = await someone()
  await lia.subscribe()
  const change = await preview(lia, 'annual')
  await confirm(lia, change)
  await settleWebhooks(app, [lia])
  fault = {
    path: /^POST \/v1\/invoices\/create_preview$/,
    async hit(request, ask) {
      await advanceTo(change.charge.at, HOUR)
      return ask(request)
    },
  }
  expect((await lia.post('/api/sync-subscription')).status).toBe(200)
  expect(await lia.record()).toMatchObject({ plan: 'annual', nextPlan: null })
})

describe('a change of plan that is asked for twice', () => {
  test('by a double click: one schedule and one email', async () => {
    const tom = await someone()
    await tom.subscribe()
    const change = await preview(tom, 'annual')
    const answers = await Promise.all([confirm(tom, change), confirm(tom, change)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await confirm(tom, change)).status).toBe(200)
    expect(new Set(keys).size).toBe(1)
    expect(await schedulesOf(tom)).toHaveLength(1)
    await tom.post('/api/sync-subscription')
    const sent = (await subjects(tom)).filter((subject) => /annual plan begins/.test(subject))
    expect(sent).toHaveLength(1)
  })

  test('after a request that never arrived, with the same key', async () => {
    const una = await someone()
    await una.subscribe()
    const change = await preview(una, 'annual')
    const path = /^POST \/v1\/subscription_schedules$/
    fault = { path, hit: () => Promise.reject(new TypeError('connection refused')) }
    expect((await confirm(una, change)).status).toBe(503)
    expect((await confirm(una, change)).status).toBe(200)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test.each([
    ['the creation of the schedule', /^POST \/v1\/subscription_schedules$/],
    ['its change', /^POST \/v1\/subscription_schedules\/\w+$/],
  ])('after a lost response to %s, the next try finds what was made', async (_, path) => {
    const una = await someone()
    await una.subscribe()
    const change = await preview(una, 'annual')
    fault = { path, hit: connectionReset }
    const first = await confirm(una, change)
    expect(first.status).toBe(503)
    const [schedule] = await schedulesOf(una)
    const changed: SubscriptionRecord = await (await confirm(una, change)).json()
    expect(changed).toMatchObject({ nextPlan: 'annual', nextCharge: change.charge })
    expect(await schedulesOf(una)).toEqual([schedule])
  })

  test('after a lost response to the undo, the next try finds it undone', async () => {
    const ida = await someone()
    await ida.subscribe()
    const change = await preview(ida, 'annual')
    await confirm(ida, change)
    fault = { path: /\/release$/, hit: connectionReset }
    expect((await undo(ida)).status).toBe(503)
    expect((await undo(ida)).status).toBe(200)
    expect((await ida.record()).nextPlan).toBeNull()
    expect((await confirm(ida, change)).status).toBe(200)
    expect((await ida.record()).nextPlan).toBe('annual')
  })
})

describe('a change of plan is refused, and nothing changes', () => {
  async function expectRefusal(answer: Response, sentence: string) {
    expect([answer.status, (await answer.json()).error]).toEqual([409, sentence])
  }

  test('if it would charge something else than what was shown', async () => {
    const zoe = await someone()
    await zoe.subscribe()
    const change = await preview(zoe, 'annual')
    const cheaper = { ...change, charge: { ...change.charge, amountCents: 100 } }
    await expectRefusal(await confirm(zoe, cheaper), texts.outdated)
    await advanceTo(change.charge.at, HOUR)
    await expectRefusal(await confirm(zoe, change), texts.outdated)
    expect(await schedulesOf(zoe)).toEqual([])
    expect((await zoe.record()).nextPlan).toBeNull()
  })

  test('if the period has ended between the look and the schedule', async () => {
    const max = await someone()
    await max.subscribe()
    const change = await preview(max, 'annual')
    fault = {
      path: /^POST \/v1\/subscription_schedules$/,
      async hit(request, ask) {
        await advanceTo(change.charge.at, HOUR)
        return ask(request)
      },
    }
    await expectRefusal(await confirm(max, change), texts.outdated)
    await settleWebhooks(app, [max])
    expect(await max.record()).toMatchObject({ plan: 'monthly', nextPlan: null })
    expect(await paidByCard(max)).toEqual([599])
  })

  test('to the plan that one has', async () => {
    const leo = await someone()
    await leo.subscribe()
    await expectRefusal(await leo.get('/api/plan-change?plan=monthly'), texts.samePlan)
  })

  test('while the subscription is canceled; resumed, it changes', async () => {
    const amy = await someone()
    await amy.subscribe()
    const change = await preview(amy, 'annual')
    await amy.post('/api/cancel-subscription')
    await expectRefusal(await confirm(amy, change), texts.resumeFirst)
    await amy.post('/api/resume-subscription')
    expect((await confirm(amy, change)).status).toBe(200)
  })

  test('while a payment is due', async () => {
    const joe = await someone()
    const { firstCharge } = await joe.subscribe('monthly', cards.failsLater())
    await advanceTo(firstCharge.at, HOUR)
    await settleWebhooks(app, [joe])
    await expectRefusal(await joe.get('/api/plan-change?plan=annual'), texts.payFirst)
  })

  test('after the subscription has ended, and before there is one', async () => {
    const sam = await someone()
    await expectRefusal(
      await sam.get('/api/plan-change?plan=annual'),
      messages.billing.subscription.noneYet,
    )
    await sam.subscribe()
    await sam.post('/api/cancel-subscription')
    await advanceTo((await sam.record()).periodEnd, HOUR)
    const { noneToChange } = messages.billing.subscription
    await expectRefusal(await sam.get('/api/plan-change?plan=annual'), noneToChange)
    await expectRefusal(await undo(sam), noneToChange)
  })
})

test('[4.12] a cancellation undoes the change, is confirmed by one email, and can be resumed', async () => {
  const pia = await someone()
  const { firstCharge } = await pia.subscribe()
  const change = await preview(pia, 'annual')
  await confirm(pia, change)
  const canceled: SubscriptionRecord = await (await pia.post('/api/cancel-subscription')).json()
  expect(canceled).toMatchObject({ cancelAtPeriodEnd: true, nextPlan: null, nextCharge: null })
  expect((await subjects(pia)).filter((subject) => /You stay/.test(subject))).toEqual([])
  const resumed: SubscriptionRecord = await (await pia.post('/api/resume-subscription')).json()
  expect(resumed).toMatchObject({ plan: 'monthly', nextPlan: null, nextCharge: firstCharge })
  expect((await confirm(pia, change)).status).toBe(200)
})

test('[4.12] a webhook between the two steps of such a cancellation sends no email that the plan stays', async () => {
  const una = await someone()
  await una.subscribe()
  await confirm(una, await preview(una, 'annual'))
  let seen: SubscriptionRecord | undefined
  fault = {
    path: /^POST \/v1\/subscriptions\/[^/]+$/,
    async hit(request, ask) {
      await settleWebhooks(app, [una])
      seen = await una.record()
      return ask(request)
    },
  }
  const canceled: SubscriptionRecord = await (await una.post('/api/cancel-subscription')).json()
  expect(seen).toMatchObject({ nextPlan: null, cancelAtPeriodEnd: false })
  expect(canceled.cancelAtPeriodEnd).toBe(true)
  expect((await subjects(una)).filter((subject) => /You stay/.test(subject))).toEqual([])

  await una.post('/api/resume-subscription')
  await confirm(una, await preview(una, 'annual'))
  expect((await undo(una)).status).toBe(200)
  await receivedEmail(app, una.email, /^You stay on the monthly plan/)
})

test('a canceled subscription that had changed its plan ends with the period', async () => {
  const rex = await paying('monthly')
  const change = await preview(rex, 'annual')
  await confirm(rex, change)
  await advanceTo(change.charge.at, HOUR)
  await settleWebhooks(app, [rex])
  await rex.post('/api/cancel-subscription')
  expect(await rex.record()).toMatchObject({ cancelAtPeriodEnd: true, periodEnd: change.until })
  await advanceTo(change.until, HOUR)
  await settleWebhooks(app, [rex])
  expect((await rex.record()).status).toBe('canceled')
  expect(await paidByCard(rex)).toEqual([5999, 599])
})
