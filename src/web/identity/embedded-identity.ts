import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { send } from '#web/api.ts'
import { ApiError } from '#web/api-error.ts'
import {
  type IdentityClient,
  IdentityError,
  type IdentityState,
  type SignedInIdentity,
} from './identity-client.ts'
import { createTokenKeeper } from './identity-token.ts'
import { syncUser } from './sync-user.ts'

const PATH = '/api/identity'
const FIRST_RETRY = 2 * SECOND
const LONGEST_RETRY = 60 * SECOND

interface SessionReply {
  session: { createdAt: string }
  user: {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image?: string | null
    createdAt: string
  }
}

/** better-auth, mounted on our own server: a session in a cookie, and tokens made from it. */
export function createEmbeddedIdentity(): IdentityClient {
  let state: IdentityState = { status: 'loading' }
  const listeners = new Set<() => void>()
  const tokens = createTokenKeeper(fetchToken)
  const arrival = Promise.withResolvers<void>()
  let retry: ReturnType<typeof setTimeout> | undefined

  function publish(next: IdentityState) {
    state = next
    if (next.status !== 'loading') arrival.resolve()
    for (const listener of listeners) listener()
  }

  async function fetchToken(): Promise<string> {
    try {
      const { token } = await send<{ token: string }>({ path: `${PATH}/token` })
      return token
    } catch (error) {
      // The session has ended elsewhere: expired, revoked, or its account is gone.
      if (error instanceof ApiError && error.status === 401) publish({ status: 'signed-out' })
      throw error
    }
  }

  async function askWhoIsHere(retryAfter = FIRST_RETRY): Promise<void> {
    clearTimeout(retry)
    try {
      const reply = await send<SessionReply | null>({ path: `${PATH}/get-session` })
      publish(
        reply ? { status: 'signed-in', identity: toIdentity(reply) } : { status: 'signed-out' },
      )
    } catch {
      retry = setTimeout(() => askWhoIsHere(Math.min(2 * retryAfter, LONGEST_RETRY)), retryAfter)
    }
  }

  /** A way in is finished when the product knows the person as well; until then nobody is signed in. */
  async function enter(path: string, body: object, fallback: string): Promise<void> {
    try {
      await send({ method: 'POST', path: `${PATH}${path}`, body })
    } catch (error) {
      throw translate(error, fallback)
    }
    tokens.forget()
    try {
      await syncUser(await tokens.fresh())
    } catch (error) {
      await leave()
      throw error
    }
    await askWhoIsHere()
  }

  async function leave(): Promise<void> {
    tokens.forget()
    await send({ method: 'POST', path: `${PATH}/sign-out`, body: {} })
  }

  return {
    refresh: () => askWhoIsHere(),
    state: () => state,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: () => arrival.promise,
    signIn: (email, password) =>
      enter('/sign-in/email', { email, password }, messages.identity.signInFailed),
    signUp: (email, password) =>
      enter('/sign-up/email', { email, password, name: '' }, messages.identity.signUpFailed),
    async signOut() {
      await leave()
      publish({ status: 'signed-out' })
    },
    async freshToken() {
      return state.status === 'signed-in' ? tokens.fresh() : undefined
    },
  }
}

function toIdentity({ user, session }: SessionReply): SignedInIdentity {
  return {
    uid: user.id,
    displayName: user.name.trim() || null,
    photoURL: user.image ?? null,
    email: user.email,
    emailVerified: user.emailVerified,
    phoneNumber: null,
    tenantId: null,
    providerData: [{ providerId: 'password', uid: user.id, email: user.email }],
    metadata: { creationTime: user.createdAt, lastSignInTime: session.createdAt },
    isAnonymous: false,
  }
}

/** No word of the library reaches a person, and a wrong password sounds like an unknown address. */
function translate(error: unknown, fallback: string): IdentityError {
  return new IdentityError(sentenceFor(error) ?? fallback, { cause: error })
}

function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 0) return error.message
  if (error.status === 429) return messages.general.tooManyRequests
  const { emailTaken, invalidEmail, passwordTooShort } = messages.identity
  if (error.code?.startsWith('USER_ALREADY_EXISTS')) return emailTaken
  if (error.code === 'INVALID_EMAIL') return invalidEmail
  if (error.code === 'PASSWORD_TOO_SHORT') return passwordTooShort.text
  return undefined
}
