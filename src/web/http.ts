import { timings } from '#contract/timings.ts'
import { ApiError, errorFrom, errorInReply, networkError, timeoutError } from './api-error.ts'
import { forgetOpeningReplies, takeOpeningReply } from './opening-replies.ts'

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  signal?: AbortSignal
}

/** Gives up after 90 seconds. */
export async function send<Reply>(request: HttpRequest, token?: string): Promise<Reply> {
  const { method = 'GET', path, signal } = request
  const opening = method === 'GET' && !signal?.aborted ? takeOpeningReply(path) : undefined
  if (opening) return opening.reply as Reply
  return withTimeLimit(signal, async (limit) =>
    readJson<Reply>(await fetchReply(request, token, limit.signal)),
  )
}

/** A server-sent event: its name, and its data parsed as JSON. */
export interface ServerEvent {
  event: string
  data: unknown
}

/** Reads the events of a streamed reply until it ends. Gives up after 90 seconds of silence. */
export function stream(
  request: HttpRequest,
  token: string | undefined,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  return withTimeLimit(request.signal, async ({ signal, renew }) => {
    const accepted = { ...request, accept: 'text/event-stream' }
    // Only the chat streams.
    const [{ body }, { EventSourceParserStream }] = await Promise.all([
      fetchReply(accepted, token, signal),
      import('eventsource-parser/stream'),
    ])
    if (!body) throw new TypeError('The reply has no body.')
    const onComment = renew
    const events = body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(new EventSourceParserStream({ onComment }))
      .getReader()
    for (;;) {
      const { done, value } = await events.read()
      if (done) return
      renew()
      onEvent({ event: value.event ?? 'message', data: JSON.parse(value.data) })
    }
  })
}

/** A file that the server sent. */
export interface DownloadedFile {
  name: string
  content: Blob
}

/** Gives up after 90 seconds without a byte. */
export function download(request: HttpRequest, token?: string): Promise<DownloadedFile> {
  return withTimeLimit(request.signal, async ({ signal, renew }) => {
    const { body, headers } = await fetchReply(request, token, signal)
    if (!body) throw new TypeError('The reply has no body.')
    const parts: BlobPart[] = []
    let received = 0
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      renew()
      parts.push(value)
      received += value.length
    }
    requireWhole(received, headers)
    const type = headers.get('content-type') ?? ''
    const [, name = 'download'] =
      /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
    return { name, content: new Blob(parts, { type }) }
  })
}

/** A proxy may end a broken answer as if it were whole. */
function requireWhole(received: number, headers: Headers) {
  const expected = headers.get('content-length')
  // The length of a compressed answer is another number.
  if (expected === null || headers.has('content-encoding')) return
  if (received !== Number(expected))
    throw new TypeError(`The file has ${received} bytes instead of ${expected}.`)
}

interface TimeLimit {
  signal: AbortSignal
  /** Restarts the 90 seconds. */
  renew(): void
}

/** @throws ApiError, or the reason of an abort by the caller */
async function withTimeLimit<Result>(
  callerSignal: AbortSignal | undefined,
  run: (limit: TimeLimit) => Promise<Result>,
): Promise<Result> {
  const timeLimit = new AbortController()
  const giveUp = () => timeLimit.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, timings.requestTimeout)
  }
  renew()
  const signal = callerSignal ? AbortSignal.any([callerSignal, timeLimit.signal]) : timeLimit.signal
  try {
    callerSignal?.throwIfAborted()
    return await run({ signal, renew })
  } catch (error) {
    if (error instanceof ApiError) throw error
    callerSignal?.throwIfAborted()
    throw timeLimit.signal.aborted ? timeoutError() : networkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The only fetch of the product. */
async function fetchReply(
  { method = 'GET', path, body, accept }: HttpRequest & { accept?: string },
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  if (method !== 'GET') forgetOpeningReplies()
  const hasBody = body !== undefined
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal,
    headers: {
      'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(accept && { Accept: accept }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(hasBody && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw await errorFrom(response)
  return response
}

/** Not parsed again: the server parses every reply through the contract. */
async function readJson<Reply>(response: Response): Promise<Reply> {
  const text = await response.text()
  if (text === '') return undefined as Reply
  const reply = parse(text, response.status)
  const refusal = errorInReply(reply, response.status)
  if (refusal) throw refusal
  return reply as Reply
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('', { status }, { cause })
  }
}
