import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Database } from '#database.ts'
import { DAY, MINUTE, SECOND } from '#durations.ts'
import type { Outbox } from '#mail/outbox.ts'
import { claimAddress } from '../emails/claim-address.ts'
import { createEmailLinks, type EmailLinks } from '../emails/email-links.ts'
import {
  type ConfirmationReason,
  confirmAddressEmail,
  resetPasswordEmail,
} from '../emails/identity-emails.ts'
import type { AccountStatus, IdentityProvider } from '../identity-provider.ts'
import { createPasswordQueue, type PasswordQueue } from '../passwords/password-queue.ts'
import { createTokenVerifier } from '../token-verifier.ts'
import { findUser, type User } from '../users-table.ts'
import {
  AUDIENCE,
  type Auth,
  type AuthSettings,
  createAuth,
  IDENTITY_PATH,
  TOKEN_ALGORITHM,
  trustedOriginsOf,
} from './better-auth.ts'
import { failOnOutage } from './better-auth-errors.ts'
import {
  accountExists,
  findSessionWithAccount,
  listFormerAddresses,
  revokeEmailedLinks,
  revokeRestoreLinks,
} from './identity-tables.ts'

export { IDENTITY_PATH } from './better-auth.ts'

const KEY_CACHE_MS = 5 * MINUTE
const CONFIRMATION_LINK_LIFETIME_MS = DAY

/** better-auth in this process and this database, and our own calls around it. */
export interface EmbeddedIdentity extends IdentityProvider {
  readonly kind: 'embedded'
  readonly auth: Auth
  readonly links: EmailLinks
  readonly publicUrl: string
  readonly trustedOrigins: string[]
  readonly limitsRate: boolean
  readonly passwordQueue: PasswordQueue
  readonly hasGoogle: boolean
  /** Serves the library's own calls below IDENTITY_PATH. */
  handle(request: Request): Promise<Response>
  /** Mails the link that proves an address. */
  sendConfirmation(user: { id: string; email: string }, reason?: ConfirmationReason): void
  /** Marks an address as proven, and ends what led into its account if somebody else may have made it. */
  claimAddress(userId: string): Promise<void>
}

interface Settings
  extends Omit<AuthSettings, 'limitsRate' | 'google' | 'passwordQueue'>,
    Partial<Pick<AuthSettings, 'limitsRate' | 'google'>> {
  /** Ends what opens something of an account without a session. */
  onAddressClaimed?: (owner: User) => Promise<void>
}

export function createEmbeddedIdentity(
  db: Database,
  outbox: Outbox,
  { publicUrl, secret, google, limitsRate = true, log, onAddressClaimed }: Settings,
): EmbeddedIdentity {
  const passwordQueue = createPasswordQueue()
  const auth = createAuth(
    db,
    { publicUrl, secret, google, limitsRate, log, passwordQueue },
    {
      onSignUp: (user) => {
        if (!user.emailVerified) sendConfirmation(user)
      },
      onResetRequested: (email, token) =>
        outbox.send(resetPasswordEmail(email, `${publicUrl}/forgot-password?token=${token}`)),
      onPasswordReset: (user) => settleReset(user),
      onAddressClaimed: tellClaimed,
    },
  )
  const links = createEmailLinks(auth)

  function sendConfirmation(
    { id, email }: { id: string; email: string },
    reason?: ConfirmationReason,
  ) {
    outbox.sendInBackground(async () => {
      const value = `${id} ${email}`
      const token = await links.create('confirm-email', value, CONFIRMATION_LINK_LIFETIME_MS)
      const url = `${publicUrl}${IDENTITY_PATH}/confirm-email?token=${token}`
      return confirmAddressEmail(email, url, reason)
    })
  }

  /** A link that was mailed proves the address; a stranger's way in must not survive it. */
  async function settleReset({ id, emailVerified }: { id: string; emailVerified: boolean }) {
    if (emailVerified) await revokeEmailedLinks(db, id)
    else await claim(id, 'credential')
  }

  async function claim(userId: string, keptProvider?: 'credential') {
    const { internalAdapter: adapter } = await auth.$context
    await claimAddress({ db, adapter, onAddressClaimed: tellClaimed }, userId, keptProvider)
    await adapter.updateUser(userId, { emailVerified: true })
  }

  async function tellClaimed(subject: string) {
    const owner = await findUser(db, { issuer: publicUrl, subject })
    if (owner) await onAddressClaimed?.(owner)
  }

  /** Letters to addresses that the account had; whoever has one of them by now keeps theirs. */
  async function forgetFormerAddresses(userId: string) {
    const { internalAdapter } = await auth.$context
    for (const address of await listFormerAddresses(db, userId))
      if (!(await internalAdapter.findUserByEmail(address))) await outbox.deleteEmailsTo(address)
  }

  return {
    kind: 'embedded',
    auth,
    links,
    publicUrl,
    passwordQueue,
    limitsRate,
    hasGoogle: google !== undefined,
    trustedOrigins: trustedOriginsOf(publicUrl),
    sendConfirmation,
    claimAddress: claim,
    handle: (request) => failOnOutage(() => auth.handler(request)),
    verify: createTokenVerifier({
      issuer: publicUrl,
      audience: AUDIENCE,
      algorithms: [TOKEN_ALGORITHM],
      keys: publishedKeys(auth),
    }),
    async getAccountStatus({ subject, sessionId }): Promise<AccountStatus> {
      const found = sessionId ? await findSessionWithAccount(db, sessionId) : undefined
      const isTheirs = found?.userId === subject && found.expiresAt > new Date()
      if (!found || !isTheirs)
        return { state: (await accountExists(db, subject)) ? 'signed out' : 'deleted' }
      if (found.disabled) return { state: 'disabled' }
      return { state: 'active', email: found.email, emailVerified: found.emailVerified }
    },
    async deleteAccount({ subject, email }) {
      const { internalAdapter } = await auth.$context
      await revokeEmailedLinks(db, subject)
      await forgetFormerAddresses(subject)
      await revokeRestoreLinks(db, subject)
      await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email.toLowerCase()}`)
      await internalAdapter.deleteUser(subject)
    },
  }
}

/** The key set that we publish ourselves, read again every few minutes and whenever a key is new. */
function publishedKeys(auth: Auth): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined
  let readAt = 0
  let missedAt = 0
  async function read(): Promise<JWTVerifyGetKey> {
    if (keys && Date.now() - readAt < KEY_CACHE_MS) return keys
    keys = createLocalJWKSet(await auth.api.getJwks())
    readAt = Date.now()
    return keys
  }
  return async (header, token) => {
    try {
      return await (await read())(header, token)
    } catch (error) {
      // Signed with a key that is newer than our copy of the set; looked for at most once a second.
      const now = Date.now()
      if (!(error instanceof errors.JWKSNoMatchingKey) || now - missedAt < SECOND) throw error
      missedAt = now
      keys = undefined
      return (await read())(header, token)
    }
  }
}
