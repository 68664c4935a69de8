import { renewDeletionMark, setDeletionMark } from '#billing/billing-workflows-table.ts'
import type { DeletionReceipt } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { isDatabaseUnavailable } from '#database/outage.ts'
import { AppError } from '#errors.ts'
import { requireActive } from '#identity/authenticate.ts'
import { requireLoginWithinDay } from '#identity/credentials/recent-login.ts'
import type { SignedInIdentity } from '#identity/identity-provider.ts'
import { findUser } from '#identity/users-table.ts'
import { releaseTurn } from '#limits/turns.ts'
import type { DeletionDeps, DeletionTarget } from './deletion-deps.ts'
import { abandonRun, completeRun } from './deletion-receipt.ts'
import { hasReceiptLines } from './deletion-receipt-table.ts'
import { deletionSteps } from './deletion-steps.ts'
import { deleteCrashedRuns, recordHeartbeat, startRun } from './running-deletions-table.ts'

/**
 * Deletes the caller's account and all their data, and returns a receipt. Concurrent calls for one
 * account share one deletion in this process; another process runs the same steps beside it. All of them
 * get the same receipt.
 */
export function createDeletion(deps: DeletionDeps) {
  const running = new Map<string, Promise<DeletionReceipt>>()

  /** @throws AppError `deletion_failed` if a step failed; a retry is safe */
  return async function deleteAccount(identity: SignedInIdentity): Promise<DeletionReceipt> {
    // Concurrent calls must join this deletion: afterward, their token is refused.
    releaseTurn()
    const key = JSON.stringify([identity.issuer, identity.subject])
    const shared = running.get(key)
    if (shared) {
      // The login may be deleted by now, but the token says how recent it was.
      requireRecentLogin(identity)
      return shared
    }
    // Recorded before the account is read, so that a run that completes meanwhile leaves its receipt.
    const run = await startRun(deps.db, identity)
    const target = await findDeletionTarget(deps, identity).catch(async (error) => {
      await abandonRun(deps.db, { identity }, run)
      throw error
    })
    // Another call may have started one while this one read the target.
    const started = running.get(key)
    if (started) await abandonRun(deps.db, target, run)
    const deletion = started ?? runDeletion(deps, target, run)
    running.set(key, deletion)
    return deletion.finally(() => running.delete(key))
  }
}

/** A deletion that failed after the login was deleted can be retried; a completed one cannot. */
async function findDeletionTarget({ db, identity }: DeletionDeps, signedIn: SignedInIdentity) {
  const status = await identity.getAccountStatus(signedIn, 'call')
  if (status.state !== 'deleted' || !(await hasReceiptLines(db, signedIn))) {
    requireActive(status)
    requireRecentLogin(signedIn)
  }
  const provenEmail = status.state === 'active' && status.emailVerified ? status.email : undefined
  return { identity: signedIn, userId: (await findUser(db, signedIn))?.id, provenEmail }
}

const requireRecentLogin = ({ signedInAt }: SignedInIdentity) =>
  requireLoginWithinDay(signedInAt, messages.account.deletion.requiresRecentLogin)

async function runDeletion(
  deps: DeletionDeps,
  target: DeletionTarget,
  run: string,
): Promise<DeletionReceipt> {
  await deleteCrashedRuns(deps.db)
  try {
    await runSteps(deps, target, run)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    await abandonRun(deps.db, target, run)
    throw error
  }
  return completeRun(deps, target, run)
}

async function runSteps(deps: DeletionDeps, target: DeletionTarget, run: string) {
  for (const step of deletionSteps) {
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
