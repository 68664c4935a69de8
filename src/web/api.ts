import pTimeout from 'p-timeout'
import type { Endpoint } from '#contract/endpoint.ts'
import { timings } from '#contract/timings.ts'
import { ApiError, tokenMissingError } from './api-error.ts'
import {
  type CallArguments,
  callWithToken,
  downloadWithToken,
  type Reply,
  streamWithToken,
} from './call-endpoint.ts'
import type { DownloadedFile, ServerEvent } from './http.ts'
import type { IdentityState } from './session/identity-client.ts'

/** What the calls need to know about who is signed in. */
export interface SignInState {
  state(): { status: IdentityState['status'] }
  /** Resolves as soon as it is known whether someone is signed in. */
  settled(): Promise<void>
  /** An identity token that stays valid for a while; undefined for a signed-out visitor. */
  freshToken(): Promise<string | undefined>
  /** Another token for the person whose token was refused; undefined if they have signed out. */
  renewToken(refused: string): Promise<string | undefined>
}

export type Api = ReturnType<typeof createApi>

/** Calls on behalf of the signed-in person. Shows nothing and navigates nowhere. */
export function createApi(state: SignInState) {
  /** @throws ApiError, or the reason of an abort by the caller */
  async function call<E extends Endpoint>(
    endpoint: E,
    ...options: CallArguments<E>
  ): Promise<Reply<E>> {
    return withToken((token) => callWithToken(token, endpoint, ...options))
  }

  /** Like `call`, with the reply as a stream of events. Resolves when it ends. */
  async function stream<E extends Endpoint>(
    onEvent: (event: ServerEvent) => void,
    endpoint: E,
    ...options: CallArguments<E>
  ): Promise<void> {
    return withToken((token) => streamWithToken(token, onEvent, endpoint, ...options))
  }

  /** Like `call`, for an endpoint whose reply is a file. */
  async function download<E extends Endpoint>(
    endpoint: E,
    ...options: CallArguments<E>
  ): Promise<DownloadedFile> {
    return withToken((token) => downloadWithToken(token, endpoint, ...options))
  }

  const isSignedIn = () => state.state().status === 'signed-in'

  /** Tries once more with another token if the first one is refused. */
  async function withToken<Result>(run: (token: string | undefined) => Promise<Result>) {
    await pTimeout(state.settled(), { milliseconds: timings.signInStateWait, message: false })
    const token = await tokenOrNone(() => state.freshToken())
    try {
      return await run(token)
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const another = await tokenInsteadOf(token).catch((reason) => {
        console.warn('No identity token after a refusal.', reason)
        throw isSignedIn() ? tokenMissingError(error) : error
      })
      if (!another) throw error
      return run(another)
    }
  }

  /** After a 401 without a token, waits until it is known whether someone is signed in. */
  async function tokenInsteadOf(refused: string | undefined): Promise<string | undefined> {
    if (refused) return state.renewToken(refused)
    await state.settled()
    return state.freshToken()
  }

  return {
    call,
    stream,
    download,
    /**
     * Like `call`, but returns null if nobody is signed in. A 401 for someone who is, is a failure: kept as
     * null it would make them look signed out until a reload.
     */
    async callIfSignedIn<E extends Endpoint>(
      endpoint: E,
      ...options: CallArguments<E>
    ): Promise<Reply<E> | null> {
      try {
        return await call(endpoint, ...options)
      } catch (error) {
        if (!isUnauthorized(error)) throw error
        if (!isSignedIn()) return null
        // Without the server's sentence, which asks them to log in.
        throw new Error('The call of a signed-in person was refused.', { cause: error })
      }
    },
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

async function tokenOrNone(ask: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await ask()
  } catch (error) {
    console.warn('No identity token; the call goes on without one.', error)
    return undefined
  }
}
