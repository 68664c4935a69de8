import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelMessages } from '../src/contract/model-messages.ts'
import { type ModelServer, startModelServer } from '../src/testing/model-server/model-server.ts'
import { answer } from '../src/testing/model-server/replies.ts'
import { freePort } from '../src/testing/postgres-server.ts'
import { fileDatabase } from './support/file-database.ts'
import { type Caller, signUpByCalls } from './support/person.ts'
import { type RunningServer, startServer } from './support/server.ts'

const KEY = 'sk-canary-of-a-journey'
const EMAIL = 'language-model@example.com'
const birth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
}

const database = fileDatabase()
let port: number
let server: RunningServer
let person: Caller
let models: ModelServer | undefined
beforeAll(async () => {
  port = await freePort()
  server = await startServer({
    ...database.settings,
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LOG_LEVEL: 'warn',
    OPENAI_API: 'chat',
    OPENAI_MODELS: 'gpt-5=qwen3:32b',
  })
  person = await signUpByCalls(server.url, EMAIL)
})
afterAll(async () => {
  await server?.stop()
  await models?.close()
})

test('starts and writes while the model server is down, and logs why without key and birth', async () => {
  expect(server.output()).toContain(`a model at 127.0.0.1:${port} (Chat Completions)`)
  const response = await person.call('POST', '/api/readings/natal', { body: birth })
  expect(response.status).toBe(200)
  expect((await response.json()).reading).toContain('Moon')
  expect(server.output()).toContain(modelMessages.unavailable.unreachable)
  expect(server.output()).toContain('ECONNREFUSED')
  expect(server.output()).not.toContain(KEY)
  expect(server.output()).not.toContain('Tampa')
})

test('[7.26][7.29] shows an administrator the model names of the server, and tests them', async () => {
  await database.client.query(`update users set is_admin = true where email = $1`, [EMAIL])
  const { provider } = await (await person.call('GET', '/api/admin/ai-configs')).json()
  expect(provider.api).toBe('chat')
  expect(provider.models.map(({ sentAs }: { sentAs: string }) => sentAs)).toEqual([
    'qwen3:32b',
    'gpt-5-mini',
    'gpt-5-nano',
  ])

  const body = {
    model: 'gpt-5',
    reasoningEffort: 'low',
    temperature: 0.7,
    maxTokens: 1000,
    verbosity: 'short',
    testPrompt: 'What does my Moon say?',
  }
  const test = () => person.call('POST', '/api/admin/ai-configs/test', { body })
  const failed = await test()
  expect(failed.status).toBe(502)
  expect((await failed.json()).message).toBe(modelMessages.unavailable.unreachable)

  const sentence = { text: 'Your Moon is in Capricorn.', facts: ['placement:moon'] }
  models = await startModelServer(
    () => answer({ paragraphs: [{ id: 'p1', title: '', sentences: [sentence] }] }),
    { port, apiKey: KEY, models: ['qwen3:32b'], gaps: ['json_schema'] },
  )
  const served = await test()
  expect(await served.json()).toMatchObject({
    response: sentence.text,
    writer: 'model',
    cost: null,
  })
  expect(models.requests.at(-1)).toMatchObject({ model: 'qwen3:32b', temperature: 0.7 })
})
