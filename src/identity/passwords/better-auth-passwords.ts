import { tryGetCurrentAuthEndpointContext } from '@better-auth/core/context'
import { BASE_ERROR_CODES } from '@better-auth/core/error'
import type { AuthContext } from 'better-auth'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import { hasValidLength } from '#contract/password.ts'
import type { Database } from '#database.ts'
import { EmailAddress } from '../emails/email-address.ts'
import { createPasswordAttempts, type PasswordAttempts } from './password-attempts.ts'
import { type HashCost, hashPassword, verifyPassword } from './password-hash.ts'
import type { HashRequest, PasswordQueue } from './password-queue.ts'

const SIGN_IN = '/sign-in/email'
const SIGN_UP = '/sign-up/email'
const RESET = '/reset-password'

interface Passwords {
  queue: PasswordQueue
  hashCost: HashCost | undefined
  attempts: PasswordAttempts
  /** The hash that a call has computed, or has verified a password against. */
  hashes: WeakMap<Request, string>
}

/** How better-auth hashes and verifies passwords: through the queue, with limited attempts per account. */
export function createBetterAuthPasswords(db: Database, queue: PasswordQueue, hashCost?: HashCost) {
  const attempts = createPasswordAttempts(db)
  const passwords: Passwords = { queue, hashCost, attempts, hashes: new WeakMap() }
  return {
    hooks: { before: beforeCall(passwords), after: afterCall(passwords) },
    forgetAttempts: attempts.reset,
    async hash(password: string): Promise<string> {
      const request = currentRequest()
      return (
        (request && passwords.hashes.get(request)) ??
        runQueued(passwords, () => hashPassword(password, hashCost), currentHashRequest())
      )
    },
    async verify(attempt: { hash: string; password: string }): Promise<boolean> {
      const request = currentRequest()
      if (request) passwords.hashes.set(request, attempt.hash)
      return runQueued(passwords, () => verifyPassword(attempt), currentHashRequest())
    },
  }
}

/**
 * Counts sign-ins, and hashes new passwords before better-auth begins: a sign-up that waits in the queue
 * inside its transaction would block the embedded database, and a reset uses up its link before it hashes.
 */
function beforeCall(passwords: Passwords) {
  return createAuthMiddleware(async ({ path, body, query, request, context }) => {
    const email = emailOf(body)
    if (path === SIGN_IN && email) await passwords.attempts.reserve(email)
    const hashBefore = async (password: unknown, hashRequest: HashRequest) => {
      if (!request || !isPassword(password)) return
      const hash = () => hashPassword(password, passwords.hashCost)
      passwords.hashes.set(request, await runQueued(passwords, hash, hashRequest))
    }
    if (path === SIGN_UP && email)
      await hashBefore(body?.password, { purpose: 'sign-up', account: undefined })
    if (path === RESET) {
      const account = await findResetUserId(context, body?.token || query?.token)
      if (account) await hashBefore(body?.newPassword, { purpose: 'change', account })
    }
  })
}

function afterCall({ attempts, hashes }: Passwords) {
  return createAuthMiddleware(async ({ path, body, request, context }) => {
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
}

async function runQueued<Result>(
  { queue, attempts }: Passwords,
  hash: () => Promise<Result>,
  request: HashRequest,
): Promise<Result> {
  try {
    return await queue(hash, request)
  } catch (error) {
    if (request.purpose === 'sign-in' && request.account) await attempts.release(request.account)
    throw error
  }
}

/** Only a valid link is worth a hash. */
async function findResetUserId({ internalAdapter }: AuthContext, token: unknown) {
  if (typeof token !== 'string' || token === '') return undefined
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return link && link.expiresAt > new Date() ? link.value : undefined
}

const currentRequest = () => tryGetCurrentAuthEndpointContext()?.request

/** better-auth passes neither the purpose nor the account of a hash, so they are read from its call. */
function currentHashRequest(): HashRequest {
  const call = tryGetCurrentAuthEndpointContext()
  const account = emailOf(call?.body)?.toLowerCase()
  if (call?.path === SIGN_IN) return { purpose: 'sign-in', account }
  // There is no account yet that could hold a place in the queue.
  if (call?.path === SIGN_UP) return { purpose: 'sign-up', account: undefined }
  return { purpose: 'change', account }
}

const emailOf = (body: { email?: unknown } | undefined) => EmailAddress.safeParse(body?.email).data

const isPassword = (password: unknown): password is string =>
  typeof password === 'string' && hasValidLength(password)
