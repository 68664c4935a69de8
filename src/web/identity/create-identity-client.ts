import { SECOND } from '#durations.ts'
import { readStored, storageKeys } from '#web/browser-storage.ts'
import { sessionFlags } from './google-flags.ts'
import type {
  EmailUpdate,
  ForcedOut,
  IdentityAdapter,
  IdentityClient,
  IdentityState,
} from './identity-client.ts'
import { IdentityError } from './identity-error.ts'
import { createTokenKeeper, personOf } from './identity-token.ts'
import { whatIsMissing } from './password-policy.ts'
import { syncUser } from './sync-user.ts'

const FIRST_RETRY = 2 * SECOND
const LONGEST_RETRY = 60 * SECOND

/** @param load finds out which provider this server trusts, and brings its adapter; tried again until it succeeds */
export function createIdentityClient(load: () => Promise<IdentityAdapter>): IdentityClient {
  let state: IdentityState = { status: 'loading' }
  let loaded: IdentityAdapter | undefined
  let loading: Promise<IdentityAdapter> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let busy = 0
  let isMissed = false
  const listeners = new Set<() => void>()
  const arrival = Promise.withResolvers<void>()
  const tokens = createTokenKeeper(fetchToken)

  async function adapter(): Promise<IdentityAdapter> {
    loading ??= load()
      .then((found) => {
        loaded = found
        found.watch?.(() => void refresh())
        return found
      })
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }

  function publish(next: IdentityState, token?: Promise<string>) {
    state = next
    const uid = next.status === 'signed-in' ? next.identity.uid : undefined
    tokens.keepOnlyFor(uid)
    if (uid && token) tokens.takeOver(token, uid)
    if (next.status !== 'loading') arrival.resolve()
    for (const listener of listeners) listener()
  }

  async function fetchToken(refused?: string): Promise<string> {
    try {
      return await undisturbed(async () => (await adapter()).fetchToken(refused))
    } catch (error) {
      const because = forcedOut(error)
      if (because) await putOut(because)
      throw error
    }
  }

  async function putOut(because: ForcedOut) {
    const wasHere = state.status === 'signed-in'
    await undisturbed(leave).catch(() => {})
    publish({ status: 'signed-out', ...(wasHere && { because }) })
  }

  /** On a first look at somebody who was here before, one way to the server is spared. */
  const isExpected = () => state.status === 'loading' && readStored(storageKeys.signedIn) !== null

  async function askWhoIsHere(retryAfter = FIRST_RETRY): Promise<void> {
    clearTimeout(retry)
    try {
      const provider = await adapter()
      const token = isExpected() ? provider.fetchToken() : undefined
      token?.catch(() => {})
      const identity = await provider.whoIsHere()
      if (identity) return publish({ status: 'signed-in', identity }, token)
      if (state.status === 'loading') publish({ status: 'signed-out' })
      if (state.status === 'signed-in') publish({ status: 'signed-out', because: 'session-ended' })
    } catch (error) {
      if (state.status === 'loading' && retryAfter > FIRST_RETRY)
        publish({ status: 'loading', because: error })
      retry = setTimeout(() => askWhoIsHere(Math.min(2 * retryAfter, LONGEST_RETRY)), retryAfter)
    }
  }

  /** While someone is on the way in or out, the provider knows it before the product does: it is asked afterwards. */
  async function refresh(): Promise<void> {
    if (busy === 0) await askWhoIsHere()
    else isMissed = true
  }

  async function undisturbed<Result>(act: () => Promise<Result>): Promise<Result> {
    busy++
    try {
      return await act()
    } finally {
      busy--
      if (busy === 0 && isMissed) {
        isMissed = false
        void askWhoIsHere()
      }
    }
  }

  function enter(way: (adapter: IdentityAdapter) => Promise<void>): Promise<void> {
    return undisturbed(async () => {
      // Not awaited where it is there already: a popup must open within the click.
      await way(loaded ?? (await adapter()))
      tokens.forget()
      await syncUser(await tokens.fresh()).catch(async (error) => {
        await leave()
        throw error
      })
      await askWhoIsHere()
    })
  }

  async function leave(): Promise<void> {
    tokens.forget()
    await (await adapter()).signOut()
  }

  async function signInWithGoogle(): Promise<void> {
    sessionFlags.start()
    try {
      await enter((way) => way.signInWithGoogle().catch(unlessArrived))
      sessionFlags.complete()
    } finally {
      sessionFlags.stop()
    }
  }

  /**
   * A provider's page may cut the line to the window that opened it; the popup then looks closed while
   * a password is typed there. Whoever came in all the same is let in, now or on coming back to this page.
   */
  async function unlessArrived(error: unknown): Promise<void> {
    if (!(error instanceof IdentityError) || error.code !== 'popup-closed-by-user') throw error
    if (await isSomeoneHere()) return
    window.addEventListener('focus', () => void enterLate(), { once: true })
    throw error
  }

  async function enterLate() {
    if (state.status !== 'signed-out' || busy > 0 || !(await isSomeoneHere())) return
    await enter(async () => {}).catch(() => {})
  }

  async function isSomeoneHere(): Promise<boolean> {
    const found = await (await adapter()).whoIsHere().catch(() => undefined)
    return found !== undefined
  }

  /** @throws IdentityError `no-user` */
  function signedIn() {
    if (state.status !== 'signed-in') throw new IdentityError('no-user')
    return state.identity
  }

  /** A provider may ask for more than we do: then its policy is read anew, and what is missing is named. */
  async function withPolicy(password: string, act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      const isPolicy =
        error instanceof IdentityError && error.code === 'password-does-not-meet-requirements'
      if (!isPolicy) throw error
      const policy = await (await adapter()).passwordPolicy().catch(() => undefined)
      const message = policy && whatIsMissing(password, policy)
      throw message ? new IdentityError(error.code, { message, cause: error }) : error
    }
  }

  async function updateEmail(email: string): Promise<EmailUpdate> {
    signedIn()
    const update = await (await adapter()).updateEmail(email)
    if (update === 'changed') {
      tokens.forget()
      // The address has changed already; a product that cannot be told now is told at the next way in.
      await syncUser(await tokens.fresh()).catch((error) => console.warn('Not synced', error))
    }
    await askWhoIsHere()
    return update
  }

  return {
    refresh,
    state: () => state,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: () => arrival.promise,
    signIn: (email, password) => enter((way) => way.signIn(email, password)),
    signUp: (email, password) =>
      withPolicy(password, () => enter((way) => way.signUp(email, password))),
    signInWithGoogle,
    sendSignInCode: async (email) => (await adapter()).sendSignInCode(email),
    signInWithCode: (email, code) => enter((way) => way.signInWithCode(email, code)),
    signOut: () =>
      undisturbed(async () => {
        await leave()
        publish({ status: 'signed-out' })
      }),
    sendPasswordReset: async (email) => (await adapter()).sendPasswordReset(email),
    resetPassword: (token, password) =>
      withPolicy(password, async () => (await adapter()).resetPassword(token, password)),
    sendEmailConfirmation: async () => (await adapter()).sendEmailConfirmation(signedIn().email),
    updateEmail,
    async updatePassword(password) {
      signedIn()
      await withPolicy(password, async () => (await adapter()).updatePassword(password))
      await askWhoIsHere()
    },
    async freshToken() {
      return state.status === 'signed-in' ? tokens.fresh() : undefined
    },
    async renewToken(refused) {
      const person = personOf(refused)
      const isHere = state.status === 'signed-in' && state.identity.uid === person
      const token = isHere ? await tokens.renewed(refused) : undefined
      if (token && personOf(token) === person) return token
      // The session is another one by now: what follows must know whose.
      await refresh()
      return undefined
    },
  }
}

function forcedOut(error: unknown): ForcedOut | undefined {
  if (!(error instanceof IdentityError)) return undefined
  if (error.code === 'user-disabled') return 'account-disabled'
  return error.code === 'user-token-expired' ? 'session-ended' : undefined
}
