import type { createAdapterLoader } from './adapter-loader.ts'
import type { SignOutReason } from './identity-client.ts'
import type { createSessionChecks } from './session-checks.ts'
import { type SessionStore, signOutReason, uidOf } from './session-state.ts'
import { createTokenCache, subjectOf } from './token-cache.ts'

interface Deps {
  store: Pick<SessionStore, 'state'>
  adapters: Pick<ReturnType<typeof createAdapterLoader>, 'get'>
  checks: Pick<ReturnType<typeof createSessionChecks>, 'during' | 'request'>
  /** Called when the provider refuses a token because the session is over. */
  onSessionOver(reason: SignOutReason): Promise<void>
}

/** The token of the person who is signed in. */
export function createSessionTokens({ store, adapters, checks, onSessionOver }: Deps) {
  const cache = createTokenCache(fetchToken)

  async function fetchToken(refused?: string): Promise<string> {
    try {
      return await checks.during(async () => (await adapters.get()).fetchToken(refused))
    } catch (error) {
      const reason = signOutReason(error)
      if (reason) await onSessionOver(reason)
      throw error
    }
  }

  return {
    adopt: cache.adopt,
    keepOnlyFor: cache.keepOnlyFor,
    forget: cache.forget,

    newToken(): Promise<string> {
      cache.forget()
      return cache.fresh()
    },

    async freshToken(): Promise<string | undefined> {
      return store.state().status === 'signed-in' ? cache.fresh() : undefined
    },

    async renewToken(refused: string): Promise<string | undefined> {
      const person = subjectOf(refused)
      const isCurrent = person !== undefined && uidOf(store.state()) === person
      const token = isCurrent ? await cache.renew(refused) : undefined
      if (token && subjectOf(token) === person) return token
      // Another person may be signed in now; the caller must find the state up to date.
      await checks.request()
      return undefined
    },
  }
}
