import { DAY } from '#durations.ts'
import type { BillingDeps } from './billing-deps.ts'
import { sendChargeReminders } from './charge-reminders.ts'
import { listUsersWithUnsettled } from './duplicates-table.ts'
import { listNotSyncedSince, listOutdated } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { recordTrialUse } from './trial-history.ts'
import { listUnrecordedTrials, saveTrial } from './trials-table.ts'
import { requeuePending, startWebhookProcessing } from './webhooks.ts'

// Renaming a queue would lose the jobs that wait in it.
const QUEUE = 'billing-round'
const EVERY_MINUTE = '* * * * *'
// Finds what was changed at the provider without an event that reached us, such as an address in its dashboard.
const RESYNC_AFTER_MS = 7 * DAY
const RESYNCS_A_MINUTE = 20

/** Starts processing webhook events, and sweeping every minute. */
export async function startBilling(deps: BillingDeps) {
  if (!deps.payments) return
  await startWebhookProcessing(deps)
  await deps.jobs.every(QUEUE, EVERY_MINUTE, () => sweepBilling(deps))
}

/** Runs the work that neither a request nor a webhook event triggers. */
export async function sweepBilling(deps: BillingDeps) {
  await requeuePending(deps)
  await sendChargeReminders(deps)
  await recordUsedTrials(deps)
  // Last, because it is slow while the provider does not answer.
  await syncOutdated(deps)
}

/** For trials from before hashes were stored at once; their cards are recorded by the next sync. */
async function recordUsedTrials(deps: BillingDeps) {
  for (const { userId, email } of await listUnrecordedTrials(deps.db))
    await deps.db.transaction(async (tx) => {
      await recordTrialUse(deps, tx, { addresses: [email] })
      await saveTrial(tx, userId, { isRecorded: true })
    })
}

async function syncOutdated(deps: BillingDeps) {
  const { db, log, now } = deps
  const outdated = await listOutdated(db, await now())
  const unsettled = await listUsersWithUnsettled(db)
  // By the clock of this process, which dated the syncs.
  const longAgo = new Date(Date.now() - RESYNC_AFTER_MS)
  const notSynced = await listNotSyncedSince(db, longAgo, RESYNCS_A_MINUTE)
  for (const userId of new Set([...outdated, ...unsettled, ...notSynced])) {
    try {
      await syncSubscription(deps, userId)
    } catch (error) {
      // The others are still synced; the next sweep retries this one.
      log.error({ error, userId }, 'A subscription could not be synced')
    }
  }
}
