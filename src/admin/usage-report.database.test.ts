import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ModelName, type ModelProvider } from '#contract/admin.ts'
import { getAiUsage, type UsageDay } from '#contract/admin-usage.ts'
import type { OpenDatabase } from '#database.ts'
import { deleteUser, users } from '#identity/users-table.ts'
import { openTestDatabase } from '#testing/databases.ts'
import { modelCall } from '#testing/model-calls.ts'
import { aiConfigs } from '#writer/configs/ai-configs-table.ts'
import { aiBudgets } from '#writer/usage/budgets-table.ts'
import type { ModelCall } from '#writer/usage/model-call.ts'
import { insertModelCall, modelCalls, rejectedSentences } from '#writer/usage/model-calls-table.ts'
import { saveFeedback, textFeedback } from '#writer/usage/text-feedback-table.ts'
import { seedConfigs } from './seed-configs.ts'
import { reportUsage } from './usage-report.ts'

const TODAY = new Date('2026-03-01T15:00:00Z')

let database: OpenDatabase
let ada: string
let grace: string
beforeAll(async () => {
  database = await openTestDatabase()
  ada = await user('ada@example.com')
  grace = await user('grace@example.com')
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of [modelCalls, textFeedback, aiBudgets]) await database.db.delete(table)
})

async function user(email: string): Promise<string> {
  const [stored] = await database.db
    .insert(users)
    .values({ issuer: 'test', subject: email, email })
    .returning({ id: users.id })
  return stored?.id ?? ''
}

const record = (at: string, changes: Partial<ModelCall> = {}) =>
  insertModelCall(database.db, modelCall(changes), new Date(at))

const report = async (days = 30, modelProvider: ModelProvider | null = null) => {
  const deps = { db: database.db, today: () => TODAY, modelProvider }
  return getAiUsage.reply.parse(await reportUsage(deps, { days }))
}

describe('the days of a usage report', () => {
  test('add up tokens, cost, texts and sentences by UTC date and feature', async () => {
    await record('2026-02-27T23:59:59.999Z')
    await record('2026-02-28T00:00:00Z', {
      usage: { input: 1000, cached: 400, output: 300, reasoning: 100 },
      costMicros: 1_250_000,
      outcome: 'repaired',
      sentences: { checked: 12, rejected: 2, repaired: 2 },
    })
    await record('2026-02-28T23:59:59.999Z', {
      costMicros: undefined,
      outcome: 'partly replaced',
      sentences: { checked: 8, rejected: 3, repaired: 1 },
    })
    await record('2026-02-28T12:00:00Z', { writer: 'embedded', outcome: 'fallen back' })
    await record('2026-02-28T12:00:00Z', { writer: 'embedded', outcome: 'embedded', costMicros: 0 })
    await record('2026-02-28T12:00:00Z', { purpose: 'test', costMicros: 250_000 })
    await record('2026-02-28T12:00:00Z', { feature: 'natal_reading' })
    const { days } = await report()
    expect(days.map(({ date, featureName }) => `${date} ${featureName}`)).toEqual([
      '2026-02-27 daily_horoscope',
      '2026-02-28 daily_horoscope',
      '2026-02-28 natal_reading',
    ])
    const expected: UsageDay = {
      date: '2026-02-28',
      featureName: 'daily_horoscope',
      calls: 5,
      inputTokens: 1000 + 4 * 100,
      cachedTokens: 400 + 4 * 40,
      outputTokens: 300 + 4 * 30,
      reasoningTokens: 100 + 4 * 10,
      cost: 1.25 + 0.5 + 0.25,
      texts: { accepted: 0, repaired: 1, partlyReplaced: 1, fallenBack: 1, embedded: 1 },
      sentences: { checked: 12 + 8 + 3 * 10, rejected: 5, repaired: 3 },
      p50: 1000,
      p95: 1000,
      thumbsUp: 0,
      thumbsDown: 0,
      tests: { calls: 1, cost: 0.25 },
    }
    expect(days[1]).toEqual(expected)
  })

  test('have the percentiles of texts that a model was to write, also where it failed', async () => {
    for (let ms = 100; ms <= 1800; ms += 100)
      await record('2026-03-01T10:00:00Z', { durationMs: ms })
    const fallenBack = { writer: 'embedded', outcome: 'fallen back' } as const
    await record('2026-03-01T10:00:00Z', { durationMs: 1900, ...fallenBack })
    await record('2026-03-01T10:00:00Z', { durationMs: 2000, ...fallenBack })
    const slow = { durationMs: 90_000 }
    await record('2026-03-01T10:00:00Z', { ...slow, writer: 'embedded', outcome: 'embedded' })
    await record('2026-03-01T10:00:00Z', { ...slow, purpose: 'test' })
    await record('2026-03-01T10:00:00Z', { ...slow, ...fallenBack, purpose: 'test' })
    // Of 20 values, the median is between the 10th and the 11th, the 95th percentile at 19.05.
    expect((await report()).days[0]).toMatchObject({ p50: 1050, p95: 1905 })
  })

  test('have no percentiles without a text that a model was to write', async () => {
    await record('2026-03-01T10:00:00Z', { writer: 'embedded', outcome: 'embedded' })
    expect((await report()).days[0]).toMatchObject({ calls: 1, p50: null, p95: null })
  })

  test('begin with today and end as many dates ago as asked', async () => {
    for (const at of ['2026-01-30T23:59:59Z', '2026-01-31T00:00:00Z', '2026-03-01T00:00:00Z'])
      await record(at)
    const dates = async (days: number) => (await report(days)).days.map(({ date }) => date)
    expect(await dates(30)).toEqual(['2026-01-31', '2026-03-01'])
    expect(await dates(1)).toEqual(['2026-03-01'])
  })

  test('count thumbs, also of a day without a call', async () => {
    const rate = (userId: string, id: number, isUp: boolean) =>
      saveFeedback(database.db, {
        userId,
        textId: `00000000-0000-4000-8000-00000000000${id}`,
        featureName: 'weekly_horoscope',
        isUp,
        at: TODAY,
      })
    await rate(ada, 1, true)
    await rate(grace, 2, true)
    await rate(ada, 3, false)
    await rate(ada, 1, false)
    expect((await report()).days).toEqual([
      expect.objectContaining({
        date: '2026-03-01',
        featureName: 'weekly_horoscope',
        calls: 0,
        thumbsUp: 1,
        thumbsDown: 2,
      }),
    ])
  })
})

test('shows comments of readers with a thumb down newest first, without their authors', async () => {
  const rate = (userId: string, minute: number, words: string | null) =>
    saveFeedback(database.db, {
      userId,
      textId: `00000000-0000-4000-8000-0000000000${10 + minute}`,
      featureName: 'baba_bliss_chat',
      isUp: false,
      reason: 'unclear',
      words,
      at: new Date(TODAY.getTime() + minute * 60_000),
    })
  await rate(ada, 0, 'Dull.')
  await rate(ada, 1, null)
  await rate(grace, 2, 'Which day?')
  const { feedback } = await report()
  expect(feedback.map(({ words }) => words)).toEqual(['Which day?', 'Dull.'])
  expect(feedback[1]).toEqual({
    featureName: 'baba_bliss_chat',
    reason: 'unclear',
    words: 'Dull.',
    at: TODAY.toISOString(),
  })
  for (let minute = 3; minute < 60; minute++) await rate(ada, minute, `${minute}`)
  expect((await report()).feedback).toHaveLength(50)
})

test('budgets show what was spent on this UTC date and in this month', async () => {
  await database.db.insert(aiBudgets).values({
    featureName: 'daily_horoscope',
    dailyMicros: 5_000_000,
    monthlyMicros: null,
  })
  await record('2026-02-28T23:59:59.999Z', { costMicros: 9_000_000 })
  await record('2026-03-01T00:00:00Z', { costMicros: 1_000_000 })
  await record('2026-03-01T00:00:00Z', { costMicros: undefined })
  const { budgets } = await report()
  expect(budgets).toHaveLength(7)
  expect(budgets[0]).toEqual({
    featureName: 'daily_horoscope',
    budget: { daily: 5, monthly: null },
    spentToday: 1,
    spentThisMonth: 1,
    unpricedModels: ['gpt-5-mini'],
  })
  expect(budgets[1]).toEqual({
    featureName: 'weekly_horoscope',
    budget: { daily: null, monthly: null },
    spentToday: 0,
    spentThisMonth: 0,
    unpricedModels: [],
  })
})

describe('a budget names models without a price', () => {
  const unpriced = async (modelProvider?: ModelProvider) =>
    (await report(30, modelProvider)).budgets.map(({ unpricedModels }) => unpricedModels)

  test('that wrote in this month', async () => {
    const call = { model: 'llama3', costMicros: undefined }
    await record('2026-02-28T23:59:59Z', { ...call, model: 'llama2' })
    await record('2026-03-01T01:00:00Z', call)
    await record('2026-03-01T02:00:00Z', call)
    await record('2026-03-01T02:00:00Z', { ...call, model: 'qwen3' })
    await record('2026-03-01T02:00:00Z', { ...call, purpose: 'test', feature: 'natal_reading' })
    const nothingUsed = { input: 0, cached: 0, output: 0, reasoning: 0 }
    await record('2026-03-01T03:00:00Z', { ...call, model: 'unreachable', usage: nothingUsed })
    expect(await unpriced()).toEqual([['llama3', 'qwen3'], ...Array(6).fill([])])
  })

  test('that the configuration chooses, before they write', async () => {
    await seedConfigs(database.db)
    await record('2026-03-01T01:00:00Z', { model: 'llama3', costMicros: undefined })
    await database.db
      .update(aiConfigs)
      .set({ enabled: false })
      .where(eq(aiConfigs.featureName, 'natal_reading'))
    const names = { 'gpt-5': 'gpt-5', 'gpt-5-mini': 'llama3', 'gpt-5-nano': 'gpt-5-nano' }
    const models = ModelName.options.map((model) => ({ model, sentAs: names[model], ignored: [] }))
    const llama = ['llama3']
    // Natal readings are off, and the calendar has gpt-5-nano.
    const expected = [llama, llama, llama, [], llama, llama, []]
    expect(await unpriced({ api: 'chat', models })).toEqual(expected)
  })
})

test('tests of administrators do not count toward a budget', async () => {
  await record('2026-03-01T00:00:00Z', { costMicros: 1_000_000 })
  await record('2026-03-01T00:00:00Z', { costMicros: 6_000_000, purpose: 'test' })
  const { budgets, days } = await report()
  expect(budgets[0]).toMatchObject({ spentToday: 1, spentThisMonth: 1 })
  expect(days[0]).toMatchObject({ cost: 7, tests: { calls: 1, cost: 6 } })
})

test('the users with the highest cost come first, those without cost not at all', async () => {
  await record('2026-03-01T01:00:00Z', { userId: ada, costMicros: 1_000_000 })
  await record('2026-03-01T02:00:00Z', { userId: grace, costMicros: 3_000_000 })
  await record('2026-02-27T02:00:00Z', { userId: grace, costMicros: 0 })
  await record('2026-01-01T02:00:00Z', { userId: ada, costMicros: 90_000_000 })
  await record('2026-03-01T01:00:00Z', { userId: await user('free@example.com'), costMicros: 0 })
  await record('2026-03-01T01:00:00Z', { costMicros: 50_000_000 })
  expect((await report()).topUsers).toEqual([
    { email: 'grace@example.com', calls: 2, cost: 3 },
    { email: 'ada@example.com', calls: 1, cost: 1 },
  ])
})

describe('rejected sentences', () => {
  const rejected = [{ text: 'Your Moon is in Leo.', why: 'It is not.', fate: 'repaired' as const }]

  test('are shown newest first with feature and model', async () => {
    await record('2026-03-01T01:00:00Z', { rejected })
    await record('2026-03-01T02:00:00Z', {
      feature: 'natal_reading',
      model: 'gpt-5',
      rejected: [{ text: 'Another.', why: 'No.', fate: 'replaced' }],
    })
    expect((await report()).rejected).toEqual([
      {
        id: expect.any(String),
        featureName: 'natal_reading',
        model: 'gpt-5',
        at: '2026-03-01T02:00:00.000Z',
        text: 'Another.',
        why: 'No.',
        fate: 'replaced',
      },
      expect.objectContaining({ featureName: 'daily_horoscope', text: 'Your Moon is in Leo.' }),
    ])
  })

  test('are stored whatever characters the model wrote', async () => {
    await record('2026-03-01T01:00:00Z', {
      model: 'gpt\0',
      rejected: [{ text: 'Leo \0\ud800 Moon', why: '"\0" is no word.', fate: 'dropped' }],
    })
    expect((await report()).rejected).toMatchObject([
      { model: 'gpt\ufffd', text: 'Leo \ufffd\ufffd Moon', why: '"\ufffd" is no word.' },
    ])
  })

  test('have no control characters and at most 500 characters', async () => {
    const text = `Your\u0007 Moon\u009b31m\nis in Leo. ${'🌙'.repeat(10_000)}`
    await record('2026-03-01T01:00:00Z', { rejected: [{ text, why: text, fate: 'dropped' }] })
    const [stored] = (await report()).rejected
    expect(stored?.text).toMatch(/^Your\ufffd Moon\ufffd31m\ufffdis in Leo\. (🌙)+…$/u)
    expect([...(stored?.text ?? '')]).toHaveLength(500)
    expect(stored?.why).toBe(stored?.text)
    const exact = 'x'.repeat(500)
    await record('2026-03-01T02:00:00Z', {
      rejected: [{ text: exact, why: 'No.', fate: 'dropped' }],
    })
    expect((await report()).rejected[0]?.text).toBe(exact)
  })

  test('that cannot be stored do not lose their call', async () => {
    const unstorable = { text: 'Leo.', why: 'No.', fate: null as never }
    await expect(
      record('2026-03-01T01:00:00Z', { rejected: [...rejected, unstorable] }),
    ).rejects.toThrow()
    expect(await database.db.$count(modelCalls)).toBe(1)
    expect((await report()).budgets[0]).toMatchObject({ spentToday: 0.5 })
  })

  test('are deleted with their user, and the calls stay without one', async () => {
    const formerUser = await user('former@example.com')
    await record('2026-03-01T01:00:00Z', { userId: formerUser, rejected })
    await deleteUser(database.db, formerUser)
    expect(await database.db.$count(rejectedSentences)).toBe(0)
    expect(await database.db.select({ userId: modelCalls.userId }).from(modelCalls)).toEqual([
      { userId: null },
    ])
  })

  test('of a user who was deleted meanwhile are not stored, but the call is', async () => {
    const formerUser = await user('gone@example.com')
    await deleteUser(database.db, formerUser)
    await record('2026-03-01T01:00:00Z', { userId: formerUser, rejected })
    expect(await database.db.$count(rejectedSentences)).toBe(0)
    expect(await database.db.$count(modelCalls)).toBe(1)
  })
})
