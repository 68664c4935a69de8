import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ModelConnection } from '#config.ts'
import type { ModelSettings } from '#contract/admin.ts'
import { describeError } from '#log.ts'
import { type Script, startModelServer } from '#testing/model-server/model-server.ts'
import { answer, faults } from '#testing/model-server/replies.ts'
import { briefsOfAllKinds } from '#testing/model-texts/briefs.ts'
import { testModelWriter } from '#testing/model-texts/model-writer.ts'
import { composeText } from '../embedded-writer.ts'
import type { HoroscopeBrief } from '../writer.ts'
import { type ModelRequest, ModelUnavailable } from './language-model.ts'
import { createOpenAIModel } from './openai-model.ts'

const settings: ModelSettings = {
  model: 'gpt-5-mini',
  reasoningEffort: 'low',
  temperature: 0.7,
  maxTokens: 2_000,
  verbosity: 'detailed',
}
const request: ModelRequest = {
  feature: 'natal_reading',
  settings,
  instructions: 'Write about the facts.',
  input: '{"facts":["the Moon in Leo"]}',
  schema: { name: 'reading', shape: z.object({ text: z.string(), facts: z.array(z.string()) }) },
}
const reading = { text: 'Your Moon is in Leo.', facts: ['moon-in-leo'] }

/** A test sets the timeout that it is about; the others are those of the product. */
const testLimits = { firstRetryDelayMs: 1, failuresToOpen: 100 }

/** Ends a call that nothing else ends, so that its test fails instead of waiting. */
const impatient = () => ({ signal: AbortSignal.timeout(10_000) })

const opened: { close(): unknown }[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

type Server = Awaited<ReturnType<typeof startModelServer>>

async function start(
  api: ModelConnection['api'],
  script: Script,
  {
    limits = {},
    connection = {},
    ...options
  }: Parameters<typeof startModelServer>[1] & {
    limits?: Parameters<typeof createOpenAIModel>[2]
    connection?: Partial<ModelConnection>
  } = {},
) {
  const server = await startModelServer(script, options)
  opened.push(server)
  const { baseUrl, apiKey } = server
  const { log, lines } = recordingLog()
  const model = createOpenAIModel({ api, baseUrl, apiKey, models: {}, ...connection }, log, {
    ...testLimits,
    ...limits,
  })
  return { server, model, lines }
}

function recordingLog() {
  const lines: string[] = []
  const write = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  return { log: pino({ level: 'debug', serializers: { error: describeError } }, write), lines }
}

/** The error of a call that gets no answer. */
async function failureOf(call: Promise<unknown>): Promise<ModelUnavailable> {
  const error = await call.then(() => undefined).catch((error) => error)
  expect(error).toBeInstanceOf(ModelUnavailable)
  return error
}

/** The n-th reply to the n-th request, and the last one from then on. */
const inTurn =
  (...replies: ReturnType<Script>[]): Script =>
  (_request, index) =>
    replies[Math.min(index, replies.length - 1)] as ReturnType<Script>

const lastRequest = ({ requests }: Server) => {
  const last = requests.at(-1)
  if (!last) throw new Error('The server got no request')
  return last
}

describe.each(['responses', 'chat'] as const)('over the %s API, the adapter', (api) => {
  test('gives the answer as it is written, the tokens by kind and the time to the first one', async () => {
    const { model } = await start(api, () => answer(reading), {
      cachedTokens: 7,
      reasoningTokens: { low: 64 },
    })
    let streamed = ''
    const reply = await model.generate(request, {
      onText: (delta) => {
        streamed += delta
      },
    })
    expect(JSON.parse(reply.text)).toEqual(reading)
    expect(streamed).toBe(reply.text)
    expect(reply).toMatchObject({ isCut: false, model: 'gpt-5-mini-2026-08-07' })
    const visible = Math.ceil(JSON.stringify(reading).length / 4)
    const input = Math.ceil((request.instructions + request.input).length / 4)
    expect(reply.usage).toEqual({ input, cached: 7, output: 64 + visible, reasoning: 64 })
    expect(reply.timeToFirstTokenMs).toBeLessThanOrEqual(reply.durationMs)
  })

  test('[5.10] sends effort, verbosity and room for reasoning, and no temperature to the gpt-5 family', async () => {
    const { server, model } = await start(api, () => answer(reading))
    await model.generate(request)
    expect(lastRequest(server)).toMatchObject({
      model: 'gpt-5-mini',
      instructions: request.instructions,
      input: request.input,
      effort: 'low',
      verbosity: 'high',
      maxTokens: 5_000,
      format: { type: 'json_schema', strict: true },
    })
    expect(lastRequest(server).body).toMatchObject({ stream: true, store: false })
    expect(lastRequest(server).body).not.toHaveProperty('temperature')
  })

  test('sends the name and the temperature of a model behind OPENAI_MODELS, and no effort', async () => {
    const { server, model } = await start(api, () => answer(reading), {
      models: ['qwen3:32b'],
      connection: { models: { 'gpt-5-mini': 'qwen3:32b' } },
    })
    await model.generate(request)
    expect(lastRequest(server)).toMatchObject({
      model: 'qwen3:32b',
      temperature: 0.7,
      maxTokens: 2_000,
      effort: undefined,
      verbosity: undefined,
    })
  })

  test('asks once more with minimal effort when reasoning used up the tokens', async () => {
    const { server, model } = await start(api, () => answer(reading), {
      reasoningTokens: { low: 50_000 },
    })
    const reply = await model.generate(request)
    expect(server.requests.map(({ effort }) => effort)).toEqual(['low', 'minimal'])
    expect(JSON.parse(reply.text)).toEqual(reading)
    expect(reply.usage.reasoning).toBe(5_000)
  })

  test('gives up when the second answer is empty as well, and says what both used', async () => {
    const { server, model } = await start(api, () => answer(reading), {
      reasoningTokens: { low: 50_000, minimal: 50_000 },
    })
    const failure = await failureOf(model.generate(request))
    expect(failure.reason).toBe('empty answer')
    expect(failure.usage?.reasoning).toBe(10_000)
    expect(server.requests).toHaveLength(2)
  })

  test('says that a visible answer was cut', async () => {
    const { model } = await start(api, () => answer('x'.repeat(40_000)))
    expect(await model.generate(request)).toMatchObject({ isCut: true })
  })

  const onceEach = [
    ['refused key', faults.forbidden()],
    ['quota', faults.quota()],
    ['refusal', faults.refusal()],
    ['invalid answer', faults.invalidJson()],
    ['not a model server', faults.html()],
    ['not a model server', faults.html(404)],
    ['refused request', faults.badRequest('That is not valid.')],
    ['rate limit', faults.rateLimit('3600')],
    ['rate limit', faults.rateLimit('Sat, 31 Dec 2101 23:59:59 GMT')],
    ['quota', faults.errorInMidStream('insufficient_quota')],
  ] as const

  test.each(onceEach)('gives up at once: %s (%o)', async (reason, fault) => {
    const { server, model } = await start(api, () => fault)
    expect(await failureOf(model.generate(request, impatient()))).toMatchObject({ reason })
    expect(server.requests).toHaveLength(1)
  })

  test('gives up at once when the server refuses the key, and logs no key', async () => {
    const { server, model, lines } = await start(api, () => answer(reading), {
      // The log masks keys that begin as OpenAI's do.
      connection: { apiKey: 'canary-9876' },
    })
    const failure = await failureOf(model.generate(request))
    expect(failure.reason).toBe('refused key')
    expect(server.requests).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(lines.join()).toContain('The model server refused OPENAI_API_KEY.')
    expect(lines.join()).toContain('status 401 invalid_api_key')
    expect(lines.join()).not.toContain('canary')
    expect(JSON.stringify(describeError(failure))).not.toContain('canary')
  })

  test('gives up at once on a model that the server does not know', async () => {
    const { server, model } = await start(api, () => answer(reading), { models: ['llama3.3'] })
    expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'unknown model' })
    expect(server.requests).toHaveLength(1)
  })

  const transient = [
    ['rate limit', faults.rateLimit('0')],
    ['server error', faults.serverError(500)],
    ['server error', faults.serverError(503)],
    ['server error', faults.html(502)],
    ['server error', faults.errorInMidStream()],
    ['unreachable', faults.cutInMidStream()],
  ] as const

  test.each(transient)('tries again after %s (%o), twice at most', async (reason, fault) => {
    const { server, model } = await start(api, inTurn(fault, fault, answer(reading)))
    expect(JSON.parse((await model.generate(request)).text)).toEqual(reading)
    server.respond(() => fault)
    expect(await failureOf(model.generate(request))).toMatchObject({ reason })
    expect(server.requests).toHaveLength(3)
  })

  test('announces the restart of an answer that was cut in mid-stream', async () => {
    const { model } = await start(api, inTurn(faults.cutInMidStream('half'), answer(reading)))
    let shown = ''
    const reply = await model.generate(request, {
      onText: (delta) => {
        shown += delta
      },
      onRestart: () => {
        expect(shown).toBe('half')
        shown = ''
      },
    })
    expect(shown).toBe(reply.text)
  })

  test.each([
    ['before it answers', faults.hang(), { firstTokenMs: 50 }],
    ['in mid-stream', faults.hangInMidStream(), { stallMs: 50 }],
    ['for longer than the whole call may take', faults.hangInMidStream(), { totalMs: 50 }],
  ])('gives up, without another try, on a server that hangs %s', async (_when, fault, limits) => {
    const arrived = Promise.withResolvers<void>()
    const script = () => {
      arrived.resolve()
      return fault
    }
    const { server, model } = await start(api, script, { limits })
    // On a busy machine the time may otherwise be over before the request arrives.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failure = failureOf(model.generate(request, impatient()))
    let isOver = false
    void failure.then(() => {
      isOver = true
    })
    await arrived.promise
    await vi.waitFor(() => expect(isOver).toBe(true), { timeout: 10_000 })
    expect(await failure).toMatchObject({ reason: 'timeout' })
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['before it answers', faults.hang()],
    ['in mid-stream', faults.hangInMidStream()],
    ['before a retry', faults.rateLimit('10')],
  ])('stops when the caller aborts %s', async (_when, fault) => {
    const caller = new AbortController()
    const arrived = Promise.withResolvers<void>()
    const { server, model, lines } = await start(api, () => {
      arrived.resolve()
      return fault
    })
    const call = model.generate(request, { signal: caller.signal })
    await arrived.promise
    caller.abort(new Error('The reader left'))
    expect(await failureOf(call)).toMatchObject({ reason: 'canceled' })
    expect(server.requests).toHaveLength(1)
    expect(lines).toEqual([])
  })

  test.each([
    ['times out before the first word', faults.hang(), 0, { firstTokenMs: 50 }],
    ['times out in mid-stream', faults.hangInMidStream('x'.repeat(400)), 100, { stallMs: 50 }],
    ['is refused', faults.forbidden(), undefined, {}],
  ])('estimates the tokens of an answer that %s', async (_, fault, output, limits) => {
    const { model } = await start(api, () => fault, { limits })
    const input = Math.ceil((request.instructions + request.input).length / 4)
    const spent = output === undefined ? { input: 0, output: 0 } : { input, output }
    expect((await failureOf(model.generate(request))).usage).toMatchObject(spent)
  })

  test.each([
    ['the caller', (options: { signal: AbortSignal }) => ({ ...options, timeoutMs: 5_000 })],
    ['the time limit', () => ({ timeoutMs: 50 })],
  ])('estimates the tokens of an answer that %s ends', async (_, toOptions) => {
    const caller = new AbortController()
    const { model } = await start(api, () => faults.hangInMidStream('x'.repeat(400)))
    let shown = ''
    const failure = await failureOf(
      model.generate(request, {
        ...toOptions({ signal: caller.signal }),
        onText: (delta) => {
          shown += delta
          if (shown.length === 400) caller.abort()
        },
      }),
    )
    expect(failure.usage?.output).toBe(Math.ceil(shown.length / 4))
    expect(failure.usage?.input).toBeGreaterThan(0)
  })

  test.each([
    ['hangs', () => faults.hang()],
    ['hangs in mid-stream', () => faults.hangInMidStream()],
    ['is cut off', () => faults.cutInMidStream('')],
  ])('lets no feature wait for a server that %s', async (_, fault) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limits = {
      ...{ firstTokenMs: 300, stallMs: 300, retries: 0 },
      ...{ failuresToOpen: 3, openMs: 30_000 },
    }
    const { server, model, lines } = await start(api, fault, { limits })
    const reasonOf = async (feature: ModelRequest['feature']) =>
      (await failureOf(model.generate({ ...request, feature }))).reason
    for (const feature of ['natal_reading', 'daily_horoscope', 'weekly_horoscope'] as const)
      expect(['timeout', 'unreachable']).toContain(await reasonOf(feature))
    expect(await reasonOf('monthly_horoscope')).toBe('circuit open')
    expect(await reasonOf('natal_reading')).toBe('circuit open')
    expect(server.requests).toHaveLength(3)
    expect(lines.join()).toContain('"feature":"all"')

    vi.setSystemTime(Date.now() + 30_001)
    server.respond(() => faults.refusal())
    expect(await reasonOf('monthly_horoscope')).toBe('refusal')
    expect(await reasonOf('natal_reading')).toBe('refusal')
  })

  test('asks a hanging server for the entries of a calendar three times, and then no more', async () => {
    const limits = { failuresToOpen: 3 }
    const { server, model } = await start(api, () => faults.hang(), { limits })
    const timeLimits = { entries: 200, leastEntries: 0 }
    const writer = testModelWriter(model, { timeLimits })
    const weekly = briefsOfAllKinds(5).find(({ kind }) => kind === 'weekly') as HoroscopeBrief
    const passages = composeText(weekly).opening
    const write = () => writer.write({ ...weekly, kind: 'events', passages })
    for (const _ of [1, 2, 3]) await write()
    await expect.poll(server.atOnce).toBe(0)
    await write()
    expect(server.requests).toHaveLength(3)
    expect(writer.calls.map(({ failure }) => failure)).toEqual([
      ...['timeout', 'timeout', 'timeout'],
      'circuit open',
    ])
  })

  test('a slow server that still writes is not silent', async () => {
    const limits = { failuresToOpen: 1 }
    const { server, model } = await start(api, () => faults.hangInMidStream(), { limits })
    let arrived = 0
    const onText = () => void arrived++
    await failureOf(model.generate(request, { timeoutMs: 1_000, onText }))
    expect(arrived).toBeGreaterThan(0)
    server.respond(() => answer(reading))
    const other = { ...request, feature: 'daily_horoscope' } as const
    expect(JSON.parse((await model.generate(other)).text)).toEqual(reading)
  })

  test('leaves out what a compatible server does not take, and remembers it', async () => {
    const { server, model } = await start(
      api,
      () => answer(`Here it is:\n\`\`\`json\n${JSON.stringify(reading)}\n\`\`\``),
      { gaps: ['json_schema', 'json_object', 'stream_options', 'store'] },
    )
    let streamed = ''
    const reply = await model.generate(request, {
      onText: (delta) => {
        streamed += delta
      },
    })
    expect(JSON.parse(reply.text)).toEqual(reading)
    expect(streamed.startsWith(reply.text)).toBe(true)
    expect(lastRequest(server).format).toBeUndefined()
    expect(lastRequest(server).instructions).toContain('"additionalProperties":false')
    const before = server.requests.length
    await model.generate(request)
    expect(server.requests).toHaveLength(before + 1)
  })

  test('treats prose instead of JSON as an invalid answer', async () => {
    const { model } = await start(api, () => answer('I would rather chat.'), {
      gaps: ['json_schema', 'json_object'],
    })
    expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'invalid answer' })
  })

  test('opens the circuit of a feature that fails, probes it once and closes it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { server, model, lines } = await start(api, () => faults.quota(), {
      limits: { failuresToOpen: 2, openMs: 30_000 },
    })
    const reasonOf = async (call = model.generate(request)) => (await failureOf(call)).reason
    expect([await reasonOf(), await reasonOf()]).toEqual(['quota', 'quota'])
    expect(await reasonOf()).toBe('circuit open')
    expect(server.requests).toHaveLength(2)

    const other = { ...request, feature: 'daily_horoscope' } as const
    expect(await reasonOf(model.generate(other))).toBe('quota')
    expect(await reasonOf(model.generate({ ...request, feature: 'test' }))).toBe('quota')

    vi.setSystemTime(Date.now() + 30_001)
    expect(await reasonOf()).toBe('quota')
    expect(await reasonOf()).toBe('circuit open')
    expect(server.requests).toHaveLength(5)

    vi.setSystemTime(Date.now() + 30_001)
    const probe = Promise.withResolvers<ReturnType<typeof answer>>()
    const arrived = Promise.withResolvers<void>()
    server.respond(() => {
      arrived.resolve()
      return probe.promise
    })
    const probing = model.generate(request)
    await arrived.promise
    // A call that waited for the probe would succeed.
    const meanwhile = reasonOf()
    probe.resolve(answer(reading))
    expect(await meanwhile).toBe('circuit open')
    await probing
    await model.generate(request)
    expect(server.requests).toHaveLength(2)
    expect(
      lines.map((line) => JSON.parse(line)).filter(({ feature }) => feature === 'natal_reading'),
    ).toMatchObject([
      {
        level: 40,
        msg: expect.stringContaining('The quota of OPENAI_API_KEY is used up.'),
      },
      { level: 40, msg: 'The model failed several times in a row; calls are paused' },
      { level: 30, msg: 'The model answers; calls go on' },
      { level: 30, msg: 'The model writes again' },
    ])
  })

  test('keeps the circuit open when the caller of the probe leaves', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { server, model } = await start(api, () => faults.quota(), {
      limits: { failuresToOpen: 1, openMs: 30_000 },
    })
    await failureOf(model.generate(request))
    vi.setSystemTime(Date.now() + 30_001)
    const caller = new AbortController()
    server.respond(() => {
      caller.abort(new Error('The reader left'))
      return faults.hang()
    })
    const probe = model.generate(request, { signal: caller.signal })
    expect(await failureOf(probe)).toMatchObject({ reason: 'canceled' })
    await expect.poll(server.atOnce).toBe(0)
    const next = await failureOf(model.generate(request, impatient()))
    expect(next).toMatchObject({ reason: 'circuit open' })
  })

  test('keeps the circuit closed when the model answers nothing usable', async () => {
    const { server, model } = await start(api, () => faults.refusal(), {
      limits: { failuresToOpen: 1 },
    })
    await failureOf(model.generate(request))
    expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'refusal' })
    expect(server.requests).toHaveLength(2)
  })

  test('limits concurrent and queued calls, and refuses the next one', async () => {
    const released = Promise.withResolvers<void>()
    const bothArrived = Promise.withResolvers<void>()
    const { server, model } = await start(
      api,
      async (_request, index) => {
        if (index === 1) bothArrived.resolve()
        await released.promise
        return answer(reading)
      },
      { limits: { concurrentCalls: 2, waitingCalls: 1 } },
    )
    const served = [1, 2, 3].map(() => model.generate(request))
    await bothArrived.promise
    expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'busy' })
    released.resolve()
    expect(await Promise.all(served)).toHaveLength(3)
    expect(server.mostAtOnce()).toBe(2)
  })

  test('reports a server that is down as unreachable', async () => {
    const { server, model } = await start(api, () => answer(reading))
    await server.close()
    opened.length = 0
    expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'unreachable' })
  })
})

test('reports a server without the Responses API as no model server', async () => {
  const { model } = await start('responses', () => answer(reading), { gaps: ['responses API'] })
  expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'not a model server' })
})

test('uses max_tokens where the newer name is refused', async () => {
  const { server, model } = await start('chat', () => answer(reading), {
    models: ['llama3.3'],
    connection: { models: { 'gpt-5-mini': 'llama3.3' } },
  })
  await model.generate(request)
  expect(lastRequest(server).body).toMatchObject({ max_tokens: 2_000 })
  expect(lastRequest(server).body).not.toHaveProperty('max_completion_tokens')
})

/** A server that sends these chunks, whatever the request. */
async function modelOfChunks(...chunks: object[]) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(''))
  }).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const connection = { api: 'chat', apiKey: 'any', models: {}, baseUrl } as const
  return createOpenAIModel(connection, recordingLog().log, testLimits)
}

test('treats a stream without a final event as cut', async () => {
  const model = await modelOfChunks({ choices: [{ index: 0, delta: { content: 'half' } }] })
  expect(await failureOf(model.generate(request))).toMatchObject({ reason: 'unreachable' })
})

test('reads the chunks of a server that leaves parts out', async () => {
  const model = await modelOfChunks(
    { model: 'm' },
    { model: 'm', choices: [] },
    { model: 'm', choices: [{ delta: { content: 'text' } }] },
    { model: 'm', choices: [{ finish_reason: 'stop' }] },
  )
  const usage = { input: 0, cached: 0, output: 0, reasoning: 0 }
  expect(await model.generate(request)).toMatchObject({ text: 'text', model: 'm', usage })
})
