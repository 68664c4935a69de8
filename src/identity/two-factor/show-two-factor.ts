import type { TwoFactorStatus } from '#contract/two-factor.ts'
import type { Database } from '#database.ts'
import type { CurrentSession } from '../credentials/authenticate-session.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { decryptBackupCodes } from './backup-codes.ts'
import { findPasswordHash } from './require-password.ts'
import { findTwoFactor, listPasskeys } from './two-factor-tables.ts'

interface Deps {
  db: Database
  identity: EmbeddedIdentity
}

/** What the settings show: which second factors there are, and no secret. */
export async function showTwoFactor(
  { db, identity }: Deps,
  { userId, emailVerified }: CurrentSession,
): Promise<TwoFactorStatus> {
  const stored = await findTwoFactor(db, userId)
  const codes = stored ? await decryptBackupCodes(identity.auth, stored.backupCodes) : []
  const passkeys = await listPasskeys(db, userId)
  return {
    authenticatorSince: stored?.verified ? stored.createdAt.toISOString() : null,
    passkeys: passkeys.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    backupCodesLeft: codes.length,
    hasPassword: (await findPasswordHash(identity, userId)) !== undefined,
    isEmailConfirmed: emailVerified,
  }
}
