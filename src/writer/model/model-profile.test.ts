import { expect, test } from 'vitest'
import { describeProvider } from './model-profile.ts'

const connection = { apiKey: 'k', baseUrl: 'http://m/v1', api: 'chat' } as const

test('[5.10] names the fields that each model ignores, and why', () => {
  expect(describeProvider({ ...connection, models: { 'gpt-5-nano': 'llama3.3' } })).toEqual({
    api: 'chat',
    models: [
      ...(['gpt-5', 'gpt-5-mini'] as const).map((model) => ({
        model,
        sentAs: model,
        ignored: [
          {
            field: 'temperature',
            why: 'Models of the GPT-5 family have a fixed temperature.',
          },
        ],
      })),
      {
        model: 'gpt-5-nano',
        sentAs: 'llama3.3',
        ignored: [
          { field: 'reasoningEffort', why: expect.stringContaining('llama3.3 stands in') },
          { field: 'verbosity', why: expect.stringContaining('llama3.3 stands in') },
        ],
      },
    ],
  })
})

test('describes no provider without a model', () => {
  expect(describeProvider(undefined)).toBeNull()
})
