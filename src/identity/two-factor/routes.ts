import { refusalMessages } from '#contract/refusal-messages.ts'
import {
  confirmAuthenticator as confirmCall,
  confirmOwner as confirmOwnerCall,
  createBackupCodes as createCodesCall,
  deletePasskey as deletePasskeyCall,
  getTwoFactor,
  removeAuthenticator as removeCall,
  renamePasskey as renamePasskeyCall,
  startAuthenticator as startCall,
} from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { Outbox } from '#mail/outbox.ts'
import { authenticateSession, type CurrentSession } from '../credentials/authenticate-session.ts'
import { requireRecentLogin } from '../credentials/recent-login.ts'
import { secondFactorEmail } from '../emails/identity-emails.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.ts'
import { confirmOwner } from './confirm-owner.ts'
import { renewBackupCodes } from './renew-backup-codes.ts'
import { requireConfirmedOwner } from './require-confirmed-owner.ts'
import { requirePassword } from './require-password.ts'
import { showTwoFactor } from './show-two-factor.ts'
import {
  deletePasskey,
  forgetTrustedDevices,
  lockAccount,
  renamePasskey,
} from './two-factor-tables.ts'

const texts = twoFactorMessages
const done = { done: true as const }

interface Deps {
  db: Database
  identity: EmbeddedIdentity
  outbox: Outbox
}

/** The second factors of an account. Passkeys are added by better-auth's own calls. */
export function twoFactorRoutes(deps: Deps) {
  const routes = createRoutes()
  serve(routes, getTwoFactor, authenticateSession(deps), async ({ session }) =>
    showTwoFactor(deps, session),
  )
  serve(routes, confirmOwnerCall, authenticateSession(deps), async ({ session, body }) => {
    await confirmOwner(deps, session, body)
    return done
  })
  routes.route('/', authenticatorRoutes(deps))
  routes.route('/', passkeyRoutes(deps))
  return routes
}

function requireRecent({ signedInAt }: CurrentSession) {
  requireRecentLogin(signedInAt, texts.requiresRecentLogin)
}

async function requireOwner({ db }: Deps, session: CurrentSession) {
  requireRecent(session)
  await requireConfirmedOwner(db, session)
}

function authenticatorRoutes(deps: Deps) {
  const { db, identity, outbox } = deps
  const codes = { db, auth: identity.auth }
  const inSession = authenticateSession(deps)
  const routes = createRoutes()
  const report = (to: string, change: Parameters<typeof secondFactorEmail>[1]) =>
    outbox.sendInBackground(async () => secondFactorEmail(to, change, identity.publicUrl))
  serve(routes, startCall, inSession, async ({ session }) => {
    requireRecent(session)
    if (!session.emailVerified)
      throw new AppError('email_unconfirmed', texts.requiresConfirmedEmail)
    await requireConfirmedOwner(db, session)
    return startAuthenticator(codes, session)
  })
  serve(routes, confirmCall, inSession, async ({ session, body }) => {
    await requireOwner(deps, session)
    const backupCodes = await confirmAuthenticator(codes, session.userId, body.code)
    report(session.email, 'authenticator added')
    return { backupCodes }
  })
  serve(routes, removeCall, inSession, async ({ session, body }) => {
    requireRecent(session)
    await requirePassword(deps, session, body.password)
    await removeAuthenticator(codes, session.userId, body.code)
    report(session.email, 'authenticator removed')
    return done
  })
  serve(routes, createCodesCall, inSession, async ({ session }) => {
    await requireOwner(deps, session)
    const backupCodes = await renewBackupCodes(codes, session.userId)
    report(session.email, 'backup codes created')
    return { backupCodes }
  })
  return routes
}

function passkeyRoutes(deps: Deps) {
  const { db, identity, outbox } = deps
  const inSession = authenticateSession(deps)
  const routes = createRoutes()
  serve(routes, renamePasskeyCall, inSession, async ({ session, params, body }) => {
    const owned = { userId: session.userId, id: params.id }
    if (!(await renamePasskey(db, owned, body.name)))
      throw new AppError('not_found', refusalMessages.notFound)
    return done
  })
  serve(routes, deletePasskeyCall, inSession, async ({ session, params }) => {
    await requireOwner(deps, session)
    const isDeleted = await db.transaction(async (tx) => {
      await lockAccount(tx, session.userId)
      await forgetTrustedDevices(tx, session.userId)
      return deletePasskey(tx, session.userId, params.id)
    })
    if (!isDeleted) throw new AppError('not_found', refusalMessages.notFound)
    outbox.sendInBackground(async () =>
      secondFactorEmail(session.email, 'passkey removed', identity.publicUrl),
    )
    return done
  })
  return routes
}
