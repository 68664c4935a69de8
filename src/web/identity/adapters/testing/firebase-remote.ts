import type { IdentityAdapter } from '#web/session/identity-client.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { createFirebaseAdapter } from '../firebase-identity.ts'
import {
  createRemoteAccounts,
  type RefusalCode,
  RemoteRefusal,
  tokenOf,
} from './remote-accounts.ts'

/** Google's response to each refusal. */
const wire: Record<RefusalCode, string> = {
  limited: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  taken: 'EMAIL_EXISTS',
  unmet: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  weak: 'WEAK_PASSWORD : Password should be at least 6 characters',
  wrong: 'INVALID_LOGIN_CREDENTIALS',
  'invalid-email': 'INVALID_EMAIL',
  old: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  used: 'INVALID_OOB_CODE',
  disabled: 'USER_DISABLED',
  ended: 'TOKEN_EXPIRED',
}

interface Received {
  body: unknown
}

type Body = Record<'email' | 'password' | 'oobCode' | 'newPassword' | 'idToken', string>

let projects = 0

export const firebaseRemote = {
  name: 'Firebase Authentication',
  async adapter(): Promise<IdentityAdapter> {
    const projectId = `project-${++projects}`
    const authDomain = `${projectId}.firebaseapp.com`
    return createFirebaseAdapter({
      kind: 'firebase',
      apiKey: `key-${projects}`,
      authDomain,
      projectId,
    })
  },
  start() {
    const accounts = createRemoteAccounts()
    const answer =
      (act: (body: Body) => unknown) =>
      ({ body }: Received) => {
        try {
          return act(body as Body) ?? {}
        } catch (error) {
          if (!(error instanceof RemoteRefusal)) throw error
          return refusal(400, { error: { code: 400, message: wire[error.code] } })
        }
      }
    const owner = ({ idToken }: Body) => {
      accounts.requireSession()
      const { sub } = JSON.parse(atob(idToken.split('.')[1] ?? ''))
      return accounts.byId(sub) ?? accounts.signIn('', '')
    }
    // The refresh token is the id of the account; the SDK sends it as a form.
    let last = ''
    const signedIn = (account: { id: string; email: string }) => {
      last = account.id
      return { ...tokensOf(account.id), email: account.email, localId: account.id }
    }
    return {
      ...accounts.controls,
      answers: {
        'POST /v1/accounts:signUp': answer(({ email, password }) =>
          signedIn(accounts.signUp(email, password)),
        ),
        'POST /v1/accounts:signInWithPassword': answer(({ email, password }) =>
          signedIn(accounts.signIn(email, password)),
        ),
        'POST /v1/accounts:lookup': answer((body) => ({ users: [asUser(owner(body))] })),
        'POST /v1/accounts:sendOobCode': answer(({ email }) => {
          if (!accounts.knows(email)) return refusal(400, { error: { message: 'EMAIL_NOT_FOUND' } })
          return { email }
        }),
        'POST /v1/accounts:resetPassword': answer(({ oobCode, newPassword }) =>
          accounts.reset(oobCode, newPassword),
        ),
        'POST /v1/accounts:update': answer((body) => {
          const account = owner(body)
          if (body.email) accounts.changeEmail(account, body.email)
          if (body.password) accounts.changePassword(account, body.password)
          return signedIn(account)
        }),
        'POST /v1/token': answer(() => {
          accounts.requireSession()
          return { access_token: tokenOf(last), refresh_token: last, expires_in: '3600' }
        }),
        'GET /v2/passwordPolicy': answer(() => asPolicy(accounts.policy())),
      },
    }
  },
}

const tokensOf = (id: string) => ({ idToken: tokenOf(id), refreshToken: id, expiresIn: '3600' })

const asUser = ({ id, email }: { id: string; email: string }) => ({
  localId: id,
  email,
  emailVerified: false,
  createdAt: '1795291200000',
  lastLoginAt: '1795291200000',
  providerUserInfo: [{ providerId: 'password', rawId: email, federatedId: email, email }],
})

function asPolicy(policy: ReturnType<ReturnType<typeof createRemoteAccounts>['policy']>) {
  return {
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
    customStrengthOptions: {
      minPasswordLength: policy.minLength,
      maxPasswordLength: policy.maxLength,
      containsLowercaseCharacter: policy.lowercase,
      containsUppercaseCharacter: policy.uppercase,
      containsNumericCharacter: policy.numeric,
      containsNonAlphanumericCharacter: policy.nonAlphanumeric,
    },
    allowedNonAlphanumericCharacters: ['!', '?'],
  }
}
