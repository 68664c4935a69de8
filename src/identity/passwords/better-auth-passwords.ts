import { tryGetCurrentAuthEndpointContext } from '@better-auth/core/context'
import { APIError, BASE_ERROR_CODES } from 'better-auth'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { hasValidLength } from '#contract/password.ts'
import { EmailAddress } from '../emails/email-address.ts'
import { createPasswordAttempts } from './password-attempts.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import type { PasswordQueue } from './password-queue.ts'

const SIGN_IN = '/sign-in/email'
const SIGN_UP = '/sign-up/email'

/** How the library hashes and verifies passwords: in turn, and not as often as somebody likes. */
export function createBetterAuthPasswords(queue: PasswordQueue) {
  const attempts = createPasswordAttempts()
  // What a call has verified or hashed.
  const hashes = new WeakMap<Request, string>()

  async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
    const turn = currentHashRequest()
    try {
      return await queue(hash, turn)
    } catch (error) {
      if (turn.purpose === 'sign-in' && turn.account) await attempts.release(turn.account)
      throw error
    }
  }

  const before = createAuthMiddleware(async ({ path, body, request }) => {
    const email = emailOf(body)
    if (path === SIGN_IN && email) await attempts.reserve(email)
    // Before the library begins its transaction: one that waits in the queue would keep the database busy.
    const { password } = body ?? {}
    if (path === SIGN_UP && email && request && isPassword(password))
      hashes.set(request, await inTurn(() => hashPassword(password)))
  })

  const after = createAuthMiddleware(async ({ path, body, request, context }) => {
    const { newSession, returned, internalAdapter } = context
    if (newSession && path === SIGN_IN) {
      const account = await internalAdapter.findCredentialAccount(newSession.user.id)
      // The password was changed, or the account claimed, while it was verified.
      if (account?.password !== (request && hashes.get(request))) {
        await internalAdapter.deleteSession(newSession.session.token)
        throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD)
      }
    }
    const email = emailOf(body)
    if (newSession) await attempts.reset(newSession.user.email)
    else if (path === SIGN_IN && email && isAPIError(returned) && returned.statusCode === 401)
      await attempts.recordFailure(email)
  })

  return {
    hooks: { before, after },
    forgetAttempts: attempts.reset,
    async hash(password: string): Promise<string> {
      const request = currentRequest()
      return (request && hashes.get(request)) ?? inTurn(() => hashPassword(password))
    },
    async verify(attempt: { hash: string; password: string }): Promise<boolean> {
      const request = currentRequest()
      if (request) hashes.set(request, attempt.hash)
      return inTurn(() => verifyPassword(attempt))
    },
  }
}

const currentRequest = () => tryGetCurrentAuthEndpointContext()?.request

/** The library says neither what it hashes a password for nor whose it is; its call does. */
function currentHashRequest() {
  const call = tryGetCurrentAuthEndpointContext()
  const account = emailOf(call?.body)?.toLowerCase()
  if (call?.path === SIGN_IN) return { purpose: 'sign-in' as const, account }
  // There is no account yet whose place it could be.
  if (call?.path === SIGN_UP) return { purpose: 'sign-up' as const, account: undefined }
  return { purpose: 'change' as const, account }
}

const emailOf = (body: { email?: unknown } | undefined) => EmailAddress.safeParse(body?.email).data

const isPassword = (password: unknown): password is string =>
  typeof password === 'string' && hasValidLength(password)
