import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelConnection } from '#config.ts'
import { type Script, startModelServer } from '#testing/model-server/model-server.ts'
import { answer, callTools, faults } from '#testing/model-server/replies.ts'
import type { ModelRequest } from './language-model.ts'
import { createOpenAIModel } from './openai-model.ts'

const request: ModelRequest = {
  feature: 'baba_bliss_chat',
  settings: {
    model: 'gpt-5-mini',
    reasoningEffort: 'low',
    temperature: 0.7,
    maxTokens: 2_000,
    verbosity: 'detailed',
  },
  instructions: 'Answer.',
  input: '{"question":"Where is my Moon?"}',
  schema: { name: 'answer', shape: z.object({ text: z.string() }) },
  tools: [
    {
      name: 'chart_facts',
      description: 'Facts of the chart.',
      shape: z.object({ point: z.string() }),
      run: (input) => ({ facts: [`placement of ${(input as { point: string }).point}`] }),
    },
  ],
}
const done = answer({ text: 'In Leo.' })

const opened: { close(): unknown }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

async function start(
  api: ModelConnection['api'],
  script: Script,
  options?: Parameters<typeof startModelServer>[1],
) {
  const server = await startModelServer(script, options)
  opened.push(server)
  const connection = { apiKey: server.apiKey, baseUrl: server.baseUrl, api, models: {} }
  const model = createOpenAIModel(connection, pino({ level: 'silent' }), {
    firstRetryDelayMs: 1,
    failuresToOpen: 100,
  })
  return { server, model }
}

describe.each(['responses', 'chat'] as const)('a model with tools over the %s API', (api) => {
  test('gets what it looks up, and the answer and tokens of all its requests count', async () => {
    const { server, model } = await start(api, ({ results }) =>
      results.length === 0
        ? callTools({ name: 'chart_facts', arguments: { point: 'moon' } })
        : done,
    )
    const reply = await model.generate(request)
    expect(JSON.parse(reply.text)).toEqual({ text: 'In Leo.' })
    expect(server.requests.map(({ tools }) => tools)).toEqual([['chart_facts'], ['chart_facts']])
    expect(server.requests[1]?.results).toEqual([{ facts: ['placement of moon'] }])
    const [first, second] = server.requests
    expect(reply.usage.input).toBe(tokens(first) + tokens(second))
    // What the reasoning of the first request was comes back sealed, with its calls.
    if (api === 'responses') expect(JSON.stringify(second?.body.input)).toContain('sealed')
  })

  test('learns what is wrong with a call, and may try again', async () => {
    const { server, model } = await start(
      api,
      (_seen, index) =>
        [
          callTools(
            { name: 'drop_tables', arguments: {} },
            { name: 'chart_facts', arguments: { point: 7 } },
            { name: 'chart_facts', arguments: '{"point": "mo' },
          ),
          done,
        ][index] ?? done,
    )
    await model.generate(request)
    const errors = server.requests[1]?.results as { error?: string }[]
    expect(errors).toHaveLength(3)
    for (const { error } of errors)
      expect(error).toMatch(/^(?:There is no tool|The input does not)/)
  })

  test('that only looks up and never answers is given up', async () => {
    const { server, model } = await start(api, () =>
      callTools({ name: 'chart_facts', arguments: { point: 'moon' } }),
    )
    await expect(model.generate(request)).rejects.toMatchObject({ reason: 'invalid answer' })
    expect(server.requests).toHaveLength(5)
  })

  test('a server without tools answers without them', async () => {
    const { server, model } = await start(api, () => done, { gaps: ['tools'] })
    expect(JSON.parse((await model.generate(request)).text)).toEqual({ text: 'In Leo.' })
    expect(server.requests.map(({ tools }) => tools.length)).toEqual([1, 0])
  })

  test('a request that fails after a lookup is retried with what was looked up', async () => {
    const { server, model } = await start(
      api,
      (_seen, index) =>
        [
          callTools({ name: 'chart_facts', arguments: { point: 'moon' } }),
          faults.serverError(503),
          done,
        ][index] ?? done,
    )
    await model.generate(request)
    expect(server.requests).toHaveLength(3)
    expect(server.requests[2]?.results).toEqual([{ facts: ['placement of moon'] }])
  })
})

/** As the server counts them. */
const tokens = (seen: { instructions: string; input: string } | undefined) =>
  Math.ceil((seen ? seen.instructions + seen.input : '').length / 4)
