import { createRemoteJWKSet, customFetch } from 'jose'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { AppError } from '#errors.ts'
import { releaseTurn } from '#turns.ts'
import type { IdentityProvider, SignedInIdentity, Standing } from '../identity-provider.ts'
import { createTokenVerifier } from '../token-verifier.ts'

const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const ACCOUNTS_URL = 'https://identitytoolkit.googleapis.com/v1/accounts'
const PATIENCE_MS = 10 * SECOND

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
 * Firebase Authentication: people sign in there, in the browser; here their tokens are checked as
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens says. Without a service account we can
 * do in a person's name only what their own token allows, which includes deleting their account.
 *
 * @param fetchFromGoogle tests have no network
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = (await response.json()) as Answer
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
    verify: (token) => verify(token).catch(sayUnavailable),
    async standing(identity, when): Promise<Standing> {
      const { email, emailVerified } = identity
      // A question to Google with every call would cost more than the call.
      if (when === 'calling') return { is: 'active', email, emailVerified }
      const { isDone, users, code } = await ask('lookup', identity).catch(sayUnavailable)
      const [user] = users
      if (isDone && user) {
        if (user.disabled) return { is: 'disabled' }
        return {
          is: 'active',
          email: user.email ?? email,
          emailVerified: user.emailVerified === true,
        }
      }
      return standingFor(code)
    },
    async remove(identity) {
      const { isDone, code } = await ask('delete', identity)
      if (!isDone && standingFor(code).is !== 'gone')
        throw new Error(`Firebase Authentication keeps the account: ${code}`)
    },
  }
}

/** Without Google's keys nobody can say whether a token is good; that is not the person's fault. */
function sayUnavailable(cause: unknown): never {
  const sentence = messages.identity.codes['internal-error']
  throw new AppError('identity_unavailable', sentence, { cause })
}

interface Answer {
  users?: { email?: string; emailVerified?: boolean; disabled?: boolean }[]
  error?: { message: string }
}

function standingFor(code: string): Standing {
  if (code.startsWith('USER_DISABLED')) return { is: 'disabled' }
  if (code.startsWith('USER_NOT_FOUND')) return { is: 'gone' }
  if (/^(TOKEN_EXPIRED|INVALID_ID_TOKEN|CREDENTIAL_TOO_OLD)/.test(code)) return { is: 'signed out' }
  return sayUnavailable(new Error(`Firebase Authentication does not say who this is: ${code}`))
}
