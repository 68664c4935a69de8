import type { SubscriptionRecord } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { hasAccess } from './access.ts'
import { type BillingNeeds, type Payer, requirePayments } from './billing-deps.ts'
import { hasEnded, isLive } from './current-subscription.ts'
import { makeOnce } from './customer.ts'
import { endUnpaid } from './duplicates.ts'
import { findSubscription, type StoredSubscription } from './subscriptions-table.ts'
import { refresh } from './sync-subscription.ts'
import { hadTrialBefore } from './trial-history.ts'

/** How things stand by what we know; nobody is asked. */
export async function showSubscription(
  needs: Pick<BillingNeeds, 'db' | 'now' | 'secret'>,
  { id, email }: Payer,
): Promise<SubscriptionRecord> {
  const record = toRecord(await findSubscription(needs.db, id), await needs.now())
  const { trialAvailable } = record
  if (!trialAvailable) return record
  const hadTrial = await hadTrialBefore(needs, { addresses: [email] })
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
  needs: BillingNeeds,
  userId: string,
): Promise<SubscriptionRecord> {
  const running = await findRunning(needs, userId, messages.billing.subscription.noneToCancel)
  const payments = requirePayments(needs)
  const { subscriptionId, cancelAtPeriodEnd } = running
  if (!isLive(running)) await endUnpaid(needs, userId, subscriptionId)
  else if (!cancelAtPeriodEnd) await payments.setCancelAtPeriodEnd(subscriptionId, true)
  return refreshed(needs, userId)
}

/** @throws AppError `subscription_ended` */
export async function resumeSubscription(
  needs: BillingNeeds,
  userId: string,
): Promise<SubscriptionRecord> {
  const { subscriptionId, cancelAtPeriodEnd } = await findRunning(
    needs,
    userId,
    messages.billing.subscription.noneToResume,
  )
  if (cancelAtPeriodEnd) await requirePayments(needs).setCancelAtPeriodEnd(subscriptionId, false)
  return refreshed(needs, userId)
}

/** @returns what the card form confirms. @throws AppError `subscription_ended` */
export async function beginCardChange(
  needs: BillingNeeds,
  userId: string,
): Promise<{ clientSecret: string }> {
  const payments = requirePayments(needs)
  const { customerId, cardSetupId } = await findRunning(
    needs,
    userId,
    messages.billing.subscription.noneToResume,
  )
  const begun = cardSetupId ? await payments.readCardChange(cardSetupId) : undefined
  if (begun?.state === 'open') return begun
  return makeOnce(needs, {
    userId,
    purpose: `card:${userId}`,
    make: (key) => payments.beginCardChange({ customerId, userId }, key),
    change: ({ id }) => ({ cardSetupId: id }),
  })
}

/** The provider is asked first: the notice of an end may still be on its way. */
async function findRunning(needs: BillingNeeds, userId: string, sentence: string) {
  const stored = (await refresh(needs, userId))?.stored
  const { subscriptionId, customerId } = stored ?? {}
  if (!stored || !subscriptionId || !customerId)
    throw new AppError('subscription_ended', messages.billing.subscription.noneYet)
  if (hasEnded(stored)) throw new AppError('subscription_ended', sentence)
  return { ...stored, subscriptionId, customerId }
}

async function refreshed(needs: BillingNeeds, userId: string) {
  const known = await refresh(needs, userId)
  return toRecord(known?.stored, await needs.now())
}

/** Whether somebody would be charged for a subscription that we know of. */
export const mayBeCharged = (stored: StoredSubscription | undefined) =>
  stored !== undefined && (isLive(stored) || stored.status === 'past_due')
