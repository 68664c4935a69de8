import { timings } from '#contract/timings.ts'
import { ApiError, errorFrom, errorInReply, networkError, timeoutError } from './api-error.ts'

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  signal?: AbortSignal
}

/** What the calls need to know about who is signed in. */
export interface SignInState {
  /** Resolves as soon as it is known whether someone is signed in. */
  settled(): Promise<void>
  /** An identity token that is good for a while, or undefined for a stranger. */
  freshToken(): Promise<string | undefined>
  /** Another token for the person whose token was refused; undefined where they are no longer here. */
  renewToken(refused: string): Promise<string | undefined>
}

export type Api = ReturnType<typeof createApi>

/** Calls in the name of whoever is signed in. Shows nothing and moves nothing. */
export function createApi(state: SignInState) {
  /** @throws ApiError, or the reason of an abort by the caller */
  async function request<Reply>(call: Call): Promise<Reply> {
    await settlesInTime(state)
    const token = await tokenOrNone(() => state.freshToken())
    try {
      return await send<Reply>(call, token)
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const another = await tokenOrNone(() => tokenInsteadOf(token))
      if (!another) throw error
      return send<Reply>(call, another)
    }
  }

  /** Nobody is called a stranger before it is known that they are one. */
  async function tokenInsteadOf(refused: string | undefined): Promise<string | undefined> {
    if (refused) return state.renewToken(refused)
    await state.settled()
    return state.freshToken()
  }

  return {
    request,
    /** The same, but null where nobody is signed in. */
    async requestIfSignedIn<Reply>(call: Call): Promise<Reply | null> {
      try {
        return await request<Reply>(call)
      } catch (error) {
        if (isUnauthorized(error)) return null
        throw error
      }
    },
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

async function settlesInTime(state: SignInState): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timings.signInStateWait)
  })
  try {
    await Promise.race([state.settled(), waiting])
  } finally {
    clearTimeout(timer)
  }
}

async function tokenOrNone(ask: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await ask()
  } catch (error) {
    console.warn('No identity token; the call goes on without one.', error)
    return undefined
  }
}

/** The only fetch of the product. Gives up after 90 seconds. */
export async function send<Reply>(call: Call, token?: string): Promise<Reply> {
  const { method = 'GET', path, body, signal } = call
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

/** The server parses every reply through the contract, so that its word is taken here. */
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
