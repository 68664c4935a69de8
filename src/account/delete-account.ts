import type { DeletionReceipt } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { AppError } from '#errors.ts'
import type { IdentityProvider, SignedInIdentity } from '#identity/identity-provider.ts'
import { requireLoginOfToday } from '#identity/recent-login.ts'
import { deleteUser, findUser } from '#identity/users-table.ts'
import { readIdentity, refuseUnlessActive } from '#identity/who-is.ts'
import type { Log } from '#log.ts'
import type { Post } from '#mail/post.ts'
import { countReadings } from '#readings/readings-table.ts'
import { deleteGenerationsOf } from '#writer/generations-table.ts'

type Line = DeletionReceipt['deleted'][number]

export interface DeletionNeeds {
  db: Database
  post: Post
  log: Log
  identity: IdentityProvider
  kept?: DeletionReceipt['kept']
}

interface Leaver {
  identity: SignedInIdentity
  /** Absent where an earlier try got this far. */
  userId: string | undefined
}

/** One part of going. It may be run again after itself or a later one has failed. */
type Step = (needs: DeletionNeeds, leaver: Leaver) => Promise<Line[]>

/**
 * In this order, so that whoever is stopped half way can come back and try again: the payment provider
 * first (nobody is charged for what is gone), the account that lets them in last.
 */
const steps: Step[] = [deleteLetters, deleteRows, deleteIdentity]

/**
 * Deletes the caller with all that is known of them, and lists what that was.
 * @throws AppError `deletion_failed` when a step did; trying again is safe
 */
export async function leave(
  needs: DeletionNeeds,
  authorization: string | undefined,
): Promise<DeletionReceipt> {
  const leaver = await findLeaver(needs, authorization)
  const deleted: Line[] = []
  for (const step of steps) {
    try {
      deleted.push(...(await step(needs, leaver)))
    } catch (error) {
      needs.log.error({ error, step: step.name }, 'An account could not be deleted')
      throw new AppError('deletion_failed', messages.account.deletion.failed, { cause: error })
    }
  }
  const deletedAt = new Date().toISOString()
  return { deletedAt, deleted: deleted.filter(({ count }) => count > 0), kept: needs.kept ?? [] }
}

/** Whoever is gone already may ask again: the answer to the first call may have been lost. */
async function findLeaver({ db, identity }: DeletionNeeds, authorization: string | undefined) {
  const signedIn = await readIdentity(identity, authorization)
  const standing = await identity.standing(signedIn, 'calling')
  if (standing.is !== 'gone') {
    refuseUnlessActive(standing)
    requireLoginOfToday(signedIn.signedInAt, messages.account.deletion.requiresRecentLogin)
  }
  return { identity: signedIn, userId: (await findUser(db, signedIn))?.id }
}

async function deleteLetters({ db, post }: DeletionNeeds, { identity }: Leaver) {
  const user = await findUser(db, identity)
  const addresses = new Set([identity.email, user?.email ?? identity.email])
  let count = 0
  for (const address of addresses) count += await post.forget(address)
  return [{ what: 'Emails to you', count }]
}

/** Everything that hangs on the person's row goes with it. */
async function deleteRows({ db }: DeletionNeeds, { userId }: Leaver): Promise<Line[]> {
  if (!userId) return []
  return db.transaction(async (tx) => {
    const readings = await countReadings(tx, userId)
    const requests = await deleteGenerationsOf(tx, userId)
    const profile = await deleteUser(tx, userId)
    return [
      { what: 'Readings, with their birth details', count: readings },
      { what: 'Requests for readings', count: requests },
      { what: 'Profile', count: profile ? 1 : 0 },
    ]
  })
}

async function deleteIdentity({ identity }: DeletionNeeds, leaver: Leaver): Promise<Line[]> {
  const count = (await identity.standing(leaver.identity, 'calling')).is === 'gone' ? 0 : 1
  await identity.remove(leaver.identity)
  return [{ what: 'Login, with every password and session', count }]
}
