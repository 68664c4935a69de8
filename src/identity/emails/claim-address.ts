import type { AuthContext } from 'better-auth'
import type { Database } from '#database.ts'
import { revokeEmailedLinks, revokeRestoreLinks } from '../embedded/identity-tables.ts'

interface Deps {
  db: Database
  adapter: AuthContext['internalAdapter']
  /** Ends what else opens something of the account. */
  onAddressClaimed(userId: string): Promise<void>
}

/**
 * Somebody has just proved that an address is theirs. If nobody had before, then whatever led into its
 * account may be a stranger's who typed that address first: every password, link and session ends.
 *
 * @param keptProvider the kind of sign-in by which the address was proved, where there is one
 */
export async function claimAddress(
  { db, adapter, onAddressClaimed }: Deps,
  userId: string,
  keptProvider?: 'credential',
) {
  const user = await adapter.findUserById(userId)
  if (!user || user.emailVerified) return
  // Sessions end before and after: a password that is being changed is stored by a live session only, and
  // a session that is being made is kept for a password that is still there only.
  await adapter.deleteUserSessions(userId)
  for (const { id, providerId } of await adapter.findAccounts(userId))
    if (providerId !== keptProvider) await adapter.deleteAccount(id)
  await adapter.deleteUserSessions(userId)
  await revokeEmailedLinks(db, userId)
  await revokeRestoreLinks(db, userId)
  await onAddressClaimed(userId)
}
