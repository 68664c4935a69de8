import { messages } from '#contract/messages.ts'
import { hasValidLength } from '#contract/password.ts'
import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import { AppError } from '#errors.ts'
import type { Outbox } from '#mail/outbox.ts'
import { emailChangedEmail, passwordChangedEmail } from '../emails/identity-emails.ts'
import { IDENTITY_PATH } from '../embedded/better-auth.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { findSessionWithAccount, revokeEmailedLinks } from '../embedded/identity-tables.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { saveEmail } from '../users-table.ts'
import type { CurrentSession } from './authenticate-session.ts'

const RESTORE_LINK_LIFETIME_MS = 7 * DAY

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  outbox: Outbox
}

/**
 * The new address counts at once and is unproven; the old one gets a notice with a way back.
 * @throws AppError `email_in_use`
 */
export async function changeEmail(deps: Deps, session: CurrentSession, newEmail: string) {
  const { identity, outbox } = deps
  const email = newEmail.toLowerCase()
  if (email === session.email) return email
  await storeEmail(deps, session.userId, email, false)
  identity.sendConfirmation({ id: session.userId, email })
  outbox.sendInBackground(async () => {
    const value = `restore ${session.userId} ${session.email}`
    const token = await identity.links.create('restore-email', value, RESTORE_LINK_LIFETIME_MS)
    const url = `${identity.publicUrl}${IDENTITY_PATH}/restore-email?token=${token}`
    return emailChangedEmail(session.email, url)
  })
  return email
}

/** In both lists of people; links that went to the old address are worthless from now on. */
export async function storeEmail(
  { db, identity }: Omit<Deps, 'outbox'>,
  userId: string,
  email: string,
  emailVerified: boolean,
) {
  const { internalAdapter } = await identity.auth.$context
  const taken = () => new AppError('email_in_use', messages.identity.emailTaken)
  const owner = await internalAdapter.findUserByEmail(email)
  if (owner && owner.user.id !== userId) throw taken()
  await internalAdapter.updateUser(userId, { email, emailVerified }).catch(async (error) => {
    // Somebody took it in the same moment.
    const winner = await internalAdapter.findUserByEmail(email)
    throw winner && winner.user.id !== userId ? taken() : error
  })
  await revokeEmailedLinks(db, userId)
  await saveEmail(db, { issuer: identity.publicUrl, subject: userId }, email)
}

/** @throws AppError `password_weak` */
export function requireValidLength(password: string) {
  if (!hasValidLength(password)) throw new AppError('password_weak', messages.identity.weakPassword)
}

/**
 * Changes a password, or sets the first one of somebody who came with Google. Every other session ends.
 *
 * @throws AppError `signed_out` where the session ended before the password was stored
 */
export async function changePassword(
  { db, identity, outbox }: Deps,
  { userId, sessionId, email }: CurrentSession,
  password: string,
) {
  const turn = { purpose: 'change' as const, account: userId }
  const hash = await identity.passwordQueue(() => hashPassword(password), turn)
  const isSessionLive = async () => (await findSessionWithAccount(db, sessionId)) !== undefined
  const signedOut = () => new AppError('signed_out', messages.identity.loggedOut.text)
  // The address may have been claimed while the password was hashed, or while it is stored.
  if (!(await isSessionLive())) throw signedOut()
  await storePassword(identity, userId, hash)
  if (!(await isSessionLive())) {
    await removePassword(identity, userId)
    throw signedOut()
  }
  await revokeEmailedLinks(db, userId)
  await endOtherSessions(identity, userId, sessionId)
  outbox.sendInBackground(async () =>
    passwordChangedEmail(email, `${identity.publicUrl}/forgot-password`),
  )
}

async function storePassword({ auth }: EmbeddedIdentity, userId: string, password: string) {
  const { internalAdapter } = await auth.$context
  if (await internalAdapter.findCredentialAccount(userId))
    await internalAdapter.updatePassword(userId, password)
  else
    await internalAdapter.linkAccount({
      userId,
      providerId: 'credential',
      accountId: userId,
      password,
    })
}

async function removePassword({ auth }: EmbeddedIdentity, userId: string) {
  const { internalAdapter } = await auth.$context
  const account = await internalAdapter.findCredentialAccount(userId)
  if (account) await internalAdapter.deleteAccount(account.id)
}

export async function endOtherSessions(
  identity: EmbeddedIdentity,
  userId: string,
  sessionId: string,
) {
  const { internalAdapter } = await identity.auth.$context
  for (const session of await internalAdapter.listSessions(userId))
    if (session.id !== sessionId) await internalAdapter.deleteSession(session.token)
}
