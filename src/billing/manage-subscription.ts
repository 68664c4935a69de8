import { isActive, type SubscriptionRecord } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { incrementAttempt, saveWorkflow } from './billing-workflows-table.ts'
import { createOnce } from './customer.ts'
import { cancelUnpaid } from './duplicates.ts'
import { requireRunning } from './running-subscription.ts'
import { syncedRecord } from './subscription-record.ts'

/**
 * Cancels at the end of the period. An unpaid subscription has no such period: it is canceled at once,
 * and the open invoice is not charged any more.
 * @throws AppError `subscription_ended`
 */
export async function cancelSubscription(
  deps: BillingDeps,
  userId: string,
): Promise<SubscriptionRecord> {
  const running = await requireRunning(deps, userId, messages.billing.subscription.noneToCancel)
  const payments = requirePayments(deps)
  const { subscriptionId, status, cancelAtPeriodEnd, nextPlan, attempt } = running
  if (nextPlan) {
    // A change of plan is undone with it, so its key is used up.
    await incrementAttempt(deps.db, userId, attempt)
    await saveWorkflow(deps.db, userId, { cancelingSince: await deps.now() })
  }
  if (!isActive(status)) await cancelUnpaid(deps, userId, subscriptionId)
  else if (!cancelAtPeriodEnd) await payments.setCancelAtPeriodEnd(subscriptionId, true)
  return syncedRecord(deps, userId)
}

/** @throws AppError `subscription_ended` */
export async function resumeSubscription(
  deps: BillingDeps,
  userId: string,
): Promise<SubscriptionRecord> {
  const { subscriptionId, cancelAtPeriodEnd } = await requireRunning(
    deps,
    userId,
    messages.billing.subscription.noneToResume,
  )
  if (cancelAtPeriodEnd) await requirePayments(deps).setCancelAtPeriodEnd(subscriptionId, false)
  return syncedRecord(deps, userId)
}

/** @returns what the card form confirms. @throws AppError `subscription_ended` */
export async function createCardSetup(
  deps: BillingDeps,
  userId: string,
): Promise<{ clientSecret: string }> {
  const payments = requirePayments(deps)
  const { customerId, cardSetupId } = await requireRunning(
    deps,
    userId,
    messages.billing.subscription.noneToResume,
  )
  const existing = cardSetupId ? await payments.retrieveCardSetup(cardSetupId) : undefined
  if (existing?.state === 'open') return existing
  return createOnce(deps, {
    userId,
    purpose: `card:${userId}`,
    create: (key) => payments.createCardSetup({ customerId, userId }, key),
    toChange: ({ id }) => ({ workflow: { cardSetupId: id } }),
  })
}
