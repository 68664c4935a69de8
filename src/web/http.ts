import { timings } from '#contract/timings.ts'
import { ApiError, errorFrom, errorInReply, networkError, timeoutError } from './api-error.ts'

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  signal?: AbortSignal
}

/** The only fetch of the product. Gives up after 90 seconds. */
export async function send<Reply>(request: HttpRequest, token?: string): Promise<Reply> {
  const { method = 'GET', path, body, signal } = request
  const hasBody = body !== undefined
  const timeLimit = new AbortController()
  const timer = setTimeout(() => timeLimit.abort(), timings.requestTimeout)
  const giveUp = () => timeLimit.abort()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    signal?.throwIfAborted()
    const response = await fetch(path, {
      method,
      credentials: 'include',
      signal: timeLimit.signal,
      headers: {
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw await errorFrom(response)
    return await readJson<Reply>(response)
  } catch (error) {
    if (error instanceof ApiError) throw error
    signal?.throwIfAborted()
    throw timeLimit.signal.aborted ? timeoutError() : networkError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
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
