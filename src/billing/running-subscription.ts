import { isActive } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import type { BillingDeps } from './billing-deps.ts'
import { hasEnded } from './current-subscription.ts'
import type { StoredSubscription } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Syncs first: the webhook event of a cancellation may not have arrived.
 * @throws AppError `subscription_ended` with this sentence
 */
export async function requireRunning(deps: BillingDeps, userId: string, sentence: string) {
  const { subscription, workflow } = (await syncSubscription(deps, userId))?.stored ?? {}
  const { subscriptionId, customerId } = subscription ?? {}
  if (!subscription || !workflow || !subscriptionId || !customerId)
    throw new AppError('subscription_ended', messages.billing.subscription.noneYet)
  if (hasEnded(subscription)) throw new AppError('subscription_ended', sentence)
  const { cardSetupId, attempt } = workflow
  return { ...subscription, subscriptionId, customerId, cardSetupId, attempt }
}

export const mayBeCharged = ({ status }: StoredSubscription) =>
  isActive(status) || status === 'past_due'
