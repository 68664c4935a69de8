import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#database.ts'
import { setAdmin } from '#identity/users-table.ts'
import { listReceivedEmails } from '#stand-ins/mailbox/mailbox-table.ts'
import { modelCall } from '#testing/model-calls.ts'
import { countEmails } from '#testing/received-email.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { aiBudgetAlerts, aiBudgets } from '#writer/usage/budgets-table.ts'
import { modelCalls } from '#writer/usage/model-calls-table.ts'
import { createModelUsage } from '#writer/usage/model-usage.ts'
import { createBudgetAlerts } from './budget-alerts.ts'

const ADMIN = 'ada@example.com'

let app: TestApp
let db: Database
let time = new Date()
const now = () => time
let before = 0
let admin: Record<string, string>
beforeAll(async () => {
  app = await openTestApp()
  db = app.database.db
  admin = await app.signUpAdmin(ADMIN)
  const reader = await app.signUp('reader@example.com')
  await app.request('/api/auth/sync', { method: 'POST', headers: reader })
})
afterAll(() => app.close())
beforeEach(async () => {
  time = new Date('2026-03-10T12:00:00Z')
  for (const table of [modelCalls, aiBudgets, aiBudgetAlerts]) await db.delete(table)
  before = await countEmails(app, ADMIN)
})

/** The model usage of a newly started process. */
const newProcess = () =>
  createModelUsage({ db, now, onRecorded: createBudgetAlerts({ ...app.billing, now }) })

const setBudget = async (dailyMicros: number | null, monthlyMicros: number | null) => {
  const set = { dailyMicros, monthlyMicros }
  await db
    .insert(aiBudgets)
    .values({ featureName: 'natal_reading', ...set })
    .onConflictDoUpdate({ target: aiBudgets.featureName, set })
}

const spend = (costMicros: number) => modelCall({ feature: 'natal_reading', costMicros })

/** The subjects of this test's alerts. */
async function alerts() {
  const count = (await countEmails(app, ADMIN)) - before
  const emails = await listReceivedEmails(db, ADMIN)
  return emails.slice(0, count).map(({ subject }) => subject)
}

const NEARLY = '80% of the daily AI budget of Natal Chart Reading is spent'
const SPENT = 'The daily AI budget of Natal Chart Reading is spent'

test('administrators get an email at 80 % and one at 100 %, each once', async () => {
  const usage = newProcess()
  await setBudget(1_000_000, null)
  await usage.recordModelCall(spend(799_999))
  expect(await alerts()).toEqual([])
  await usage.recordModelCall(spend(1))
  expect(await alerts()).toEqual([NEARLY])
  await usage.recordModelCall(spend(100_000))
  expect(await alerts()).toEqual([NEARLY])
  await usage.recordModelCall(spend(100_000))
  await usage.recordModelCall(spend(500_000))
  expect((await alerts()).toSorted()).toEqual([NEARLY, SPENT])
  expect(await listReceivedEmails(db, 'reader@example.com')).not.toContainEqual(
    expect.objectContaining({ subject: SPENT }),
  )
  const mail = (await listReceivedEmails(db, ADMIN)).find(({ subject }) => subject === SPENT)
  expect(mail?.text).toContain('$1.00 of $1.00 has been spent.')
  expect(mail?.text).toContain('The embedded writer serves this feature until midnight UTC.')
  expect(mail?.text).toContain('/admin/ai-models')
})

test('one call that spends everything sends one email', async () => {
  await setBudget(1_000_000, null)
  await newProcess().recordModelCall(spend(3_000_000))
  expect(await alerts()).toEqual([SPENT])
})

test('many calls at once in two processes send each email once', async () => {
  await setBudget(1_000_000, null)
  const processes = [newProcess(), newProcess()]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => processes[index % 2]?.recordModelCall(spend(90_000))),
  )
  const subjects = await alerts()
  expect(new Set(subjects).size).toBe(subjects.length)
  expect(subjects).toContain(SPENT)
})

test('the next day, the next month and a changed budget have alerts of their own', async () => {
  const usage = newProcess()
  await setBudget(1_000_000, 1_500_000)
  await usage.recordModelCall(spend(1_000_000))
  expect(await alerts()).toEqual([SPENT])
  time = new Date('2026-03-11T00:00:00Z')
  await usage.recordModelCall(spend(1_000_000))
  expect((await alerts()).toSorted()).toEqual(
    [SPENT, SPENT, 'The monthly AI budget of Natal Chart Reading is spent'].toSorted(),
  )
  await setBudget(1_250_000, null)
  await usage.recordModelCall(spend(1))
  expect(await alerts()).toHaveLength(4)
  expect(await alerts()).toContain(NEARLY)
  time = new Date('2026-04-01T00:00:00Z')
  await setBudget(1_000_000, 1_500_000)
  await usage.recordModelCall(spend(1_500_000))
  expect(await alerts()).toHaveLength(6)
})

test('a budget of zero sends no alert', async () => {
  await setBudget(0, 0)
  await newProcess().recordModelCall(spend(1))
  expect(await alerts()).toEqual([])
})

test('an administrator turns the alerts off by the link in one', async () => {
  const usage = newProcess()
  await setBudget(1_000_000, null)
  await usage.recordModelCall(spend(900_000))
  expect(await alerts()).toEqual([NEARLY])
  const { listUnsubscribe } = (await listReceivedEmails(db, ADMIN))[0] ?? {}
  const { pathname, search } = new URL(listUnsubscribe?.slice(1, -1) ?? '')
  expect((await app.request(`${pathname}${search}`, { method: 'POST' })).status).toBe(200)
  await usage.recordModelCall(spend(900_000))
  expect(await alerts()).toEqual([NEARLY])
  const isOn = { method: 'PUT', headers: admin, body: '{"isOn":true}' }
  await app.request('/api/email-preferences/budget_alerts', isOn)
})

test('an alert waits until there is an administrator', async () => {
  const usage = newProcess()
  await setBudget(1_000_000, null)
  await setAdmin(db, ADMIN, false)
  await usage.recordModelCall(spend(2_000_000))
  expect(await db.$count(aiBudgetAlerts)).toBe(0)
  await setAdmin(db, ADMIN, true)
  await usage.recordModelCall(spend(1))
  expect(await alerts()).toEqual([SPENT])
})

test('a failure to send does not fail the text', async () => {
  await setBudget(1_000_000, null)
  const outbox = {
    ...app.billing.outbox,
    sendInTransaction: async () => Promise.reject(new Error('down')),
  }
  const onRecorded = createBudgetAlerts({ ...app.billing, outbox, now })
  const usage = createModelUsage({ db, now, onRecorded })
  await expect(usage.recordModelCall(spend(2_000_000))).resolves.toBeUndefined()
  // The next call sends it.
  await newProcess().recordModelCall(spend(1))
  expect(await alerts()).toEqual([SPENT])
})
