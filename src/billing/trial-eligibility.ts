import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { HOUR } from '#durations.ts'
import type { BillingNeeds, Payer } from './billing-deps.ts'
import { currentOf, hasUsedTrial } from './current-subscription.ts'
import { findRefusedTrials, keepRefusedTrial } from './duplicates-table.ts'
import type { Subscription } from './payments.ts'
import type { StoredSubscription } from './subscriptions-table.ts'
import { claimTrial } from './trial-history.ts'

// A payment page is good for an hour. A trial that has run for another keeps its card, whatever shows up.
const CARD_JUDGED_WITHIN_MS = 2 * HOUR

export interface Judgement {
  /** The one that is the person's, without the trials that were refused. */
  current: Subscription | undefined
  /** All but the trials that were refused, now or before. */
  accepted: Subscription[]
  /** A trial that is refused now: it is written down as one to end, and opens nothing. */
  refused: { subscription: Subscription; because: TrialRefusal } | undefined
}

interface Judged {
  user: Payer
  before: StoredSubscription
  now: Date
}

/**
 * Which subscription is a person's. The card is known only once it is confirmed, and with it the provider
 * begins the trial: one whose card or address has had a trial is not taken as theirs, and ends uncharged.
 */
export async function judgeTrials(
  needs: Pick<BillingNeeds, 'secret'>,
  tx: Transaction,
  { subscriptions, ...judged }: Judged & { subscriptions: Subscription[] },
): Promise<Judgement> {
  const { user, before } = judged
  const refusedBefore = await findRefusedTrials(tx, user.id)
  let accepted = subscriptions.filter(({ id }) => !refusedBefore.includes(id))
  let refused: Judgement['refused']
  for (;;) {
    const current = currentOf(accepted, before.subscriptionId)
    const because = current && (await judge(needs, tx, { ...judged, current }))
    if (!because) return { current, accepted, refused }
    await keepRefusedTrial(tx, user.id, current.id)
    refused ??= { subscription: current, because }
    accepted = accepted.filter(({ id }) => id !== current.id)
  }
}

/** A trial is judged once: its address at first sight, its card as soon as the provider names it. */
async function judge(
  needs: Pick<BillingNeeds, 'secret'>,
  tx: Transaction,
  { user, before, now, current }: Judged & { current: Subscription },
): Promise<TrialRefusal | undefined> {
  const { id, status, card, createdAt } = current
  if (status !== 'trialing') return undefined
  const fingerprint = card?.fingerprint
  if (before.trialSubscriptionId !== id)
    return claimTrial(needs, tx, { address: user.email, fingerprint })
  const isNew = now.getTime() - createdAt.getTime() < CARD_JUDGED_WITHIN_MS
  return isNew && !before.trialCardJudged ? claimTrial(needs, tx, { fingerprint }) : undefined
}

/** What is stored of the trial that was somebody's. */
export function acceptedTrial(
  { trialSubscriptionId: known, trialCardJudged }: StoredSubscription,
  { current, accepted }: Judgement,
): Pick<StoredSubscription, 'trialSubscriptionId' | 'trialCardJudged'> {
  const running = current?.status === 'trialing' ? current : undefined
  const id = running?.id ?? known ?? accepted.find(hasUsedTrial)?.id ?? null
  const wasJudged = id === known && trialCardJudged
  return {
    trialSubscriptionId: id,
    trialCardJudged: wasJudged || Boolean(running?.card?.fingerprint),
  }
}

/** Why the latest that somebody began was refused; undefined where they have begun another since. */
export async function latestRefusal(
  db: Database,
  { stored, subscriptions }: { stored: StoredSubscription; subscriptions: Subscription[] },
): Promise<TrialRefusal | undefined> {
  const [latest] = subscriptions
  if (!latest || !stored.trialRefused) return undefined
  const refused = await findRefusedTrials(db, stored.userId)
  return refused.includes(latest.id) ? stored.trialRefused : undefined
}
