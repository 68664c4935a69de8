import {
  listSessions,
  requestConfirmationEmail,
  requestPasswordReset,
  requestSignInCode,
  revokeOtherSessions,
  revokeSession,
  updateEmail,
  updatePassword,
} from '#contract/identity.ts'
import { messages } from '#contract/messages.ts'
import { type Database, isReachable } from '#database.ts'
import { databaseUnavailable } from '#database-outage.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import type { Outbox } from '#mail/outbox.ts'
import { createRateLimit } from '#rate-limit.ts'
import { anyone, createRoutes, serve } from '#serve.ts'
import { EmailAddress } from '../emails/email-address.ts'
import {
  sendConfirmation,
  sendPasswordReset,
  sendSignInCode,
} from '../emails/send-requested-email.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { createEmailLimit } from '../limits/email-limit.ts'
import { authenticateSession } from './authenticate-session.ts'
import { changeEmail, changePassword, endOtherSessions, requireValidLength } from './credentials.ts'
import { requireRecentLogin } from './recent-login.ts'

// Each one hashes a password, ends sessions and mails a notice; nobody needs a sixth in an hour.
const PASSWORD_CHANGES_PER_ACCOUNT = { times: 5, inMs: HOUR }

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  outbox: Outbox
}

/** The calls around credentials that the library cannot guard as we want them; mounted before its own. */
export function credentialRoutes(deps: Deps) {
  const { identity } = deps
  const routes = createRoutes()
  const inSession = authenticateSession(deps)
  const throttle = createEmailLimit(identity.limitsRate)
  const limitPasswordChanges = createRateLimit(PASSWORD_CHANGES_PER_ACCOUNT)

  serve(routes, requestPasswordReset, anyone, async ({ body, clientNetwork }) => {
    const email = readEmail(body.email)
    await requireDatabase(deps.db)
    await throttle('reset', email, clientNetwork)
    sendPasswordReset(deps, email)
    return { status: true as const }
  })
  serve(routes, requestSignInCode, anyone, async ({ body, clientNetwork }) => {
    const email = readEmail(body.email)
    await requireDatabase(deps.db)
    await throttle('code', email, clientNetwork)
    sendSignInCode(deps, email)
    return { success: true as const }
  })
  serve(routes, requestConfirmationEmail, anyone, async ({ body, clientNetwork }) => {
    const email = readEmail(body.email)
    await requireDatabase(deps.db)
    await throttle('confirmation', email, clientNetwork)
    sendConfirmation(deps, email)
    return { status: true as const }
  })

  serve(routes, updateEmail, inSession, async ({ session, body, clientNetwork }) => {
    requireRecentLogin(session.signedInAt, messages.account.email.requiresRecentLogin)
    const email = readEmail(body.email)
    await throttle('change', session.userId, clientNetwork)
    return { email: await changeEmail(deps, session, email) }
  })
  serve(routes, updatePassword, inSession, async ({ session, body }) => {
    requireRecentLogin(session.signedInAt, messages.account.password.requiresRecentLogin)
    requireValidLength(body.password)
    await limitPasswordChanges(session.userId)
    await changePassword(deps, session, body.password)
    return { done: true as const }
  })

  serve(routes, listSessions, inSession, async ({ session: { userId, sessionId } }) => {
    const { internalAdapter } = await identity.auth.$context
    const sessions = await internalAdapter.listSessions(userId)
    return { sessions: sessions.map((session) => toResponse(session, sessionId)) }
  })
  serve(routes, revokeSession, inSession, async ({ session, params }) => {
    const { internalAdapter } = await identity.auth.$context
    const sessions = await internalAdapter.listSessions(session.userId)
    const found = sessions.find(({ id }) => id === params.id)
    if (!found) throw new AppError('not_found', messages.general.notFound)
    await internalAdapter.deleteSession(found.token)
    return { done: true as const }
  })
  serve(routes, revokeOtherSessions, inSession, async ({ session: { userId, sessionId } }) => {
    await endOtherSessions(identity, userId, sessionId)
    return { done: true as const }
  })
  return routes
}

/** These emails are written after the answer, which must not promise one while none can be written. */
async function requireDatabase(db: Database) {
  if (!(await isReachable(db))) throw databaseUnavailable()
}

function readEmail(text: string): string {
  const email = EmailAddress.safeParse(text.trim())
  if (!email.success)
    throw new AppError('email_invalid', messages.identity.invalidEmail, { field: 'email' })
  return email.data
}

interface StoredSession {
  id: string
  createdAt: Date
  updatedAt: Date
  userAgent?: string | null
}

function toResponse({ id, createdAt, updatedAt, userAgent }: StoredSession, currentId: string) {
  return {
    id,
    isCurrent: id === currentId,
    createdAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
    userAgent: userAgent ?? null,
  }
}
