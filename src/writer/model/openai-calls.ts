import { APIError, OpenAI } from 'openai'
import type { ModelConnection } from '#config.ts'
import { DAY } from '#durations.ts'
import type { Log } from '#log.ts'
import type { ApiEvent, ApiRequest } from './api-stream.ts'
import { streamChat } from './chat-api.ts'
import { ModelUnavailable, type TokenUsage } from './language-model.ts'
import { toModelUnavailable } from './model-errors.ts'
import { findRefusedParam, type OptionalParam, OptionalParams } from './optional-params.ts'
import { streamResponse } from './responses-api.ts'
import type { ToolCall, ToolRound } from './tool-use.ts'

export interface Answer {
  text: string
  /** What the model wants to look up before it goes on. */
  calls: ToolCall[]
  items: ToolRound['items'][number][]
  isCut: boolean
  model: string
  usage: TokenUsage
  /** By `performance.now()`. */
  firstTokenAt: number | undefined
}

interface Options {
  onText?: (delta: string) => void
  signal: AbortSignal
}

interface Timeouts {
  firstTokenMs: number
  /** Between two pieces of text. */
  stallMs: number
}

/** Single requests, without retries. */
export function createOpenAICalls(connection: ModelConnection, timeouts: Timeouts, log: Log) {
  const client = new OpenAI({
    apiKey: connection.apiKey,
    baseURL: connection.baseUrl,
    // Otherwise the SDK reads these from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    // Our own timeouts are shorter.
    timeout: DAY,
    // It would print prompts.
    logLevel: 'off',
  })
  const stream = connection.api === 'chat' ? streamChat : streamResponse
  const refusedByModel = new Map<string, Set<OptionalParam>>()

  /** @throws ModelUnavailable, or anything once `signal` is aborted */
  async function ask(request: ApiRequest, options: Options): Promise<Answer> {
    const { model } = request.params
    const refused = refusedByModel.get(model) ?? new Set()
    refusedByModel.set(model, refused)
    const optional = new OptionalParams(refused)
    const watchdog = createWatchdog(timeouts)
    const signal = AbortSignal.any([options.signal, watchdog.signal])
    try {
      const events = skipToJson(stream(client, request, optional, signal), optional)
      const answer = await read(events, watchdog, { ...options, signal })
      return isPlain(optional) ? { ...answer, text: withoutEnding(answer.text) } : answer
    } catch (error) {
      options.signal.throwIfAborted()
      if (watchdog.signal.aborted) throw new ModelUnavailable('timeout')
      const param = error instanceof APIError && findRefusedParam(error, optional.sent)
      if (!param) throw toModelUnavailable(error) ?? error
      refused.add(param)
      log.info({ model, param }, 'The model server does not take this parameter; leaving it out')
      return ask(request, options)
    } finally {
      watchdog.end()
    }
  }

  return { ask }
}

async function read(
  events: AsyncIterable<ApiEvent>,
  watchdog: Watchdog,
  { onText, signal }: Options,
): Promise<Answer> {
  let text = ''
  const calls: Answer['calls'] = []
  const items: Answer['items'] = []
  let firstTokenAt: number | undefined
  let end: Pick<Answer, 'isCut' | 'model' | 'usage'> | undefined
  // To the end of the stream, so that the connection can be used again.
  for await (const event of events) {
    if (event.type === 'end') {
      end = event
      continue
    }
    watchdog.observe()
    if (event.type === 'call') calls.push(event.call)
    if (event.type === 'item') items.push(event.item)
    if (event.type !== 'text') continue
    firstTokenAt ??= performance.now()
    text += event.delta
    if (!signal.aborted) onText?.(event.delta)
  }
  if (end) return { ...end, text, calls, items, firstTokenAt }
  // The SDK ends the stream without an error when it is aborted.
  signal.throwIfAborted()
  throw new ModelUnavailable('unreachable')
}

/** Whether the request did not make the server answer in JSON. */
const isPlain = ({ sent }: OptionalParams) => !sent.has('json_schema') && !sent.has('json_object')

/** Without JSON mode, models like to open with "Here is", a code fence or their thoughts. */
async function* skipToJson(
  events: AsyncIterable<ApiEvent>,
  optional: OptionalParams,
): AsyncGenerator<ApiEvent> {
  let hasStarted = false
  for await (const event of events) {
    hasStarted ||= !isPlain(optional)
    if (event.type !== 'text' || hasStarted) {
      yield event
      continue
    }
    const start = event.delta.indexOf('{')
    if (start === -1) continue
    hasStarted = true
    yield { type: 'text', delta: event.delta.slice(start) }
  }
}

/** Without the end of a code fence. */
const withoutEnding = (text: string) => text.slice(0, text.lastIndexOf('}') + 1)

type Watchdog = ReturnType<typeof createWatchdog>

function createWatchdog({ firstTokenMs, stallMs }: Timeouts) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, firstTokenMs)
  return {
    /** Aborted when the model took too long. */
    signal: controller.signal,
    observe() {
      clearTimeout(timer)
      timer = setTimeout(stop, stallMs)
    },
    end: () => clearTimeout(timer),
  }
}
