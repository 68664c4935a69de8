import type { AuthContext } from 'better-auth'
import type { Database } from '#database.ts'
import { deleteConnections } from '../assistants/assistant-tables.ts'
import { revokeEmailedLinks, revokeRestoreLinks } from '../embedded/identity-tables.ts'
import { deleteSecondFactors } from '../two-factor/two-factor-tables.ts'

interface Deps {
  db: Database
  adapter: AuthContext['internalAdapter']
  /** Revokes access that needs no session. */
  onAddressClaimed(userId: string): Promise<void>
}

/**
 * Called when an address is confirmed. If it was not before, somebody else may have created the account
 * with it, so every password, second factor, link, session and connected assistant of the account ends.
 *
 * @param keptProvider the sign-in method that confirmed the address
 */
export async function claimAddress(
  { db, adapter, onAddressClaimed }: Deps,
  userId: string,
  keptProvider?: 'credential',
) {
  const user = await adapter.findUserById(userId)
  if (!user || user.emailVerified) return
  // Sessions are deleted before and after: a password change needs a live session, and a sign-in that
  // began earlier may create a session until its password is deleted.
  await adapter.deleteUserSessions(userId)
  for (const { id, providerId } of await adapter.findAccounts(userId))
    if (providerId !== keptProvider) await adapter.deleteAccount(id)
  await db.transaction((tx) => deleteSecondFactors(tx, userId))
  await adapter.deleteUserSessions(userId)
  await deleteConnections(db, userId)
  await revokeEmailedLinks(db, userId)
  await revokeRestoreLinks(db, userId)
  await onAddressClaimed(userId)
}
