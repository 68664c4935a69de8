import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { ModelUnavailable } from '#writer/model/language-model.ts'
import type { ModelCall } from '#writer/usage/model-call.ts'
import { modelCalls, rejectedSentences } from '#writer/usage/model-calls-table.ts'
import { createRunTest, type RunTest } from './run-test.ts'
import { testConfig } from './test-config.ts'

const settings = {
  model: 'gpt-5-mini',
  reasoningEffort: 'low',
  temperature: 0.7,
  maxTokens: 1000,
  verbosity: 'short',
} as const

let app: TestApp
let ada: Record<string, string>
let prompts: string[] = []
/** Instead of the embedded writer. */
let runTest: RunTest | undefined
beforeAll(async () => {
  app = await openTestApp({
    wrapRunTest: (run) => async (request, signal) => {
      prompts.push(request.testPrompt)
      return (runTest ?? run)(request, signal)
    },
  })
  ada = await app.signUpAdmin('ada@example.com')
})
afterAll(() => app.close())
beforeEach(() => {
  prompts = []
  runTest = undefined
})

let admins = 0
/** Each test has its own administrator, because the limit counts per administrator. */
async function freshRun() {
  admins += 1
  const headers = await app.signUpAdmin(`tester${admins}@example.com`)
  return (body: string | object) => runAs(headers, body)
}

async function runAs(headers: Record<string, string>, body: string | object) {
  const answer = await app.request('/api/admin/ai-configs/test', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify({ ...settings, ...body }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

test('[3.21][7.29] without a model, the embedded writer writes from a sample chart, and says so', async () => {
  const { status, body } = await runAs(ada, { testPrompt: 'Tell me about my Moon.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    writer: 'embedded',
    reason: adminMessages.test.noModel,
    usage: { total_tokens: 0 },
    cost: 0,
    timeToFirstToken: null,
  })
  expect(body.config).toEqual(settings)
  expect(body.writtenBy).toMatch(/^embedded \d+$/)
  expect(body.response.length).toBeGreaterThan(100)
  expect(body.response.length).toBeLessThan(2000)
  expect(body.sentences.length).toBeGreaterThan(1)
  for (const sentence of body.sentences) {
    expect(sentence).toMatchObject({ isAccepted: true, why: null })
    expect(sentence.facts.length).toBeGreaterThan(0)
  }
  // The sample was born on June 10, 1990, so the Moon was in Capricorn.
  expect(JSON.stringify(body.sentences)).toContain('Capricorn')
})

test('[7.29] a test is recorded as a call of this administrator', async () => {
  await app.database.db.delete(modelCalls)
  await runAs(ada, { testPrompt: '' })
  expect(await app.database.db.select().from(modelCalls)).toEqual([
    expect.objectContaining({
      featureName: 'natal_reading',
      purpose: 'test',
      writer: 'embedded',
      model: null,
      userId: expect.any(String),
      costMicros: 0,
      sentencesRejected: 0,
    }),
  ])
})

test('records the cost and the rejected sentences of a test', async () => {
  await app.database.db.delete(modelCalls)
  runTest = async () => ({
    duration: 1234,
    timeToFirstToken: 210,
    usage: {
      input_tokens: 900,
      cached_tokens: 100,
      output_tokens: 300,
      reasoning_tokens: 200,
      total_tokens: 1200,
    },
    cost: 0.0031,
    config: settings,
    writtenBy: 'gpt-5-mini-2025-08-07',
    response: 'Your Sun is in Gemini.',
    writer: 'model',
    reason: null,
    sentences: [
      { text: 'Your Sun is in Gemini.', isAccepted: true, facts: ['Sun'], why: null },
      { text: 'Your Moon is in Leo.', isAccepted: false, facts: ['Moon'], why: 'No.' },
    ],
  })
  expect((await runAs(ada, { testPrompt: 'Hi' })).status).toBe(200)
  expect(await app.database.db.select().from(modelCalls)).toEqual([
    expect.objectContaining({
      purpose: 'test',
      writer: 'model',
      model: 'gpt-5-mini-2025-08-07',
      inputTokens: 900,
      cachedTokens: 100,
      outputTokens: 300,
      reasoningTokens: 200,
      durationMs: 1234,
      timeToFirstTokenMs: 210,
      costMicros: 3100,
      sentencesChecked: 2,
      sentencesRejected: 1,
    }),
  ])
  expect(await app.database.db.select().from(rejectedSentences)).toEqual([
    expect.objectContaining({ text: 'Your Moon is in Leo.', why: 'No.', fate: 'dropped' }),
  ])
})

test('a failed test of a model without a price is not recorded with the price of another one', async () => {
  const calls: ModelCall[] = []
  const spent = { input: 900, cached: 0, output: 10, reasoning: 0 }
  const deps = {
    runTest: () => Promise.reject(new ModelUnavailable('timeout', { usage: spent })),
    modelProvider: {
      api: 'chat' as const,
      models: [{ model: settings.model, sentAs: 'llama3', ignored: [] }],
    },
    usage: {
      recordModelCall: async (call: ModelCall) => void calls.push(call),
      isBudgetSpent: async () => false,
    },
    limitTests: async () => {},
  }
  const request = { ...settings, testPrompt: '' }
  await expect(
    testConfig(deps, 'ada', request, new AbortController().signal),
  ).rejects.toMatchObject({ code: 'model_unavailable' })
  expect(calls).toMatchObject([{ model: 'llama3', usage: spent, failure: 'timeout' }])
  expect(calls[0]?.costMicros).toBeUndefined()
})

describe('[5.10] the test prompt', () => {
  test.each([
    ['', adminMessages.test.defaultPrompt],
    [' \n\t ', adminMessages.test.defaultPrompt],
    ['  What is Venus? \n', 'What is Venus?'],
    [` ${'x'.repeat(4000)} `, 'x'.repeat(4000)],
  ])('%j', async (testPrompt, sent) => {
    const run = await freshRun()
    expect((await run({ testPrompt })).status).toBe(200)
    expect(prompts).toEqual([sent])
    expect(adminMessages.test.defaultPrompt).toBe(
      'Hello, this is a test message. Please respond briefly.',
    )
  })

  const { refusals } = adminMessages
  test.each([
    ['of 4,001 characters', { testPrompt: 'x'.repeat(4001) }, 400, refusals.testPrompt],
    ['of 100 kB', { testPrompt: 'x'.repeat(100_000) }, 413, refusals.testPrompt],
    ['with NUL', { testPrompt: 'a\0b' }, 400, refusalMessages.unstorableCharacter],
    ['with a lone surrogate', { testPrompt: 'a\ud800b' }, 400, refusalMessages.unstorableCharacter],
    ['that is missing', {}, 400, refusalMessages.bodyNotAsPromised],
    ['that is a number', { testPrompt: 7 }, 400, refusalMessages.bodyNotAsPromised],
    ['beside temperature 99', { testPrompt: '', temperature: 99 }, 400, refusals.temperature],
    ['beside another model', { testPrompt: '', model: 'x' }, 400, refusals.model],
    ['in a broken body', '{"testPrompt": ', 400, refusalMessages.bodyNotJson],
  ])('%s is refused with one sentence', async (_, body, status, error) => {
    const run = await freshRun()
    expect(await run(body)).toMatchObject({ status, body: { error } })
    expect(prompts).toEqual([])
  })
})

test('an administrator can run ten tests a minute, and others are not affected', async () => {
  const run = await freshRun()
  const other = await freshRun()
  for (let index = 0; index < 10; index++) expect((await run({ testPrompt: '' })).status).toBe(200)
  const refused = await run({ testPrompt: '' })
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(refused.body.error).toContain('Please try again in about')
  expect((await other({ testPrompt: '' })).status).toBe(200)
  expect(prompts).toHaveLength(11)
})

test('a writer that claims what the chart does not have is shown as rejected', async () => {
  const run = createRunTest({
    ephemeris: app.ephemeris,
    writer: {
      write: async () => ({
        origin: { writer: 'liar 1' },
        text: {
          opening: [
            {
              sentences: [
                { text: 'Your Sun is in Gemini.', facts: ['placement:sun'] },
                { text: 'Your Moon is in Leo.', facts: ['placement:moon'] },
              ],
            },
          ],
          sections: [],
        },
      }),
    },
  })
  const { response, sentences } = await run({ ...settings, testPrompt: 'Hi' })
  expect(response).toBe('Your Sun is in Gemini.')
  expect(sentences.map(({ isAccepted }) => isAccepted)).toEqual([true, false])
  expect(sentences[1]?.why).toContain('Leo')
})
