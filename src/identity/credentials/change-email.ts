import { keptFor } from '#contract/kept-for.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Outbox } from '#mail/outbox.ts'
import { emailChangedEmail } from '../emails/identity-emails.ts'
import { IDENTITY_PATH } from '../embedded/better-auth.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { revokeEmailedLinks } from '../embedded/identity-tables.ts'
import { saveEmail } from '../users-table.ts'
import type { CurrentSession } from './authenticate-session.ts'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  outbox: Outbox
}

/**
 * The new address applies immediately and is unconfirmed. The old one gets a link that restores it.
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
    const token = await identity.links.create('restore-email', value, keptFor.emailedLink)
    const url = `${identity.publicUrl}${IDENTITY_PATH}/restore-email?token=${token}`
    return emailChangedEmail(session.email, url)
  })
  return email
}

/** Stores the address in the identity tables and in `users`, and revokes links sent to the old address. */
export async function storeEmail(
  { db, identity }: Omit<Deps, 'outbox'>,
  userId: string,
  email: string,
  emailVerified: boolean,
) {
  const { internalAdapter } = await identity.auth.$context
  const isTaken = async () => {
    const owner = await internalAdapter.findUserByEmail(email)
    return owner !== null && owner.user.id !== userId
  }
  const taken = () => new AppError('email_in_use', messages.identity.emailTaken)
  if (await isTaken()) throw taken()
  await internalAdapter.updateUser(userId, { email, emailVerified }).catch(async (error) => {
    // Another account may have taken it since the check.
    throw (await isTaken()) ? taken() : error
  })
  await revokeEmailedLinks(db, userId)
  await saveEmail(db, { issuer: identity.publicUrl, subject: userId }, email)
}
