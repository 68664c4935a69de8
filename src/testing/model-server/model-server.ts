import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { TokenUsage } from '#writer/model/language-model.ts'
import type { Fault, ModelAnswer } from './replies.ts'
import { type ModelServerRequest, readModelRequest } from './request.ts'
import { findRefusal, type Gap, type Rules } from './rules.ts'
import { type Ending, type Stream, streamOf } from './streams.ts'

type Reply = ModelAnswer | Fault
/** Answers the n-th request, counted from 0, that the server did not refuse itself. */
export type Script = (request: ModelServerRequest, index: number) => Reply | Promise<Reply>

export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  baseUrl: string
  apiKey: string
  /** Every request, refused ones included. */
  requests: ModelServerRequest[]
  /** How many requests are being answered, and the most at one time. */
  atOnce(): number
  mostAtOnce(): number
  /** Replaces the script, and forgets the requests. */
  respond(script: Script): void
  close(): Promise<void>
}

interface Options extends Partial<Rules> {
  /** Reasoning tokens of the gpt-5 family by effort. */
  reasoningTokens?: Partial<Record<string, number>>
  cachedTokens?: number
  /** A free one by default. */
  port?: number
}

const REASONING_TOKENS = { minimal: 0, low: 300, medium: 2_000, high: 6_000 }
const GPT_5: string[] = ['gpt-5', 'gpt-5-mini', 'gpt-5-nano']

/**
 * Speaks the Responses API and Chat Completions over HTTP as OpenAI does, refusals included; `gaps` makes it one
 * of the compatible servers. What the model says is scripted.
 */
export async function startModelServer(
  script: Script,
  options: Options = {},
): Promise<ModelServer> {
  const { apiKey = 'sk-test-0123456789', models = GPT_5, gaps = [] as Gap[] } = options
  const reasoningTokens: Partial<Record<string, number>> = {
    ...REASONING_TOKENS,
    ...options.reasoningTokens,
  }
  const requests: ModelServerRequest[] = []
  let answered = 0
  let atOnce = 0
  let mostAtOnce = 0

  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming
    const rawBody = await readText(incoming)
    if (!/^\/v1\/(responses|chat\/completions)$/.test(path)) return sendHtml(response, 404)
    const request = readModelRequest({ method, path, headers, rawBody })
    requests.push(request)
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    response.on('close', () => atOnce--)
    const refusal = findRefusal(request, { apiKey, models, gaps })
    const reply = refusal ?? (await script(request, answered++))
    if ('fault' in reply) await commit(reply, request, response)
    else await send(reply, request, response)
  })

  async function send(reply: ModelAnswer, request: ModelServerRequest, response: ServerResponse) {
    const { text, usage, ending } = limit(reply, request)
    const stream = streamOf(request)
    startStream(response, stream)
    if (reply.firstTokenMs) await pause(reply.firstTokenMs)
    let sent = ''
    for (const token of tokensOf(text)) {
      await reply.beforeToken?.(sent)
      if (response.destroyed) return
      write(response, stream.text(token))
      sent += token
      if (reply.tokenMs) await pause(reply.tokenMs)
    }
    const calls = reply.calls ?? []
    if (calls.length > 0) for (const event of stream.calls(calls)) write(response, event)
    const end = calls.length > 0 ? 'calls' : ending
    endStream(response, stream, end, { ...usage, ...reply.usage })
  }

  /** The token limit counts reasoning first: a small one leaves nothing for the answer. */
  function limit({ text }: ModelAnswer, request: ModelServerRequest) {
    const { model, effort = 'medium', maxTokens = Number.POSITIVE_INFINITY } = request
    const needed = GPT_5.includes(model) ? (reasoningTokens[effort] ?? 0) : 0
    const reasoning = Math.min(needed, maxTokens)
    const tokens = tokensOf(text)
    const visible = tokens.slice(0, maxTokens - reasoning)
    const usage = {
      input: tokensOf(request.instructions + request.input).length,
      cached: options.cachedTokens ?? 0,
      output: reasoning + visible.length,
      reasoning,
    }
    const ending: Ending = visible.length < tokens.length ? 'cut' : 'complete'
    return { text: visible.join(''), usage, ending }
  }

  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    requests,
    atOnce: () => atOnce,
    mostAtOnce: () => mostAtOnce,
    respond(next) {
      script = next
      requests.length = answered = mostAtOnce = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Resolves for a hanging fault as well: the connection stays open until the client or `close` ends it. */
async function commit(fault: Fault, request: ModelServerRequest, response: ServerResponse) {
  const stream = streamOf(request)
  switch (fault.fault) {
    case 'hang':
      return
    case 'html':
      return sendHtml(response, fault.status)
    case 'error':
      return sendError(fault, response)
    case 'refusal':
      startStream(response, stream)
      write(response, stream.refusal(fault.text))
      return endStream(response, stream, 'refused', NO_USAGE)
  }
  startStream(response, stream)
  for (const token of tokensOf(fault.text)) write(response, stream.text(token))
  if (fault.fault === 'invalid JSON') response.end('data: {"type": "response.outp\n\n')
  if (fault.fault === 'error in mid-stream') {
    write(response, stream.error(fault.code))
    response.end()
  }
  // Once the client has what was sent: a destroyed socket drops what it has not sent yet.
  if (fault.fault === 'cut in mid-stream') response.write('\n', () => response.destroy())
}

const NO_USAGE: TokenUsage = { input: 0, cached: 0, output: 0, reasoning: 0 }

/** Four characters each, as English has on average. */
const tokensOf = (text: string): string[] => text.match(/[\s\S]{1,4}/g) ?? []

function startStream(response: ServerResponse, stream: Stream) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const event of stream.start()) write(response, event)
}

function endStream(response: ServerResponse, stream: Stream, ending: Ending, usage: TokenUsage) {
  for (const event of stream.end(ending, usage)) write(response, event)
  response.end(stream.sentinel && `data: ${stream.sentinel}\n\n`)
}

function write(response: ServerResponse, event: object) {
  const type = 'type' in event ? `event: ${event.type}\n` : ''
  response.write(`${type}data: ${JSON.stringify(event)}\n\n`)
}

function sendError(
  { status, code, message, headers }: Fault & { fault: 'error' },
  response: ServerResponse,
) {
  const param = /'([\w.]+)'|: (\w+)$/.exec(message)
  const error = { message, type: 'invalid_request_error', param: param?.[1] ?? null, code }
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error }))
}

function sendHtml(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>')
}
