import type { BillingNeeds } from '#billing/billing-needs.ts'
import { keptOfTrial, leavePayments, refuseWhileKnown, rememberLeaver } from '#billing/leaving.ts'
import { countBirthDetails } from '#birth/birth-details-table.ts'
import { countEvents } from '#calendar/events-table.ts'
import { countFeeds } from '#calendar/feeds-table.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { countHoroscopes } from '#horoscopes/horoscopes-table.ts'
import type { IdentityProvider, SignedInIdentity } from '#identity/identity-provider.ts'
import { requireLoginOfToday } from '#identity/recent-login.ts'
import { deleteUser, findUser, findUserById } from '#identity/users-table.ts'
import { readIdentity, refuseUnlessActive } from '#identity/who-is.ts'
import { countReadings } from '#readings/readings-table.ts'
import { deleteGenerationsOf } from '#writer/generations-table.ts'

type Line = DeletionReceipt['deleted'][number]
type Kept = DeletionReceipt['kept']

export interface DeletionNeeds extends BillingNeeds {
  identity: IdentityProvider
  kept?: DeletionReceipt['kept']
}

interface Leaver {
  identity: SignedInIdentity
  /** Absent where an earlier try got this far. */
  userId: string | undefined
}

/** One part of going. It may be run again after itself or a later one has failed. */
type Step = (needs: DeletionNeeds, leaver: Leaver) => Promise<{ deleted: Line[]; kept?: Kept }>

/**
 * In this order, so that whoever is stopped half way can come back and try again: the payment provider
 * first (nobody is charged for what is gone), the account that lets them in after all else.
 */
const steps: Step[] = [
  deletePayments,
  deleteLetters,
  deleteRows,
  deleteIdentity,
  deleteReturned,
  nameWhatIsKept,
]

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
  const kept: Kept = [...(needs.kept ?? [])]
  for (const step of steps) {
    try {
      const done = await step(needs, leaver)
      deleted.push(...done.deleted)
      kept.push(...(done.kept ?? []))
    } catch (error) {
      needs.log.error({ error, step: step.name }, 'An account could not be deleted')
      throw new AppError('deletion_failed', messages.account.deletion.failed, { cause: error })
    }
  }
  const deletedAt = new Date().toISOString()
  return { deletedAt, deleted: deleted.filter(({ count }) => count > 0), kept }
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

async function deletePayments(needs: DeletionNeeds, { userId }: Leaver) {
  return userId ? leavePayments(needs, userId) : { deleted: [] }
}

async function deleteLetters({ db, post }: DeletionNeeds, { identity }: Leaver) {
  const user = await findUser(db, identity)
  const addresses = new Set([identity.email, user?.email ?? identity.email])
  let count = 0
  for (const address of addresses) count += await post.forget(address)
  return { deleted: [{ what: 'Emails to you', count }] }
}

/** Everything that hangs on the person's row goes with it. */
async function deleteRows(needs: DeletionNeeds, { userId, identity }: Leaver) {
  if (!userId) return { deleted: [] }
  return needs.db.transaction(async (tx) => {
    await refuseWhileKnown(needs, tx, userId)
    const user = await findUserById(tx, userId)
    const addresses = [identity.email, ...(user ? [user.email] : [])]
    await rememberLeaver(needs, tx, { userId, addresses })
    const deleted = [
      { what: 'Readings, with their birth details', count: await countReadings(tx, userId) },
      { what: 'Horoscopes', count: await countHoroscopes(tx, userId) },
      { what: 'Key dates of the cosmic calendar', count: await countEvents(tx, userId) },
      { what: 'Private address of the calendar', count: await countFeeds(tx, userId) },
      { what: 'Birth details', count: await countBirthDetails(tx, userId) },
      {
        what: 'Requests for readings and horoscopes',
        count: await deleteGenerationsOf(tx, userId),
      },
    ]
    const profile = await deleteUser(tx, userId)
    return { deleted: [...deleted, { what: 'Profile', count: profile ? 1 : 0 }] }
  })
}

async function deleteIdentity({ identity }: DeletionNeeds, leaver: Leaver) {
  const count = (await identity.standing(leaver.identity, 'calling')).is === 'gone' ? 0 : 1
  await identity.remove(leaver.identity)
  return { deleted: [{ what: 'Login, with every password and session', count }] }
}

/** As long as they had a login, a call from another tab made them known again. */
async function deleteReturned(needs: DeletionNeeds, { identity }: Leaver) {
  const userId = (await findUser(needs.db, identity))?.id
  const returned = { identity, userId }
  const paid = await deletePayments(needs, returned)
  await deleteRows(needs, returned)
  return { deleted: paid.deleted }
}

/** Said last, so that whoever tries again after a failure reads it, too. */
async function nameWhatIsKept(needs: DeletionNeeds, { identity }: Leaver) {
  return { deleted: [], kept: await keptOfTrial(needs, identity.email) }
}
