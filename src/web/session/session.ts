import { readStored, storageKeys } from '#web/browser-storage.ts'
import { createAdapterLoader } from './adapter-loader.ts'
import { endPush } from './end-push.ts'
import type { IdentityAdapter, IdentityState, SignOutReason } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'
import { createSessionChecks } from './session-checks.ts'
import { createSessionStore, stateAfterCheck, uidOf } from './session-state.ts'
import { createSessionTokens } from './session-tokens.ts'
import { syncUser } from './sync-user.ts'

export type Session = ReturnType<typeof createSession>

/** Who is signed in, and their token. */
export function createSession(load: () => Promise<IdentityAdapter>) {
  const { set, ...store } = createSessionStore()
  const adapters = createAdapterLoader(load, (adapter) => adapter.watch?.(checks.request))
  const checks = createSessionChecks({
    check,
    onRepeatedFailure(error) {
      if (store.state().status === 'loading') publish({ status: 'loading', error })
    },
  })
  const tokens = createSessionTokens({ store, adapters, checks, onSessionOver: forceSignOut })
  const { newToken, freshToken, renewToken } = tokens

  function publish(next: IdentityState, token?: Promise<string>) {
    const uid = uidOf(next)
    tokens.keepOnlyFor(uid)
    if (uid && token) tokens.adopt(token, uid)
    set(next)
  }

  async function check(): Promise<void> {
    const adapter = await adapters.get()
    const token = isExpected() ? adapter.fetchToken() : undefined
    token?.catch(() => {})
    const found = await adapter.getIdentity()
    const next = stateAfterCheck(store.state(), found)
    if (next !== store.state()) publish(next, token)
  }

  /** Fetching the token along with the first check of a returning person saves a request in a row. */
  function isExpected(): boolean {
    return store.state().status === 'loading' && readStored(storageKeys.signedIn) !== null
  }

  async function forceSignOut(reason: SignOutReason): Promise<void> {
    const wasSignedIn = store.state().status === 'signed-in'
    await checks.during(signOutOfProvider).catch(() => {})
    publish({ status: 'signed-out', ...(wasSignedIn && { reason }) })
  }

  async function signOutOfProvider(): Promise<void> {
    tokens.forget()
    void endPush()
    await (await adapters.get()).signOut()
  }

  return {
    ...store,
    adapter: adapters.get,
    refresh: checks.request,
    recheck: checks.run,
    isActing: checks.isActing,
    newToken,
    freshToken,
    renewToken,

    /** Finished only when the server knows the person too. */
    signIn(atProvider: (adapter: IdentityAdapter) => Promise<void>): Promise<void> {
      return checks.during(async () => {
        // A loaded adapter is not awaited: a popup must open within the click.
        await atProvider(adapters.loaded() ?? (await adapters.get()))
        await syncUser(await newToken()).catch(async (error) => {
          await signOutOfProvider()
          throw error
        })
        await checks.run()
      })
    },

    signOut: () =>
      checks.during(async () => {
        await signOutOfProvider()
        publish({ status: 'signed-out' })
      }),

    /** Whether the provider has a session that the page may not know of yet. */
    async isSignedInAtProvider(): Promise<boolean> {
      const found = await (await adapters.get()).getIdentity().catch(() => undefined)
      return found !== undefined
    },

    /** @throws IdentityError `no-user` */
    requireIdentity() {
      const state = store.state()
      if (state.status !== 'signed-in') throw new IdentityError('no-user')
      return state.identity
    },
  }
}
