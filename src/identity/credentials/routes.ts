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
import { databaseUnavailable } from '#database/outage.ts'
import { type Database, isReachable } from '#database.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import type { Outbox } from '#mail/outbox.ts'
import { EmailAddress } from '../emails/email-address.ts'
import {
  sendConfirmation,
  sendPasswordReset,
  sendSignInCode,
} from '../emails/send-requested-email.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { createEmailLimit } from '../limits/email-limit.ts'
import { requireSecondFactor } from '../two-factor/require-second-factor.ts'
import { authenticateSession } from './authenticate-session.ts'
import { changeEmail } from './change-email.ts'
import { changePassword, requireValidLength } from './change-password.ts'
import { requireRecentLogin } from './recent-login.ts'
import { endOtherSessions, endSession, listUserSessions } from './sessions.ts'

// Each change hashes a password, ends sessions and sends an email.
const PASSWORD_CHANGES_PER_ACCOUNT = { times: 5, inMs: HOUR }

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  outbox: Outbox
}

interface RouteDeps extends Deps {
  limitEmails: ReturnType<typeof createEmailLimit>
}

/** The calls that need checks better-auth does not make. They are mounted before its own. */
export function credentialRoutes(deps: Deps) {
  const limitEmails = createEmailLimit(deps.db, deps.identity.limitsRate)
  const routes = createRoutes()
  routes.route('/', emailRequestRoutes({ ...deps, limitEmails }))
  routes.route('/', changeRoutes({ ...deps, limitEmails }))
  routes.route('/', sessionRoutes(deps))
  return routes
}

function emailRequestRoutes({ limitEmails, ...deps }: RouteDeps) {
  const routes = createRoutes()
  async function readRequest(kind: string, text: string, clientNetwork: string) {
    const email = readEmail(text)
    await requireDatabase(deps.db)
    await limitEmails(kind, email, clientNetwork)
    return email
  }
  serve(routes, requestPasswordReset, anyone, async ({ body, clientNetwork }) => {
    sendPasswordReset(deps, await readRequest('reset', body.email, clientNetwork))
    return { status: true as const }
  })
  serve(routes, requestSignInCode, anyone, async ({ body, clientNetwork }) => {
    sendSignInCode(deps, await readRequest('code', body.email, clientNetwork))
    return { success: true as const }
  })
  serve(routes, requestConfirmationEmail, anyone, async ({ body, clientNetwork }) => {
    sendConfirmation(deps, await readRequest('confirmation', body.email, clientNetwork))
    return { status: true as const }
  })
  return routes
}

function changeRoutes({ limitEmails, ...deps }: RouteDeps) {
  const routes = createRoutes()
  const inSession = authenticateSession(deps)
  const limitPasswordChanges = createSharedRateLimit(
    deps.db,
    'password changes',
    PASSWORD_CHANGES_PER_ACCOUNT,
  )
  serve(routes, updateEmail, inSession, async ({ session, body, clientNetwork }) => {
    requireRecentLogin(session.signedInAt, messages.account.email.requiresRecentLogin)
    const email = readEmail(body.email)
    await limitEmails('change', session.userId, clientNetwork)
    await requireSecondFactor(deps, session.userId, body.code)
    return { email: await changeEmail(deps, session, email) }
  })
  serve(routes, updatePassword, inSession, async ({ session, body }) => {
    requireRecentLogin(session.signedInAt, messages.account.password.requiresRecentLogin)
    requireValidLength(body.password)
    await limitPasswordChanges(session.userId)
    await changePassword(deps, session, body.password)
    return { done: true as const }
  })
  return routes
}

function sessionRoutes(deps: Deps) {
  const routes = createRoutes()
  const inSession = authenticateSession(deps)
  serve(routes, listSessions, inSession, async ({ session }) => ({
    sessions: await listUserSessions(deps.identity, session),
  }))
  serve(routes, revokeSession, inSession, async ({ session, params }) => {
    await endSession(deps, session.userId, params.id)
    return { done: true as const }
  })
  serve(routes, revokeOtherSessions, inSession, async ({ session }) => {
    await endOtherSessions(deps, session)
    return { done: true as const }
  })
  return routes
}

/** The emails are written after the reply, which must not promise one during an outage. */
async function requireDatabase(db: Database) {
  if (!(await isReachable(db))) throw databaseUnavailable()
}

function readEmail(text: string): string {
  const email = EmailAddress.safeParse(text.trim())
  if (!email.success)
    throw new AppError('email_invalid', messages.identity.invalidEmail, { field: 'email' })
  return email.data
}
