import { messages } from '#contract/messages.ts'
import { hasValidLength } from '#contract/password.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Outbox } from '#mail/outbox.ts'
import { deleteConnections } from '../assistants/assistant-tables.ts'
import { passwordChangedEmail } from '../emails/identity-emails.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { replacePassword } from '../embedded/identity-tables.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import type { CurrentSession } from './authenticate-session.ts'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  outbox: Outbox
}

/** @throws AppError `password_weak` */
export function requireValidLength(password: string) {
  if (!hasValidLength(password)) throw new AppError('password_weak', messages.identity.weakPassword)
}

/**
 * Changes the password, or sets the first one of an account that signed up with Google. Ends the other
 * sessions, and disconnects assistants.
 *
 * @throws AppError `signed_out` if the session ended before the password was stored
 */
export async function changePassword(
  { db, identity, outbox }: Deps,
  { userId, sessionId, email }: CurrentSession,
  password: string,
) {
  const request = { purpose: 'change' as const, account: userId }
  const hash = await identity.passwordQueue(() => hashPassword(password), request)
  if (!(await replacePassword(db, { userId, sessionId, hash })))
    throw new AppError('signed_out', messages.identity.loggedOut.text)
  await deleteConnections(db, userId)
  outbox.sendInBackground(async () =>
    passwordChangedEmail(email, `${identity.publicUrl}/forgot-password`),
  )
}
