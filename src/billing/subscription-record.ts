import type { SubscriptionRecord } from '#contract/billing.ts'
import { hasAccess } from './access.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
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
    nextPlan: stored?.nextPlan ?? null,
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

/** After a change at the provider. */
export async function syncedRecord(deps: BillingDeps, userId: string) {
  const { subscription, trial } = (await syncSubscription(deps, userId))?.stored ?? {}
  return toRecord(subscription, trial, await deps.now())
}
