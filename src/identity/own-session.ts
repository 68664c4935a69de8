import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { EmbeddedIdentity } from './embedded-identity.ts'
import { findSessionWithAccount } from './identity-tables.ts'
import { readIdentity } from './who-is.ts'

/** Whose browser is asking, and since when they are logged in there. */
export interface OwnSession {
  sessionId: string
  userId: string
  email: string
  emailVerified: boolean
  signedInAt: Date
}

interface Needs {
  db: Database
  identity: EmbeddedIdentity
}

/**
 * The session of a request: from its identity token, or else from the session's cookie. A cookie comes
 * along with whatever another site makes the browser send, so that such a call must come from our pages.
 *
 * @returns undefined where nobody is logged in
 * @throws AppError `foreign_page`, or `not_signed_in` for a token that is not good
 */
export async function readOwnSession(
  needs: Needs,
  headers: Headers,
  changesSomething: boolean,
): Promise<OwnSession | undefined> {
  const authorization = headers.get('authorization')
  if (authorization) return sessionOfToken(needs, authorization)
  if (changesSomething) refuseForeignPage(needs.identity, headers)
  const found = await needs.identity.auth.api.getSession({ headers })
  if (!found) return undefined
  const { session, user } = found
  const { email, emailVerified } = user
  const signedInAt = session.createdAt
  return { sessionId: session.id, userId: user.id, email, emailVerified, signedInAt }
}

async function sessionOfToken({ db, identity }: Needs, authorization: string) {
  const { subject, sessionId } = await readIdentity(identity, authorization)
  const found = sessionId ? await findSessionWithAccount(db, sessionId) : undefined
  if (!found || !sessionId || found.userId !== subject || found.disabled) return undefined
  if (found.expiresAt <= new Date()) return undefined
  const { userId, email, emailVerified, createdAt } = found
  return { sessionId, userId, email, emailVerified, signedInAt: createdAt }
}

function refuseForeignPage({ trustedOrigins }: EmbeddedIdentity, headers: Headers) {
  const origin = headers.get('origin')
  if (!origin || !trustedOrigins.includes(origin))
    throw new AppError('foreign_page', messages.general.foreignPage)
}
