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

/** How things stand by what we know; nobody is asked. */
export async function getSubscription(
  deps: Pick<BillingDeps, 'db' | 'now' | 'secret'>,
  { id, email }: BillingUser,
): Promise<SubscriptionRecord> {
  const record = toRecord(await findSubscription(deps.db, id), await deps.now())
  const { trialAvailable } = record
  if (!trialAvailable) return record
  const hadTrial = await hasUsedTrialBefore(deps, { addresses: [email] })
  return { ...record, trialAvailable: !hadTrial }
}

function toRecord(stored: StoredSubscription | undefined, now: Date): SubscriptionRecord {
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
    trialAvailable: !stored?.trialUsed,
    hasAccess: hasAccess(stored, now),
    card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  }
}

/**
 * At the end of the period. One that was not paid for has no such period: it ends at once, and what is
 * open is not charged any more.
 * @throws AppError `subscription_ended`
 */
export async function cancelSubscription(
  deps: BillingDeps,
  userId: string,
): Promise<SubscriptionRecord> {
  const running = await requireRunning(deps, userId, messages.billing.subscription.noneToCancel)
  const payments = requirePayments(deps)
  const { subscriptionId, cancelAtPeriodEnd } = running
  if (!isActive(running.status)) await cancelUnpaid(deps, userId, subscriptionId)
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
  const begun = cardSetupId ? await payments.retrieveCardSetup(cardSetupId) : undefined
  if (begun?.state === 'open') return begun
  return createOnce(deps, {
    userId,
    purpose: `card:${userId}`,
    create: (key) => payments.createCardSetup({ customerId, userId }, key),
    toChange: ({ id }) => ({ cardSetupId: id }),
  })
}

/** The provider is asked first: the notice of an end may still be on its way. */
async function requireRunning(deps: BillingDeps, userId: string, sentence: string) {
  const stored = (await syncSubscription(deps, userId))?.stored
  const { subscriptionId, customerId } = stored ?? {}
  if (!stored || !subscriptionId || !customerId)
    throw new AppError('subscription_ended', messages.billing.subscription.noneYet)
  if (hasEnded(stored)) throw new AppError('subscription_ended', sentence)
  return { ...stored, subscriptionId, customerId }
}

async function syncedRecord(deps: BillingDeps, userId: string) {
  const known = await syncSubscription(deps, userId)
  return toRecord(known?.stored, await deps.now())
}

/** Whether somebody would be charged for a subscription that we know of. */
export const mayBeCharged = (stored: StoredSubscription | undefined) =>
  stored !== undefined && (isActive(stored.status) || stored.status === 'past_due')
