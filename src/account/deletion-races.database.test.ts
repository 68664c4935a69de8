import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findWorkflow, saveWorkflow } from '#billing/billing-workflows-table.ts'
import { saveSubscription } from '#billing/subscriptions-table.ts'
import { prepareCallers } from '#callers/callers-table.ts'
import { MINUTE } from '#durations.ts'
import { authenticateUser } from '#identity/authenticate.ts'
import { findUserById } from '#identity/users-table.ts'
import { interceptStripe } from '#testing/intercepted-stripe.ts'
import { openPayer, type Payer } from '#testing/payer.ts'
import { settleWebhooks } from '#testing/settle-webhooks.ts'
import { stripeClient } from '#testing/stripe-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { cards } from '#testing/test-cards.ts'
import { deletionReceiptLines } from './deletion-receipt-table.ts'
import { accountRoutes } from './routes.ts'
import { runningDeletions, startRun } from './running-deletions-table.ts'

let app: TestApp

function authenticated() {
  const { db } = app.database
  return authenticateUser({ db, identity: app.identity, findCaller: prepareCallers(db) })
}
let stripe: Stripe
const calls: string[] = []
const provider = interceptStripe({ onRequest: (request) => calls.push(nameOf(request)) })
beforeAll(async () => {
  app = await openTestApp({ reachStripe: provider.reach })
  stripe = stripeClient(app.stripe)
})
afterEach(() => {
  provider.intercept = undefined
  calls.length = 0
})
afterAll(() => app.close())

/** For example `POST /v1/customers`, without ids. */
const nameOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace(/(cus|sub|cs)_\w+/, ':id')}`

let people = 0
const someone = () => {
  people += 1
  return openPayer(app, `racer${people}@example.com`)
}

const requestDeletion = ({ visitor, bearer }: Payer) =>
  visitor.call('DELETE', '/api/auth/delete-account', undefined, bearer)
const openCardForm = (payer: Payer) => payer.begin('annual')
const openCheckout = (payer: Payer) =>
  payer.post('/api/create-checkout-session', { plan: 'annual' })

/** Delays the first call of this name, or its response. */
function hold(name: string, what: 'call' | 'answer') {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let isHeld = false
  provider.intercept = async (request, ask) => {
    if (isHeld || nameOf(request) !== name) return ask(request)
    isHeld = true
    const answer = what === 'answer' ? await ask(request) : undefined
    reached.resolve()
    await released.promise
    return answer ?? ask(request)
  }
  return { reached: reached.promise, release: released.resolve }
}

const customersOf = async ({ email }: Payer) => (await stripe.customers.list({ email })).data

/** Counts those of all customers. */
async function livingSubscriptions() {
  const { data } = await stripe.subscriptions.list({ limit: 100 })
  return data.map(({ id }) => id)
}

const REFUSAL =
  'This account is being deleted, so no subscription was started and nothing is charged.'

describe('[4.13] a payment page that is opened while the account is deleted', () => {
  test.each([
    ['the card form', openCardForm],
    ['the hosted checkout', openCheckout],
  ])('creates nothing at the provider once the deletion has begun: %s', async (_what, open) => {
    const payer = await someone()
    await payer.begin('monthly')
    const { reached, release } = hold('DELETE /v1/customers/:id', 'call')
    const deleting = requestDeletion(payer)
    await reached
    calls.length = 0
    const refused = await open(payer)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toBe(REFUSAL)
    expect(calls.filter((name) => name.startsWith('POST'))).toEqual([])
    release()
    expect((await deleting).status).toBe(200)
    expect(await customersOf(payer)).toEqual([])
    expect(await livingSubscriptions()).toEqual([])
  })

  test.each([
    ['a customer', 'POST /v1/customers', openCardForm],
    ['a subscription', 'POST /v1/subscriptions', openCardForm],
    ['a checkout', 'POST /v1/checkout/sessions', openCheckout],
  ])('undoes what it was creating when the deletion began: %s', async (_what, name, open) => {
    const payer = await someone()
    const { reached, release } = hold(name, 'answer')
    const opening = open(payer)
    await reached
    expect((await requestDeletion(payer)).status).toBe(200)
    release()
    const refused = await opening
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toBe(REFUSAL)
    expect(await customersOf(payer)).toEqual([])
    expect(await livingSubscriptions()).toEqual([])
    const sessions = (await stripe.checkout.sessions.list({ limit: 100 })).data
    expect(sessions.filter(({ status }) => status === 'open')).toEqual([])
  })

  test('can be opened again if the deletion has failed', async () => {
    const payer = await someone()
    await payer.begin()
    provider.intercept = async (request, ask) => {
      if (request.method === 'DELETE') throw new TypeError('fetch failed')
      return ask(request)
    }
    expect((await requestDeletion(payer)).status).toBe(502)
    provider.intercept = undefined
    expect((await payer.begin()).status).toBe(200)
    expect((await requestDeletion(payer)).status).toBe(200)
  })

  test.each([
    ['a minute ago', 1, 409],
    ['six minutes ago', 6, 200],
  ])('after a deletion that crashed %s', async (_when, minutes, status) => {
    const payer = await someone()
    await payer.begin()
    const deletionStartedAt = new Date(Date.now() - minutes * MINUTE)
    await saveWorkflow(app.database.db, payer.id, { deletionStartedAt })
    expect((await payer.begin()).status).toBe(status)
  })

  test('and could still charge keeps the account, until a retry has deleted both', async () => {
    const payer = await someone()
    await payer.begin()
    const { outbox } = app.billing
    const { deleteEmailsTo } = outbox
    // After the payments are deleted, and before the rows are.
    outbox.deleteEmailsTo = async (address) => {
      // A sync would find that the provider does not have this customer.
      await settleWebhooks(app, [payer])
      await saveSubscription(app.database.db, payer.id, { customerId: 'cus_created_meanwhile' })
      return deleteEmailsTo(address)
    }
    expect((await requestDeletion(payer)).status).toBe(502)
    outbox.deleteEmailsTo = deleteEmailsTo
    expect((await requestDeletion(payer)).status).toBe(200)
  })

  test('stays closed while a deletion is running', async () => {
    const payer = await someone()
    await payer.begin()
    const { reached, release } = hold('DELETE /v1/customers/:id', 'answer')
    const deleting = requestDeletion(payer)
    await reached
    const { db } = app.database
    await saveWorkflow(db, payer.id, { deletionStartedAt: new Date(0) })
    const { deleteEmailsTo } = app.billing.outbox
    let renewedAt: Date | null | undefined
    app.billing.outbox.deleteEmailsTo = async (address) => {
      renewedAt = (await findWorkflow(db, payer.id))?.deletionStartedAt
      return deleteEmailsTo(address)
    }
    release()
    expect((await deleting).status).toBe(200)
    app.billing.outbox.deleteEmailsTo = deleteEmailsTo
    expect(renewedAt?.getTime()).toBeGreaterThan(Date.now() - MINUTE)
  })
})

describe('[7.5] two deletions at once', () => {
  test('are one: the provider is called once, and both get the same receipt', async () => {
    const payer = await someone()
    await payer.subscribe('monthly', cards.good())
    calls.length = 0
    const { reached, release } = hold('DELETE /v1/customers/:id', 'answer')
    const first = requestDeletion(payer)
    const together = requestDeletion(payer)
    const early = await Promise.race([reached, first])
    if (early) throw new Error(`It answered ${early.status}: ${await early.text()}`)
    release()
    const answers = await Promise.all([first, together])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [receipt, ...others] = await Promise.all(answers.map((answer) => answer.json()))
    expect(receipt.receipt.deleted.length).toBeGreaterThan(3)
    expect(others).toEqual([receipt])
    expect(calls.filter((name) => name === 'DELETE /v1/customers/:id')).toHaveLength(1)
    expect((await requestDeletion(payer)).status).toBe(401)
  })

  test.each([
    ['before it ends the subscription', 'DELETE /v1/subscriptions/:id', 'call'],
    ['after it ended the subscription', 'DELETE /v1/subscriptions/:id', 'answer'],
    ['before it deletes the customer', 'DELETE /v1/customers/:id', 'call'],
    ['after it deleted the customer', 'DELETE /v1/customers/:id', 'answer'],
  ] as const)(
    'in two processes get one receipt, too: the first waits %s',
    async (_where, name, what) => {
      const payer = await someone()
      await payer.subscribe('monthly', cards.good())
      const otherProcess = accountRoutes({
        ...app.billing,
        identity: app.identity,
        authenticate: { user: authenticated() },
      })
      const { reached, release } = hold(name, what)
      const first = requestDeletion(payer)
      await reached
      const second = await otherProcess.request('/api/auth/delete-account', {
        method: 'DELETE',
        headers: payer.bearer,
      })
      release()
      const answers = [await first, second]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const [receipt, other] = await Promise.all(answers.map((answer) => answer.json()))
      expect(receipt.receipt.deleted).toContainEqual({
        what: 'Active subscriptions, ended',
        count: 1,
      })
      expect(other).toEqual(receipt)
      const { db } = app.database
      expect(await db.select().from(deletionReceiptLines)).toEqual([])
      expect(await db.select().from(runningDeletions)).toEqual([])
      expect((await requestDeletion(payer)).status).toBe(401)
    },
  )

  test('have one receipt, too, when the other completes while the account is being read', async () => {
    const payer = await someone()
    await payer.subscribe('monthly', cards.good())
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const otherProcess = accountRoutes({
      ...app.billing,
      identity: {
        ...app.identity,
        async getAccountStatus(...args) {
          const status = await app.identity.getAccountStatus(...args)
          reached.resolve()
          await released.promise
          return status
        },
      },
      authenticate: { user: authenticated() },
    })
    const second = otherProcess.request('/api/auth/delete-account', {
      method: 'DELETE',
      headers: payer.bearer,
    })
    await reached.promise
    const receipt = await (await requestDeletion(payer)).json()
    released.resolve()
    expect(await (await second).json()).toEqual(receipt)
    const { db } = app.database
    expect(await db.select().from(deletionReceiptLines)).toEqual([])
    expect(await db.select().from(runningDeletions)).toEqual([])
  })

  test('name the time of the try that succeeded', async () => {
    const payer = await someone()
    await payer.begin()
    const { db } = app.database
    const { deleteAccount } = app.identity
    app.identity.deleteAccount = () => Promise.reject(new Error('unreachable'))
    expect((await requestDeletion(payer)).status).toBe(502)
    app.identity.deleteAccount = deleteAccount
    const dayBefore = new Date(Date.now() - 24 * 60 * MINUTE)
    await db.update(deletionReceiptLines).set({ recordedAt: dayBefore })
    const { receipt } = await (await requestDeletion(payer)).json()
    expect(Date.parse(receipt.deletedAt)).toBeGreaterThan(Date.now() - MINUTE)
  })

  test('leave nothing even if a run of a crashed process never ended', async () => {
    const payer = await someone()
    const { db } = app.database
    const user = await findUserById(db, payer.id)
    if (!user) throw new Error('The test needs a user')
    await startRun(db, user)
    await db.update(runningDeletions).set({ heartbeatAt: new Date(Date.now() - 6 * MINUTE) })
    expect((await requestDeletion(payer)).status).toBe(200)
    expect(await db.select().from(deletionReceiptLines)).toEqual([])
    expect(await db.select().from(runningDeletions)).toEqual([])
  })

  test('that fail both report it, and the next one succeeds', async () => {
    const payer = await someone()
    await payer.begin()
    provider.intercept = () => Promise.reject(new TypeError('fetch failed'))
    const failed = await Promise.all([requestDeletion(payer), requestDeletion(payer)])
    expect(failed.map(({ status }) => status)).toEqual([502, 502])
    provider.intercept = undefined
    expect((await requestDeletion(payer)).status).toBe(200)
  })
})
