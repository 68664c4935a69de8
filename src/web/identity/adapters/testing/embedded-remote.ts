import { asStranger, refusal } from '#web/testing/fake-server.ts'
import { createEmbeddedAdapter } from '../embedded-identity.ts'
import {
  createRemoteAccounts,
  type RefusalCode,
  RemoteRefusal,
  tokenOf,
} from './remote-accounts.ts'

/** How our server and the library in it put each refusal. */
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

interface Seen {
  body: unknown
}

type Body = Record<'email' | 'password' | 'token' | 'newPassword', string>

const origin = '2026-11-21T20:00:00.000Z'

export const embeddedRemote = {
  name: 'the embedded identity',
  adapter: async () => createEmbeddedAdapter(),
  start() {
    const people = createRemoteAccounts()
    let here: ReturnType<typeof people.signIn> | undefined
    const answer =
      (act: (body: Body) => unknown) =>
      ({ body }: Seen) => {
        try {
          return act(body as Body) ?? { status: true }
        } catch (error) {
          if (!(error instanceof RemoteRefusal)) throw error
          const [status, code] = wire[error.code]
          return refusal(status, { code, message: `better-auth says ${code}` })
        }
      }
    const owner = () => {
      people.stay()
      if (!here) throw new RemoteRefusal('ended')
      return here
    }
    const settings = asStranger['GET /api/auth/settings']
    return {
      ...people.turns,
      answers: {
        'GET /api/auth/settings': () => ({ ...settings, passwordPolicy: people.policy() }),
        'GET /api/identity/get-session': () => here && asSession(here),
        'GET /api/identity/list-accounts': () =>
          here ? [{ providerId: 'credential', accountId: here.id }] : [],
        'GET /api/identity/token': answer(() => ({ token: tokenOf(owner().id) })),
        'POST /api/identity/sign-up/email': answer(({ email, password }) => {
          here = people.signUp(email, password)
        }),
        'POST /api/identity/sign-in/email': answer(({ email, password }) => {
          here = people.signIn(email, password)
        }),
        'POST /api/identity/sign-out': answer(() => {
          here = undefined
        }),
        'POST /api/identity/request-password-reset': answer(() => ({ status: true })),
        'POST /api/identity/reset-password': answer(({ token, newPassword }) =>
          people.reset(token, newPassword),
        ),
        'POST /api/identity/update-email': answer(({ email }) => {
          people.changeEmail(owner(), email)
          return { email }
        }),
        'POST /api/identity/update-password': answer(({ password }) => {
          people.changePassword(owner(), password)
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
