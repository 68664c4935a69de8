import type { BillingDeps } from '#billing/billing-deps.ts'
import {
  deleteBilling,
  listKeptTrialData,
  recordTrialOfDeletedUser,
  requireCustomerDeleted,
} from '#billing/delete-billing.ts'
import { renewDeletionMark, setDeletionMark } from '#billing/subscriptions-table.ts'
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
import { requireActive } from '#identity/authenticate.ts'
import { requireLoginWithinDay } from '#identity/credentials/recent-login.ts'
import type { IdentityProvider, SignedInIdentity } from '#identity/identity-provider.ts'
import { deleteUser, findUser, findUserById } from '#identity/users-table.ts'
import { countReadings } from '#readings/readings-table.ts'
import { releaseTurn } from '#turns.ts'
import { deleteGenerationsOf } from '#writer/generations-table.ts'
import {
  deleteReceiptLines,
  deleteReceiptLinesBefore,
  hasReceiptLines,
  listReceiptLines,
  saveReceiptLines,
} from './deletion-receipt-table.ts'
import { deleteCrashedRuns, endRun, recordHeartbeat, startRun } from './running-deletions-table.ts'

type Line = DeletionReceipt['deleted'][number]
type Kept = DeletionReceipt['kept']

export interface DeletionDeps extends BillingDeps {
  identity: IdentityProvider
  kept?: DeletionReceipt['kept']
}

interface DeletionTarget {
  identity: SignedInIdentity
  /** Absent where an earlier try got this far. */
  userId: string | undefined
}

/** One part of going, which notes what it deletes. It may be run again after itself or a later one has failed. */
type Step = (deps: DeletionDeps, target: DeletionTarget) => Promise<void>

// Whoever has not tried again by then hardly will; the lines name nobody but a login.
const RECEIPT_LINES_KEPT_MS = 30 * DAY

/**
 * In this order, so that whoever is stopped half way can come back and try again: the payment provider
 * first (nobody is charged for what is gone), the account that lets them in after all else.
 */
const steps: Step[] = [deletePayments, deleteEmails, deleteRows, deleteIdentity, deleteReturned]

/**
 * Deletes the caller with all that is known of them, and lists what that was. Calls that come while a
 * deletion of the same account is running in this process share it; in another process they run the
 * same steps beside it. All of them get the same receipt.
 */
export function createDeletion(deps: DeletionDeps) {
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
    const target = await findDeletionTarget(deps, identity)
    // Of two that came at once, the other may have begun meanwhile.
    const deletion = running.get(key) ?? runDeletion(deps, target)
    running.set(key, deletion)
    return deletion.finally(() => running.delete(key))
  }
}

async function runDeletion(deps: DeletionDeps, target: DeletionTarget): Promise<DeletionReceipt> {
  await deleteReceiptLinesBefore(deps.db, new Date(Date.now() - RECEIPT_LINES_KEPT_MS))
  await deleteCrashedRuns(deps.db)
  const run = await startRun(deps.db, target.identity)
  try {
    await runSteps(deps, target, run)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    // The lines stay for the next try.
    await deps.db.transaction((tx) => endRun(tx, run, target.identity))
    throw error
  }
  return writeReceipt(deps, target, run)
}

async function runSteps(deps: DeletionDeps, target: DeletionTarget, run: string) {
  for (const step of steps) {
    try {
      await recordHeartbeat(deps.db, run)
      if (target.userId) await renewDeletionMark(deps.db, target.userId)
      await step(deps, target)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      deps.log.error({ error, step: step.name }, 'An account could not be deleted')
      const user = await findUser(deps.db, target.identity)
      if (user) await setDeletionMark(deps.db, user.id, null)
      throw new AppError('deletion_failed', messages.account.deletion.failed, { cause: error })
    }
  }
}

const requireRecentLogin = ({ signedInAt }: SignedInIdentity) =>
  requireLoginWithinDay(signedInAt, messages.account.deletion.requiresRecentLogin)

/** Also of what was deleted by an earlier try that failed halfway, and by another run beside this one. */
async function writeReceipt(
  deps: DeletionDeps,
  { identity }: DeletionTarget,
  run: string,
): Promise<DeletionReceipt> {
  const ofTrial = await listKeptTrialData(deps, identity.email)
  const lines = await deps.db.transaction(async (tx) => {
    const isLast = await endRun(tx, run, identity)
    const listed = await listReceiptLines(tx, identity)
    if (isLast) await deleteReceiptLines(tx, identity)
    return listed
  })
  // The same in every run, unlike the time at which a run ends.
  const deletedAt = Math.max(...lines.map(({ recordedAt }) => recordedAt.getTime()))
  return {
    deletedAt: new Date(deletedAt).toISOString(),
    deleted: lines.flatMap(({ what, count }) => (count ? [{ what, count }] : [])),
    kept: [
      ...(deps.kept ?? []),
      ...lines.flatMap(({ what, why }) => (why ? [{ what, why }] : [])),
      ...ofTrial,
    ],
  }
}

const recordDeleted = (db: Database | Transaction, { identity }: DeletionTarget, deleted: Line[]) =>
  saveReceiptLines(
    db,
    identity,
    deleted.filter(({ count }) => count > 0).map((line) => ({ ...line, why: null })),
  )

const recordKept = (db: Database, { identity }: DeletionTarget, kept: Kept) =>
  saveReceiptLines(
    db,
    identity,
    kept.map((line) => ({ ...line, count: null })),
  )

/** A deletion that failed after the login was gone can be tried again; one that succeeded cannot. */
async function findDeletionTarget({ db, identity }: DeletionDeps, signedIn: SignedInIdentity) {
  const status = await identity.getAccountStatus(signedIn, 'call')
  if (status.state !== 'deleted' || !(await hasReceiptLines(db, signedIn))) {
    requireActive(status)
    requireRecentLogin(signedIn)
  }
  return { identity: signedIn, userId: (await findUser(db, signedIn))?.id }
}

async function deletePayments(deps: DeletionDeps, target: DeletionTarget) {
  if (!target.userId) return
  await deleteBilling(deps, target.userId, async ({ deleted, kept }) => {
    await recordDeleted(deps.db, target, deleted)
    await recordKept(deps.db, target, kept)
  })
}

async function deleteEmails({ db, outbox }: DeletionDeps, target: DeletionTarget) {
  const { identity } = target
  const user = await findUser(db, identity)
  const addresses = new Set([identity.email, user?.email ?? identity.email])
  let count = 0
  for (const address of addresses) count += await outbox.deleteEmailsTo(address)
  await recordDeleted(db, target, [{ what: 'Emails to you', count }])
}

/** Everything that hangs on the person's row goes with it. */
async function deleteRows(deps: DeletionDeps, target: DeletionTarget) {
  const { userId, identity } = target
  if (!userId) return
  await deps.db.transaction(async (tx) => {
    await requireCustomerDeleted(deps, tx, userId)
    const user = await findUserById(tx, userId)
    const addresses = [identity.email, ...(user ? [user.email] : [])]
    await recordTrialOfDeletedUser(deps, tx, { userId, addresses })
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
    await recordDeleted(tx, target, [...deleted, { what: 'Profile', count: profile ? 1 : 0 }])
  })
}

async function deleteIdentity({ db, identity }: DeletionDeps, target: DeletionTarget) {
  const count =
    (await identity.getAccountStatus(target.identity, 'call')).state === 'deleted' ? 0 : 1
  // Noted first: afterwards nobody could tell that there was one.
  await recordDeleted(db, target, [{ what: 'Login, with every password and session', count }])
  await identity.deleteAccount(target.identity)
}

/** As long as they had a login, a call from another tab made them known again. */
async function deleteReturned(deps: DeletionDeps, { identity }: DeletionTarget) {
  const userId = (await findUser(deps.db, identity))?.id
  const returned = { identity, userId }
  await deletePayments(deps, returned)
  await deleteRows(deps, returned)
}
