import { isActive, type SubscriptionRecord } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { hasAccess } from './access.ts'
import { type BillingDeps, type BillingUser, requirePayments } from './billing-deps.ts'
import { hasEnded } from './current-subscription.ts'
import { createOnce } from './customer.ts'
import { cancelUnpaid } from './duplicates.ts'
import { findSubscription, type StoredSubscription } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { hasUsedTrialBefore } from './trial-history.ts'
import { findTrial, type Trial } from './trials-table.ts'

/** The stored state; the provider is not asked. */
export async function getSubscription(
  deps: Pick<BillingDeps, 'db' | 'now' | 'secret'>,
  { id, email }: BillingUser,
): Promise<SubscriptionRecord> {
  const { db } = deps
  const trial = await findTrial(db, id)
  const record = toRecord(await findSubscription(db, id), trial, await deps.now())
  if (!record.trialAvailable) return record
  const hadTrial = await hasUsedTrialBefore(deps, { addresses: [email] })
  return { ...record, trialAvailable: !hadTrial }
}

function toRecord(
  stored: StoredSubscription | undefined,
  trial: Trial | undefined,
  now: Date,
): SubscriptionRecord {
  const { nextChargeAt, nextChargeCents, cardBrand, cardLast4 } = stored ?? {}
  return {
    subscriptionId: stored?.subscriptionId ?? null,
    status: stored?.status ?? null,
    plan: stored?.plan ?? null,
    periodEnd: stored?.periodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: stored?.cancelAtPeriodEnd ?? false,
    nextCharge:
      nextChargeAt && typeof nextChargeCents === 'number'
        ? { at: nextChargeAt.toISOString(), amountCents: nextChargeCents }
        : null,
    trialAvailable: !trial?.isUsed,
    hasAccess: hasAccess(stored, now),
    card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  }
}

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
  const { subscriptionId, status, cancelAtPeriodEnd } = running
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

/** Syncs first: the webhook event of a cancellation may not have arrived. */
async function requireRunning(deps: BillingDeps, userId: string, sentence: string) {
  const { subscription, workflow } = (await syncSubscription(deps, userId))?.stored ?? {}
  const { subscriptionId, customerId } = subscription ?? {}
  if (!subscription || !workflow || !subscriptionId || !customerId)
    throw new AppError('subscription_ended', messages.billing.subscription.noneYet)
  if (hasEnded(subscription)) throw new AppError('subscription_ended', sentence)
  const { cardSetupId } = workflow
  return { ...subscription, subscriptionId, customerId, cardSetupId }
}

async function syncedRecord(deps: BillingDeps, userId: string) {
  const { subscription, trial } = (await syncSubscription(deps, userId))?.stored ?? {}
  return toRecord(subscription, trial, await deps.now())
}

export const mayBeCharged = ({ status }: StoredSubscription) =>
  isActive(status) || status === 'past_due'
