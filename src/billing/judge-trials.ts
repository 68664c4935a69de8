import type { TrialRefusal } from '#contract/billing.ts'
import type { Transaction } from '#database.ts'
import type { BillingNeeds, Payer } from './billing-needs.ts'
import { currentOf } from './current-subscription.ts'
import { findRefusedTrials, keepRefusedTrial } from './duplicates-table.ts'
import type { Subscription } from './payments.ts'
import type { StoredSubscription } from './subscriptions-table.ts'
import { claimTrial } from './used-trial.ts'

export interface Judgement {
  /** The one that is the person's, without the trials that were refused. */
  current: Subscription | undefined
  /** A trial that is refused now: it is written down as one to end, and opens nothing. */
  refused: { subscription: Subscription; because: TrialRefusal } | undefined
}

/**
 * Which subscription is a person's. The card is known only once it is confirmed, and with it the provider
 * begins the trial: one whose card or address has had a trial is not taken as theirs, and ends uncharged.
 */
export async function judgeTrials(
  needs: Pick<BillingNeeds, 'secret'>,
  tx: Transaction,
  {
    user,
    before,
    subscriptions,
  }: { user: Payer; before: StoredSubscription; subscriptions: Subscription[] },
): Promise<Judgement> {
  const refusedBefore = await findRefusedTrials(tx, user.id)
  let left = subscriptions.filter(({ id }) => !refusedBefore.includes(id))
  let refused: Judgement['refused']
  for (;;) {
    const current = currentOf(left, before.subscriptionId)
    if (!current || !isNewTrial(current, before)) return { current, refused }
    const fingerprint = current.card?.fingerprint
    const because = await claimTrial(needs, tx, { address: user.email, fingerprint })
    if (!because) return { current, refused }
    await keepRefusedTrial(tx, user.id, current.id)
    refused ??= { subscription: current, because }
    left = left.filter(({ id }) => id !== current.id)
  }
}

/** One that we knew as theirs once its card was confirmed was judged then. */
function isNewTrial({ id, status }: Subscription, before: StoredSubscription): boolean {
  const wasConfirmed = before.status !== null && before.status !== 'incomplete'
  return status === 'trialing' && !(before.subscriptionId === id && wasConfirmed)
}
