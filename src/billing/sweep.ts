import { DAY } from '#durations.ts'
import type { BillingDeps } from './billing-deps.ts'
import { chargeReminderEmail } from './billing-emails.ts'
import { cancelLink } from './cancel-link.ts'
import { listUsersWithUnsettled } from './duplicates-table.ts'
import { deleteEventsBefore } from './payment-events-table.ts'
import {
  listDueReminders,
  listOutdated,
  listUnrecordedTrials,
  type ReminderKind,
  recordReminder,
  type StoredSubscription,
  saveSubscription,
} from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { recordTrialUse } from './trial-history.ts'
import { requeuePending, startWebhookProcessing } from './webhooks.ts'

const QUEUE = 'billing-round'
const EVERY_MINUTE = '* * * * *'
/** The provider sends a notice again for three days; nobody asks for one after that. */
const KEEP_EVENTS_MS = 40 * DAY

/** Begins to hear the provider, and to look around every minute. */
export async function startBilling(deps: BillingDeps) {
  if (!deps.payments) return
  await startWebhookProcessing(deps)
  await deps.jobs.every(QUEUE, EVERY_MINUTE, () => sweepBilling(deps))
}

/** What nobody else starts: letters ahead of a charge, and questions where no notice came. */
export async function sweepBilling(deps: BillingDeps) {
  const { db, now } = deps
  await requeuePending(deps)
  await sendReminders(deps, 'weekToldFor', { from: DAY, until: 7 * DAY })
  await sendReminders(deps, 'dayToldFor', { from: 0, until: DAY })
  await recordUsedTrials(deps)
  // Last, since it takes long while the provider does not answer.
  await syncOutdated(deps)
  await deleteEventsBefore(db, new Date((await now()).getTime() - KEEP_EVENTS_MS))
}

/** Of those whose trial began before marks were made of it at once; their cards are marked when they are asked about. */
async function recordUsedTrials(deps: BillingDeps) {
  for (const { userId, email } of await listUnrecordedTrials(deps.db))
    await deps.db.transaction(async (tx) => {
      await recordTrialUse(deps, tx, { addresses: [email] })
      await saveSubscription(tx, userId, { trialMarked: true })
    })
}

async function syncOutdated(deps: BillingDeps) {
  const { db, log, now } = deps
  const outdated = await listOutdated(db, await now())
  const unsettled = await listUsersWithUnsettled(db)
  for (const userId of new Set([...outdated, ...unsettled])) {
    try {
      await syncSubscription(deps, userId)
    } catch (error) {
      // The others are still asked about; this one again in the next round.
      log.error({ error, userId }, 'The payment provider could not be asked about somebody')
    }
  }
}

/** Writes to everybody who is to be told of a charge that is that far ahead, once. */
async function sendReminders(
  deps: BillingDeps,
  notice: ReminderKind,
  ahead: { from: number; until: number },
) {
  const now = await deps.now()
  const after = new Date(now.getTime() + ahead.from)
  const until = new Date(now.getTime() + ahead.until)
  for (const stored of await listDueReminders(deps.db, { notice, after, until }))
    await sendReminder(deps, { notice, now }, stored)
}

async function sendReminder(
  deps: BillingDeps,
  { notice, now }: { notice: ReminderKind; now: Date },
  stored: StoredSubscription & { email: string },
) {
  const { userId, email, subscriptionId, status, nextChargeAt, nextChargeCents } = stored
  if (!subscriptionId || !nextChargeAt || nextChargeCents === null) return
  const letter = chargeReminderEmail(email, {
    charge: { at: nextChargeAt, cents: nextChargeCents },
    publicUrl: deps.publicUrl,
    cancelLink: cancelLink(deps, { userId, subscriptionId }),
    now,
    chargeFor: status === 'trialing' ? 'end of trial' : 'next year',
  })
  await deps.outbox.sendInTransaction(async (tx) =>
    (await recordReminder(tx, { userId, notice, charge: nextChargeAt })) ? [letter] : [],
  )
}
