import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import {
  type ModelServer,
  type Script,
  startModelServer,
} from '#testing/model-server/model-server.ts'
import { checkModel } from './check-model.ts'

let server: ModelServer | undefined
afterEach(() => server?.close())

async function check(script: Script, variables: Record<string, string> = {}) {
  server = await startModelServer(script)
  const { baseUrl, apiKey } = server
  return checkModel(readConfig({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, ...variables }))
}

const ready: Script = () => ({ text: '{"word":"ready"}' })

test('a model that answers is fine, after one request', async () => {
  const found = await check(ready)
  expect(found).toEqual({
    status: 'ok',
    sentence: expect.stringMatching(
      /^gpt-5-nano[-\d]* at 127\.0\.0\.1:\d+ answered in \d+\.\d seconds\.$/,
    ),
  })
  expect(server?.requests).toHaveLength(1)
})

test.each([
  ['a refused key', { OPENAI_API_KEY: 'sk-canary-0123456789' }, 'refused OPENAI_API_KEY'],
  ['an unknown model', { OPENAI_MODELS: 'gpt-5-nano=nothing' }, 'map its name with OPENAI_MODELS'],
  ['nobody there', { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'cannot be reached'],
])('%s is broken, with what to do and without the key', async (_, variables, words) => {
  const { status, sentence } = await check(ready, variables)
  expect(status).toBe('broken')
  expect(sentence).toContain('The embedded writer serves instead of the model at')
  expect(sentence).toContain(words)
  expect(sentence).not.toContain('canary')
})

test('a server with a fault is broken', async () => {
  const found = await check(() => ({ fault: 'error', status: 500, code: null, message: 'oh' }))
  expect(found).toMatchObject({ status: 'broken', sentence: expect.stringContaining('internal') })
})

test('without a model, the embedded writer writes', async () => {
  expect((await checkModel(readConfig({}))).status).toBe('off')
})
