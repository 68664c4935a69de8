import { DAY } from '#durations.ts'
import type { BillingNeeds } from './billing-deps.ts'
import { chargeReminder } from './billing-emails.ts'
import { cancelLink } from './cancel-link.ts'
import { findPeopleWithUnsettled } from './duplicates-table.ts'
import { deleteEventsBefore } from './payment-events-table.ts'
import {
  findOutdated,
  findUnmarkedTrials,
  findUntold,
  markTold,
  type Notice,
  type StoredSubscription,
  saveSubscription,
} from './subscriptions-table.ts'
import { refresh } from './sync-subscription.ts'
import { rememberTrialOf } from './trial-history.ts'
import { followNotices, lookAtWaiting } from './webhooks.ts'

const QUEUE = 'billing-round'
const EVERY_MINUTE = '* * * * *'
/** The provider sends a notice again for three days; nobody asks for one after that. */
const NOTICES_HOLD_MS = 40 * DAY

/** Begins to hear the provider, and to look around every minute. */
export async function startBilling(needs: BillingNeeds) {
  if (!needs.payments) return
  await followNotices(needs)
  await needs.jobs.every(QUEUE, EVERY_MINUTE, () => makeRound(needs))
}

/** What nobody else starts: letters ahead of a charge, and questions where no notice came. */
export async function makeRound(needs: BillingNeeds) {
  const { db, now } = needs
  await lookAtWaiting(needs)
  await remind(needs, 'weekToldFor', { from: DAY, until: 7 * DAY })
  await remind(needs, 'dayToldFor', { from: 0, until: DAY })
  await markUsedTrials(needs)
  // Last, since it takes long while the provider does not answer.
  await askAboutOutdated(needs)
  await deleteEventsBefore(db, new Date((await now()).getTime() - NOTICES_HOLD_MS))
}

/** Of those whose trial began before marks were made of it at once; their cards are marked when they are asked about. */
async function markUsedTrials(needs: BillingNeeds) {
  for (const { userId, email } of await findUnmarkedTrials(needs.db))
    await needs.db.transaction(async (tx) => {
      await rememberTrialOf(needs, tx, { addresses: [email] })
      await saveSubscription(tx, userId, { trialMarked: true })
    })
}

async function askAboutOutdated(needs: BillingNeeds) {
  const { db, log, now } = needs
  const outdated = await findOutdated(db, await now())
  const unsettled = await findPeopleWithUnsettled(db)
  for (const userId of new Set([...outdated, ...unsettled])) {
    try {
      await refresh(needs, userId)
    } catch (error) {
      // The others are still asked about; this one again in the next round.
      log.error({ error, userId }, 'The payment provider could not be asked about somebody')
    }
  }
}

/** Writes to everybody who is to be told of a charge that is that far ahead, once. */
async function remind(needs: BillingNeeds, notice: Notice, ahead: { from: number; until: number }) {
  const now = await needs.now()
  const after = new Date(now.getTime() + ahead.from)
  const until = new Date(now.getTime() + ahead.until)
  for (const stored of await findUntold(needs.db, { notice, after, until }))
    await tell(needs, { notice, now }, stored)
}

async function tell(
  needs: BillingNeeds,
  { notice, now }: { notice: Notice; now: Date },
  stored: StoredSubscription & { email: string },
) {
  const { userId, email, subscriptionId, status, nextChargeAt, nextChargeCents } = stored
  if (!subscriptionId || !nextChargeAt || nextChargeCents === null) return
  const letter = chargeReminder(email, {
    charge: { at: nextChargeAt, cents: nextChargeCents },
    publicUrl: needs.publicUrl,
    cancelLink: cancelLink(needs, { userId, subscriptionId }),
    now,
    chargeFor: status === 'trialing' ? 'end of trial' : 'next year',
  })
  await needs.outbox.sendInTransaction(async (tx) =>
    (await markTold(tx, { userId, notice, charge: nextChargeAt })) ? [letter] : [],
  )
}
