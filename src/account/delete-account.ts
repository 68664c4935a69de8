import type { BillingNeeds } from '#billing/billing-deps.ts'
import {
  keptOfTrial,
  leavePayments,
  refuseWhileKnown,
  rememberLeaver,
} from '#billing/delete-billing.ts'
import { markDeletion, renewDeletionMark } from '#billing/subscriptions-table.ts'
import { countBirthDetails } from '#birth/birth-details-table.ts'
import { countEvents } from '#calendar/events-table.ts'
import { countFeeds } from '#calendar/feeds-table.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import type { Database, Transaction } from '#database.ts'
import { isDatabaseUnavailable } from '#database-outage.ts'
import { DAY } from '#durations.ts'
import { AppError } from '#errors.ts'
import { countHoroscopes } from '#horoscopes/horoscopes-table.ts'
import { refuseUnlessActive } from '#identity/authenticate.ts'
import { requireLoginOfToday } from '#identity/credentials/recent-login.ts'
import type { IdentityProvider, SignedInIdentity } from '#identity/identity-provider.ts'
import { deleteUser, findUser, findUserById } from '#identity/users-table.ts'
import { countReadings } from '#readings/readings-table.ts'
import { releaseTurn } from '#turns.ts'
import { deleteGenerationsOf } from '#writer/generations-table.ts'
import {
  deleteLines,
  forgetLinesBefore,
  hasLines,
  listLines,
  noteLines,
} from './deletion-receipt-table.ts'
import { endRun, forgetCrashedRuns, keepRunAlive, startRun } from './running-deletions-table.ts'

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

/** One part of going, which notes what it deletes. It may be run again after itself or a later one has failed. */
type Step = (needs: DeletionNeeds, leaver: Leaver) => Promise<void>

// Whoever has not tried again by then hardly will; the lines name nobody but a login.
const LINES_LAST = 30 * DAY

/**
 * In this order, so that whoever is stopped half way can come back and try again: the payment provider
 * first (nobody is charged for what is gone), the account that lets them in after all else.
 */
const steps: Step[] = [deletePayments, deleteLetters, deleteRows, deleteIdentity, deleteReturned]

/**
 * Deletes the caller with all that is known of them, and lists what that was. Calls that come while a
 * deletion of the same account is running in this process share it; in another process they run the
 * same steps beside it. All of them get the same receipt.
 */
export function createDeletion(needs: DeletionNeeds) {
  const running = new Map<string, Promise<DeletionReceipt>>()

  /** @throws AppError `deletion_failed` when a step did; trying again is safe */
  return async function deleteAccount(identity: SignedInIdentity): Promise<DeletionReceipt> {
    // A call that comes meanwhile has to share this deletion: after it, its caller is nobody.
    releaseTurn()
    const key = JSON.stringify([identity.issuer, identity.subject])
    const begun = running.get(key)
    if (begun) {
      // Its login may be gone by now; that this one is recent enough can be told without it.
      requireRecentLogin(identity)
      return begun
    }
    const leaver = await findLeaver(needs, identity)
    // Of two that came at once, the other may have begun meanwhile.
    const deletion = running.get(key) ?? leave(needs, leaver)
    running.set(key, deletion)
    return deletion.finally(() => running.delete(key))
  }
}

async function leave(needs: DeletionNeeds, leaver: Leaver): Promise<DeletionReceipt> {
  await forgetLinesBefore(needs.db, new Date(Date.now() - LINES_LAST))
  await forgetCrashedRuns(needs.db)
  const run = await startRun(needs.db, leaver.identity)
  try {
    await runSteps(needs, leaver, run)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    // The lines stay for the next try.
    await needs.db.transaction((tx) => endRun(tx, run, leaver.identity))
    throw error
  }
  return writeReceipt(needs, leaver, run)
}

async function runSteps(needs: DeletionNeeds, leaver: Leaver, run: string) {
  for (const step of steps) {
    try {
      await keepRunAlive(needs.db, run)
      if (leaver.userId) await renewDeletionMark(needs.db, leaver.userId)
      await step(needs, leaver)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      needs.log.error({ error, step: step.name }, 'An account could not be deleted')
      const user = await findUser(needs.db, leaver.identity)
      if (user) await markDeletion(needs.db, user.id, null)
      throw new AppError('deletion_failed', messages.account.deletion.failed, { cause: error })
    }
  }
}

const requireRecentLogin = ({ signedInAt }: SignedInIdentity) =>
  requireLoginOfToday(signedInAt, messages.account.deletion.requiresRecentLogin)

/** Also of what was deleted by an earlier try that failed halfway, and by another run beside this one. */
async function writeReceipt(
  needs: DeletionNeeds,
  { identity }: Leaver,
  run: string,
): Promise<DeletionReceipt> {
  const ofTrial = await keptOfTrial(needs, identity.email)
  const lines = await needs.db.transaction(async (tx) => {
    const isLast = await endRun(tx, run, identity)
    const listed = await listLines(tx, identity)
    if (isLast) await deleteLines(tx, identity)
    return listed
  })
  // The same in every run, unlike the time at which a run ends.
  const deletedAt = Math.max(...lines.map(({ notedAt }) => notedAt.getTime()))
  return {
    deletedAt: new Date(deletedAt).toISOString(),
    deleted: lines.flatMap(({ what, count }) => (count ? [{ what, count }] : [])),
    kept: [
      ...(needs.kept ?? []),
      ...lines.flatMap(({ what, why }) => (why ? [{ what, why }] : [])),
      ...ofTrial,
    ],
  }
}

const noteDeleted = (db: Database | Transaction, { identity }: Leaver, deleted: Line[]) =>
  noteLines(
    db,
    identity,
    deleted.filter(({ count }) => count > 0).map((line) => ({ ...line, why: null })),
  )

const noteKept = (db: Database, { identity }: Leaver, kept: Kept) =>
  noteLines(
    db,
    identity,
    kept.map((line) => ({ ...line, count: null })),
  )

/** A deletion that failed after the login was gone can be tried again; one that succeeded cannot. */
async function findLeaver({ db, identity }: DeletionNeeds, signedIn: SignedInIdentity) {
  const standing = await identity.standing(signedIn, 'calling')
  if (standing.is !== 'gone' || !(await hasLines(db, signedIn))) {
    refuseUnlessActive(standing)
    requireRecentLogin(signedIn)
  }
  return { identity: signedIn, userId: (await findUser(db, signedIn))?.id }
}

async function deletePayments(needs: DeletionNeeds, leaver: Leaver) {
  if (!leaver.userId) return
  await leavePayments(needs, leaver.userId, async ({ deleted, kept }) => {
    await noteDeleted(needs.db, leaver, deleted)
    await noteKept(needs.db, leaver, kept)
  })
}

async function deleteLetters({ db, outbox }: DeletionNeeds, leaver: Leaver) {
  const { identity } = leaver
  const user = await findUser(db, identity)
  const addresses = new Set([identity.email, user?.email ?? identity.email])
  let count = 0
  for (const address of addresses) count += await outbox.deleteEmailsTo(address)
  await noteDeleted(db, leaver, [{ what: 'Emails to you', count }])
}

/** Everything that hangs on the person's row goes with it. */
async function deleteRows(needs: DeletionNeeds, leaver: Leaver) {
  const { userId, identity } = leaver
  if (!userId) return
  await needs.db.transaction(async (tx) => {
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
    await noteDeleted(tx, leaver, [...deleted, { what: 'Profile', count: profile ? 1 : 0 }])
  })
}

async function deleteIdentity({ db, identity }: DeletionNeeds, leaver: Leaver) {
  const count = (await identity.standing(leaver.identity, 'calling')).is === 'gone' ? 0 : 1
  // Noted first: afterwards nobody could tell that there was one.
  await noteDeleted(db, leaver, [{ what: 'Login, with every password and session', count }])
  await identity.remove(leaver.identity)
}

/** As long as they had a login, a call from another tab made them known again. */
async function deleteReturned(needs: DeletionNeeds, { identity }: Leaver) {
  const userId = (await findUser(needs.db, identity))?.id
  const returned = { identity, userId }
  await deletePayments(needs, returned)
  await deleteRows(needs, returned)
}
