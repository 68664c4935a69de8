import { asStranger, refusal } from '#web/testing/fake-server.ts'
import { createEmbeddedAdapter } from '../embedded-identity.ts'
import {
  createRemoteAccounts,
  type RefusalCode,
  RemoteRefusal,
  tokenOf,
} from './remote-accounts.ts'

/** Our server's response to each refusal. */
const wire: Record<RefusalCode, [status: number, code: string]> = {
  limited: [429, 'TOO_MANY_REQUESTS'],
  taken: [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'],
  unmet: [400, 'PASSWORD_TOO_LONG'],
  weak: [400, 'PASSWORD_TOO_SHORT'],
  wrong: [401, 'INVALID_EMAIL_OR_PASSWORD'],
  'invalid-email': [400, 'invalid-email'],
  old: [403, 'requires-recent-login'],
  used: [400, 'INVALID_TOKEN'],
  disabled: [403, 'user-disabled'],
  ended: [401, 'UNAUTHORIZED'],
}

interface Received {
  body: unknown
}

type Body = Record<'email' | 'password' | 'token' | 'newPassword', string>

const origin = '2026-11-21T20:00:00.000Z'

export const embeddedRemote = {
  name: 'the embedded identity',
  adapter: async () => createEmbeddedAdapter(),
  start() {
    const accounts = createRemoteAccounts()
    let signedIn: ReturnType<typeof accounts.signIn> | undefined
    const answer =
      (act: (body: Body) => unknown) =>
      ({ body }: Received) => {
        try {
          return act(body as Body) ?? { status: true }
        } catch (error) {
          if (!(error instanceof RemoteRefusal)) throw error
          const [status, code] = wire[error.code]
          return refusal(status, { code, message: `better-auth says ${code}` })
        }
      }
    const owner = () => {
      accounts.requireSession()
      if (!signedIn) throw new RemoteRefusal('ended')
      return signedIn
    }
    const settings = asStranger['GET /api/auth/settings']
    return {
      ...accounts.controls,
      answers: {
        'GET /api/auth/settings': () => ({ ...settings, passwordPolicy: accounts.policy() }),
        'GET /api/identity/get-session': () => signedIn && asSession(signedIn),
        'GET /api/identity/list-accounts': () =>
          signedIn ? [{ providerId: 'credential', accountId: signedIn.id }] : [],
        'GET /api/identity/token': answer(() => ({ token: tokenOf(owner().id) })),
        'POST /api/identity/sign-up/email': answer(({ email, password }) => {
          signedIn = accounts.signUp(email, password)
        }),
        'POST /api/identity/sign-in/email': answer(({ email, password }) => {
          signedIn = accounts.signIn(email, password)
        }),
        'POST /api/identity/sign-out': answer(() => {
          signedIn = undefined
        }),
        'POST /api/identity/request-password-reset': answer(() => ({ status: true })),
        'POST /api/identity/reset-password': answer(({ token, newPassword }) =>
          accounts.reset(token, newPassword),
        ),
        'POST /api/identity/update-email': answer(({ email }) => {
          accounts.changeEmail(owner(), email)
          return { email }
        }),
        'POST /api/identity/update-password': answer(({ password }) => {
          accounts.changePassword(owner(), password)
          return { done: true }
        }),
      },
    }
  },
}

const asSession = ({ id, email }: { id: string; email: string }) => ({
  session: { createdAt: origin },
  user: { id, name: '', email, emailVerified: false, image: null, createdAt: origin },
})
