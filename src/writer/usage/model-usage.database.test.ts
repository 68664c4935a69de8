import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FeatureName } from '#contract/admin.ts'
import type { OpenDatabase } from '#database.ts'
import { MINUTE, SECOND } from '#durations.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { modelCall } from '#testing/model-calls.ts'
import { aiBudgets } from './budgets-table.ts'
import { insertModelCall, modelCalls } from './model-calls-table.ts'
import { createModelUsage } from './model-usage.ts'

let database: OpenDatabase
let time = new Date()
const now = () => time
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  time = new Date('2026-03-31T23:50:00Z')
  await database.db.delete(modelCalls)
  await database.db.delete(aiBudgets)
})

const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds)
}

const dollars = (amount: number) => amount * 1_000_000

const setBudget = (daily: number | null, monthly: number | null) =>
  database.db.insert(aiBudgets).values({
    featureName: 'daily_horoscope',
    dailyMicros: daily && dollars(daily),
    monthlyMicros: monthly && dollars(monthly),
  })

const spend = (amount: number, feature: FeatureName = 'daily_horoscope') =>
  modelCall({ feature, costMicros: dollars(amount) })

test('a daily budget is spent until midnight UTC', async () => {
  const usage = createModelUsage({ db: database.db, now })
  await setBudget(1, null)
  await usage.recordModelCall(spend(0.6))
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
  await usage.recordModelCall(spend(0.4))
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(true)
  expect(await usage.isBudgetSpent('weekly_horoscope')).toBe(false)
  pass(10 * MINUTE)
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
})

test('a monthly budget is spent until the first of the next month', async () => {
  const usage = createModelUsage({ db: database.db, now })
  await setBudget(null, 10)
  time = new Date('2026-03-02T10:00:00Z')
  await usage.recordModelCall(spend(10))
  time = new Date('2026-03-31T23:59:59Z')
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(true)
  pass(11 * SECOND)
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
})

test('without a budget nothing is spent, and of a budget of zero everything', async () => {
  const usage = createModelUsage({ db: database.db, now })
  await usage.recordModelCall(spend(1000))
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
  await database.db.insert(aiBudgets).values({ featureName: 'natal_reading', dailyMicros: 0 })
  expect(await usage.isBudgetSpent('natal_reading')).toBe(true)
})

test('a test of an administrator spends no budget', async () => {
  const usage = createModelUsage({ db: database.db, now })
  await setBudget(1, 1)
  await usage.recordModelCall({ ...spend(5), purpose: 'test' })
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
  await usage.recordModelCall(spend(1))
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(true)
})

test('what another process spends is seen within ten seconds, and own calls at once', async () => {
  const usage = createModelUsage({ db: database.db, now })
  await setBudget(1, null)
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
  await insertModelCall(database.db, spend(2), time)
  pass(10 * SECOND - 1)
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
  pass(1)
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(true)
  await database.db.delete(modelCalls)
  await usage.recordModelCall(spend(0.1))
  expect(await usage.isBudgetSpent('daily_horoscope')).toBe(false)
})

test('after each call its feature is named', async () => {
  const onRecorded = vi.fn(async () => {})
  const usage = createModelUsage({ db: database.db, now, onRecorded })
  await usage.recordModelCall(spend(1, 'natal_reading'))
  expect(onRecorded.mock.calls).toEqual([['natal_reading']])
})
