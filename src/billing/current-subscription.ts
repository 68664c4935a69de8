import type { SubscriptionStatus } from '#contract/billing.ts'
import type { Subscription } from './payments.ts'

/** A user's current subscription: the first with access, or that can regain access. */
const priority: Record<SubscriptionStatus, number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unknown: 2,
  // An ended subscription tells more about the user than an abandoned payment page.
  canceled: 3,
  incomplete: 4,
  incomplete_expired: 5,
}

/** @param known the current one so far, which wins a tie */
export function selectCurrent(
  subscriptions: Subscription[],
  known: string | null,
): Subscription | undefined {
  const isKnown = ({ id }: Subscription) => (id === known ? 0 : 1)
  return subscriptions.toSorted(
    (a, b) =>
      priority[a.status] - priority[b.status] ||
      isKnown(a) - isKnown(b) ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  )[0]
}

export const hasEnded = ({ status }: { status: SubscriptionStatus | null }) =>
  status === null || status === 'canceled' || status === 'incomplete_expired'

/** Whether this subscription used the free trial: a card was confirmed for it. */
export const hasUsedTrial = ({ hadTrial, status }: Subscription) =>
  hadTrial && status !== 'incomplete' && status !== 'incomplete_expired'
