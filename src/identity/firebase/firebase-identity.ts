import { createRemoteJWKSet, customFetch } from 'jose'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { AppError } from '#errors.ts'
import { releaseTurn } from '#limits/turns.ts'
import type { AccountStatus, IdentityProvider, SignedInIdentity } from '../identity-provider.ts'
import { createTokenVerifier } from '../token-verifier.ts'

export const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const ACCOUNTS_URL = 'https://identitytoolkit.googleapis.com/v1/accounts'
const TIMEOUT_MS = 10 * SECOND

export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
}

export interface FirebaseIdentity extends IdentityProvider {
  readonly kind: 'firebase'
  readonly settings: FirebaseSettings
}

/**
 * Firebase Authentication. Users sign in there, in the browser; tokens are verified as described in
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens. Without a service account we can do only
 * what the user's own token allows, which includes deleting their account.
 *
 * @param fetchFromGoogle replaced in tests, which have no network
 */
export function createFirebaseIdentity(
  settings: FirebaseSettings,
  fetchFromGoogle: typeof fetch = fetch,
): FirebaseIdentity {
  const { apiKey, projectId } = settings
  const keys = createRemoteJWKSet(new URL(KEYS_URL), { [customFetch]: fetchFromGoogle })

  async function ask(what: 'lookup' | 'delete', { token }: SignedInIdentity) {
    releaseTurn()
    const response = await fetchFromGoogle(`${ACCOUNTS_URL}:${what}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = (await response.json()) as AccountsReply
    return { isDone: response.ok, users: body.users ?? [], code: body.error?.message ?? '' }
  }

  const verify = createTokenVerifier({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ['RS256'],
    keys,
  })

  return {
    kind: 'firebase',
    settings,
    verify: (token) => verify(token).catch(throwUnavailable),
    judgeAccount: statusOfToken,
    async getAccountStatus(identity, when): Promise<AccountStatus> {
      if (when === 'call') return statusOfToken(identity)
      const { isDone, users, code } = await ask('lookup', identity).catch(throwUnavailable)
      const [user] = users
      if (isDone && user) {
        if (user.disabled) return { state: 'disabled' }
        return {
          state: 'active',
          email: user.email ?? identity.email,
          emailVerified: user.emailVerified === true,
        }
      }
      return accountStatusFor(code)
    },
    async deleteAccount(identity) {
      const { isDone, code } = await ask('delete', identity)
      if (!isDone && accountStatusFor(code).state !== 'deleted')
        throw new Error(`Firebase Authentication keeps the account: ${code}`)
    },
  }
}

/** A request to Google on every call would take longer than the call. */
const statusOfToken = ({ email, emailVerified }: SignedInIdentity): AccountStatus => ({
  state: 'active',
  email,
  emailVerified,
})

/** Without Google's keys no token can be verified, so the caller must not be signed out. */
function throwUnavailable(cause: unknown): never {
  const sentence = messages.identity.codes['internal-error']
  throw new AppError('identity_unavailable', sentence, { cause })
}

interface AccountsReply {
  users?: { email?: string; emailVerified?: boolean; disabled?: boolean }[]
  error?: { message: string }
}

function accountStatusFor(code: string): AccountStatus {
  if (code.startsWith('USER_DISABLED')) return { state: 'disabled' }
  if (code.startsWith('USER_NOT_FOUND')) return { state: 'deleted' }
  if (/^(TOKEN_EXPIRED|INVALID_ID_TOKEN|CREDENTIAL_TOO_OLD)/.test(code))
    return { state: 'signed out' }
  return throwUnavailable(new Error(`Firebase Authentication does not say who this is: ${code}`))
}
