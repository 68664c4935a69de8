import type { PasswordPolicy } from '#contract/identity.ts'
import { ApiError } from '#web/api-error.ts'
import { readStored, storageKeys } from '#web/browser-storage.ts'
import { type HttpRequest, send } from '#web/http.ts'
import type { IdentityAdapter, SignedInIdentity } from '#web/session/identity-client.ts'
import { IdentityError } from '#web/session/identity-error.ts'
import { fetchIdentitySettings } from '#web/session/identity-settings.ts'
import { codeOf, serverMessageOf } from './embedded-errors.ts'
import { signInInPopup } from './google-popup.ts'
import { identityTimeout } from './identity-timeout.ts'

const PATH = '/api/identity'

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

interface Account {
  providerId: string
  accountId: string
}

/** better-auth on our own server: a session in a cookie, and tokens issued from it. */
export function createEmbeddedAdapter(): IdentityAdapter {
  return {
    getIdentity,
    fetchToken,
    passwordPolicy: async (): Promise<PasswordPolicy> =>
      (await fetchIdentitySettings()).passwordPolicy,
    signIn: (email, password) => post('/sign-in/email', { email, password }),
    signUp: (email, password) => post('/sign-up/email', { email, password, name: '' }),
    signInWithGoogle: () => signInInPopup(`${PATH}/oauth-popup/start`, `${PATH}/ok`),
    sendSignInCode: (email) => post('/email-otp/send-verification-otp', { email, type: 'sign-in' }),
    signInWithCode: (email, otp) => post('/sign-in/email-otp', { email, otp }),
    enterSecondStep: ({ kind, code, trustsBrowser: trustDevice }) =>
      post(`/two-factor/verify-${kind === 'app' ? 'totp' : 'backup-code'}`, { code, trustDevice }),
    async choosePasskey(signal) {
      const [{ choosePasskey }, options] = await Promise.all([
        import('./choose-passkey.ts'),
        ask<PublicKeyCredentialRequestOptionsJSON>({
          path: '/passkey/generate-authenticate-options',
        }),
      ])
      return choosePasskey(options, signal)
    },
    signInWithPasskey: (response) => post('/passkey/verify-authentication', { response }),
    signOut: () => post('/sign-out', {}),
    sendPasswordReset: (email) => post('/request-password-reset', { email }),
    resetPassword: (token, newPassword) => post('/reset-password', { token, newPassword }),
    sendEmailConfirmation: (email) => post('/send-verification-email', { email }),
    async updateEmail(email, code) {
      await post('/update-email', { email, code })
      return 'changed'
    },
    updatePassword: (password) => post('/update-password', { password }),
  }
}

async function getIdentity(): Promise<SignedInIdentity | undefined> {
  // A returning person's accounts are requested in parallel, which saves a round trip.
  const expected = readStored(storageKeys.signedIn) ? readAccounts() : undefined
  const reply = await ask<SessionReply | null>({ path: '/get-session' })
  if (!reply) return undefined
  return toIdentity(reply, await (expected ?? readAccounts()))
}

/** The list of sign-in methods must not block signing in. */
const readAccounts = () => ask<Account[]>({ path: '/list-accounts' }).catch((): Account[] => [])

async function fetchToken(): Promise<string> {
  try {
    const { token } = await ask<{ token: string }>({ path: '/token' })
    return token
  } catch (error) {
    // The session is over: expired, revoked, or its account was deleted.
    const isOver = error instanceof IdentityError && statusOf(error) === 401
    throw isOver ? new IdentityError('user-token-expired', { cause: error }) : error
  }
}

async function post(path: string, body: object): Promise<void> {
  await ask({ method: 'POST', path, body })
}

/** The library's own error messages are never shown. @throws IdentityError */
async function ask<Reply>(request: HttpRequest): Promise<Reply> {
  const signal = AbortSignal.timeout(identityTimeout())
  try {
    return await send<Reply>({ ...request, path: `${PATH}${request.path}`, signal })
  } catch (error) {
    throw new IdentityError(codeOf(error), { message: serverMessageOf(error), cause: error })
  }
}

function statusOf({ cause }: IdentityError): number | undefined {
  return cause instanceof ApiError ? cause.status : undefined
}

function toIdentity({ user, session }: SessionReply, accounts: Account[]): SignedInIdentity {
  return {
    uid: user.id,
    displayName: user.name.trim() || null,
    photoURL: user.image ?? null,
    email: user.email,
    emailVerified: user.emailVerified,
    phoneNumber: null,
    tenantId: null,
    providerData: accounts.map(({ providerId, accountId }) => ({
      providerId: providerNames[providerId] ?? providerId,
      uid: accountId,
      email: user.email,
    })),
    metadata: { creationTime: user.createdAt, lastSignInTime: session.createdAt },
    isAnonymous: false,
  }
}

const providerNames: Record<string, string> = { credential: 'password', google: 'google.com' }
