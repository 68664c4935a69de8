import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { CurrentSession } from '../credentials/authenticate-session.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { createPasswordAttempts } from '../passwords/password-attempts.ts'
import { verifyPassword } from '../passwords/password-hash.ts'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
}

export async function findPasswordHash({ auth }: EmbeddedIdentity, userId: string) {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findCredentialAccount(userId))?.password ?? undefined
}

/**
 * Verifies the password of an account that has one; its guesses count together with those at sign-in.
 * @throws AppError `password_wrong` or `too_many_requests`
 */
export async function requirePassword(
  { db, identity }: Deps,
  { userId, email }: CurrentSession,
  password: string | undefined,
) {
  const hash = await findPasswordHash(identity, userId)
  if (!hash) return
  const attempts = createPasswordAttempts(db)
  await attempts.reserve(email)
  const isRight = await identity.passwordQueue(
    () => verifyPassword({ hash, password: password ?? '' }),
    { purpose: 'change', account: userId },
  )
  if (isRight) return attempts.reset(email)
  await attempts.recordFailure(email)
  throw new AppError('password_wrong', twoFactorMessages.wrongPassword, { field: 'password' })
}
