import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { Authenticator } from '#http/serve.ts'
import { readIdentity } from '../authenticate.ts'
import { failOnOutage } from '../embedded/better-auth-errors.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { findSessionWithAccount } from '../embedded/identity-tables.ts'

/** The session of the calling browser. */
export interface CurrentSession {
  sessionId: string
  userId: string
  email: string
  emailVerified: boolean
  signedInAt: Date
}

interface Deps {
  db: Database
  identity: EmbeddedIdentity
}

/**
 * Finds the session by the identity token, or else by the session cookie. Browsers send the cookie with
 * requests that other sites cause, so such a call must come from our own pages.
 */
export function authenticateSession(
  deps: Deps,
): Authenticator<'session', { session: CurrentSession }> {
  return {
    access: 'session',
    async authenticate({ method, headers }) {
      const isByToken = headers.has('authorization')
      const session = await (isByToken ? findSessionByToken : findSessionByCookie)(deps, headers)
      if (!session) throw new AppError('not_signed_in', messages.identity.notSignedIn)
      if (!isByToken && method !== 'GET') requireTrustedOrigin(deps.identity, headers)
      return { session }
    },
  }
}

async function findSessionByCookie({ identity }: Deps, headers: Headers) {
  const found = await failOnOutage(() => identity.auth.api.getSession({ headers }))
  if (!found) return undefined
  const { session, user } = found
  const { email, emailVerified } = user
  const signedInAt = session.createdAt
  return { sessionId: session.id, userId: user.id, email, emailVerified, signedInAt }
}

async function findSessionByToken({ db, identity }: Deps, headers: Headers) {
  const { subject, sessionId } = await readIdentity(identity, headers)
  const found = sessionId ? await findSessionWithAccount(db, sessionId) : undefined
  if (!found || !sessionId || found.userId !== subject || found.disabled) return undefined
  if (found.expiresAt <= new Date()) return undefined
  const { userId, email, emailVerified, createdAt } = found
  return { sessionId, userId, email, emailVerified, signedInAt: createdAt }
}

/** @throws AppError `foreign_page` */
function requireTrustedOrigin({ trustedOrigins }: EmbeddedIdentity, headers: Headers) {
  const origin = headers.get('origin')
  if (!origin || !trustedOrigins.includes(origin))
    throw new AppError('foreign_page', refusalMessages.foreignPage)
}
