import type { SubscriptionStatus } from '#contract/billing.ts'
import type { Subscription } from './payments.ts'

/** Which of several is a person's: the first that opens something, or could again. */
const priority: Record<SubscriptionStatus, number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unknown: 2,
  // An ended one says more about a person than a payment page that was opened and left.
  canceled: 3,
  incomplete: 4,
  incomplete_expired: 5,
}

/** @param known the one that we call theirs so far: of two that are alike it stays */
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

/** Whether the free days of this one count as had: somebody has confirmed a card for them. */
export const hasUsedTrial = ({ hadTrial, status }: Subscription) =>
  hadTrial && status !== 'incomplete' && status !== 'incomplete_expired'
