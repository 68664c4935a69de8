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

export interface Answer {
  text: string
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
      const events = stream(client, request, optional, signal)
      return await read(skipToJson(events, optional), watchdog, { ...options, signal })
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
  let firstTokenAt: number | undefined
  let end: (ApiEvent & { type: 'end' }) | undefined
  // To the end of the stream, so that the connection can be used again.
  for await (const event of events) {
    if (event.type === 'end') {
      end = event
      continue
    }
    firstTokenAt ??= performance.now()
    watchdog.observe()
    text += event.delta
    if (!signal.aborted) onText?.(event.delta)
  }
  // The SDK ends the stream without an error when it is aborted.
  signal.throwIfAborted()
  if (!end) throw new ModelUnavailable('unreachable')
  const { isCut, model, usage } = end
  return { text, isCut, model, usage, firstTokenAt }
}

/** Without JSON mode, models like to open with "Here is", a code fence or their thoughts. */
async function* skipToJson(
  events: AsyncIterable<ApiEvent>,
  { sent }: OptionalParams,
): AsyncGenerator<ApiEvent> {
  let hasStarted = false
  for await (const event of events) {
    hasStarted ||= sent.has('json_schema') || sent.has('json_object')
    if (event.type === 'end' || hasStarted) {
      yield event
      continue
    }
    const start = event.delta.indexOf('{')
    if (start === -1) continue
    hasStarted = true
    yield { type: 'text', delta: event.delta.slice(start) }
  }
}

type Watchdog = ReturnType<typeof createWatchdog>

function createWatchdog({ firstTokenMs, stallMs }: Timeouts) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, firstTokenMs)
  let isStarted = false
  return {
    /** Aborted when the model took too long. */
    signal: controller.signal,
    observe() {
      if (isStarted) return timer.refresh()
      isStarted = true
      clearTimeout(timer)
      timer = setTimeout(stop, stallMs)
      return timer
    },
    end: () => clearTimeout(timer),
  }
}
