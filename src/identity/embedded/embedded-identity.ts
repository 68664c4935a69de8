import type { Database } from '#database.ts'
import type { Log } from '#log.ts'
import type { Outbox } from '#mail/outbox.ts'
import { createEmailLinks, type EmailLinks } from '../emails/email-links.ts'
import {
  type ConfirmationReason,
  resetPasswordEmail,
  secondFactorEmail,
} from '../emails/identity-emails.ts'
import type { IdentityProvider } from '../identity-provider.ts'
import { createPasswordQueue, type PasswordQueue } from '../passwords/password-queue.ts'
import { createTokenVerifier } from '../token-verifier.ts'
import { trustedOriginsOf } from '../trusted-origins.ts'
import type { User } from '../users-table.ts'
import type { AccountEvents } from './account-hooks.ts'
import { type Auth, type AuthSettings, createAuth } from './better-auth.ts'
import { failOnOutage } from './better-auth-errors.ts'
import {
  type AccountDeps,
  confirmAndClaim,
  deleteEmbeddedAccount,
  handlePasswordReset,
  judgeAccount,
  readAccountStatus,
  reportClaim,
  sendConfirmation,
} from './embedded-accounts.ts'
import { publishedKeys } from './published-keys.ts'
import { AUDIENCE, TOKEN_ALGORITHM } from './token-settings.ts'

export { IDENTITY_PATH } from './better-auth.ts'

/** better-auth in this process and this database, and our own calls around it. */
export interface EmbeddedIdentity extends IdentityProvider {
  readonly kind: 'embedded'
  readonly auth: Auth
  readonly links: EmailLinks
  readonly publicUrl: string
  /** Signs the session cookie. */
  readonly secret: string
  readonly log: Log
  readonly trustedOrigins: string[]
  readonly limitsRate: boolean
  readonly passwordQueue: PasswordQueue
  readonly hasGoogle: boolean
  /** Serves better-auth's own calls below IDENTITY_PATH. */
  handle(request: Request): Promise<Response>
  /** Sends the link that confirms an address. */
  sendConfirmation(user: { id: string; email: string }, reason?: ConfirmationReason): void
  /** Marks an address as confirmed. If it was not, all earlier access to the account ends. */
  claimAddress(userId: string): Promise<void>
}

interface Settings
  extends Omit<AuthSettings, 'limitsRate' | 'google' | 'passwordQueue'>,
    Partial<Pick<AuthSettings, 'limitsRate' | 'google'>> {
  /** Revokes access to the account that needs no session, as by a private feed. */
  onAddressClaimed?: (owner: User) => Promise<void>
}

export function createEmbeddedIdentity(
  db: Database,
  outbox: Outbox,
  { publicUrl, secret, google, limitsRate = true, hashCost, log, onAddressClaimed }: Settings,
): EmbeddedIdentity {
  const passwordQueue = createPasswordQueue()
  const settings = { publicUrl, secret, google, limitsRate, log, passwordQueue, hashCost }
  const auth = createAuth(
    db,
    settings,
    accountEvents(() => deps),
  )
  const links = createEmailLinks(auth)
  const deps: AccountDeps = { db, outbox, auth, links, publicUrl, onAddressClaimed }
  return {
    kind: 'embedded',
    auth,
    links,
    publicUrl,
    secret,
    log,
    passwordQueue,
    limitsRate,
    hasGoogle: google !== undefined,
    trustedOrigins: trustedOriginsOf(publicUrl),
    sendConfirmation: (user, reason) => sendConfirmation(deps, user, reason),
    claimAddress: (userId) => confirmAndClaim(deps, userId),
    handle: (request) => failOnOutage(() => auth.handler(request)),
    verify: createTokenVerifier({
      issuer: publicUrl,
      audience: AUDIENCE,
      algorithms: [TOKEN_ALGORITHM],
      keys: publishedKeys(auth),
    }),
    judgeAccount: (_identity, stored) => judgeAccount(stored),
    getAccountStatus: (identity) => readAccountStatus(db, identity),
    deleteAccount: (identity) => deleteEmbeddedAccount(deps, identity),
  }
}

/** @param depsOf read at the event: the events are an option of the `auth` that they use */
function accountEvents(depsOf: () => AccountDeps): AccountEvents {
  return {
    onSignUp(user) {
      if (!user.emailVerified) sendConfirmation(depsOf(), user)
    },
    onResetRequested(email, token) {
      const { outbox, publicUrl } = depsOf()
      return outbox.send(resetPasswordEmail(email, `${publicUrl}/forgot-password?token=${token}`))
    },
    onPasswordReset: (user) => handlePasswordReset(depsOf(), user),
    onAddressClaimed: (userId) => reportClaim(depsOf(), userId),
    onPasskeyAdded({ email }) {
      const { outbox, publicUrl } = depsOf()
      outbox.sendInBackground(async () => secondFactorEmail(email, 'passkey added', publicUrl))
    },
  }
}
