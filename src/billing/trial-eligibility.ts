import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { HOUR } from '#durations.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
import { hasUsedTrial, selectCurrent } from './current-subscription.ts'
import { insertRefusedTrial, listRefusedTrials } from './duplicates-table.ts'
import type { Subscription } from './payments.ts'
import type { StoredSubscription } from './subscriptions-table.ts'
import { claimTrial } from './trial-history.ts'

// A payment page is good for an hour. A trial that has run for another keeps its card, whatever shows up.
const CHECK_CARD_WITHIN_MS = 2 * HOUR

export interface TrialDecision {
  /** The one that is the person's, without the trials that were refused. */
  current: Subscription | undefined
  /** All but the trials that were refused, now or before. */
  accepted: Subscription[]
  /** A trial that is refused now: it is written down as one to end, and opens nothing. */
  refused: { subscription: Subscription; because: TrialRefusal } | undefined
}

interface TrialContext {
  user: BillingUser
  before: StoredSubscription
  now: Date
}

/**
 * Which subscription is a person's. The card is known only once it is confirmed, and with it the provider
 * begins the trial: one whose card or address has had a trial is not taken as theirs, and ends uncharged.
 */
export async function decideTrials(
  deps: Pick<BillingDeps, 'secret'>,
  tx: Transaction,
  { subscriptions, ...judged }: TrialContext & { subscriptions: Subscription[] },
): Promise<TrialDecision> {
  const { user, before } = judged
  const refusedBefore = await listRefusedTrials(tx, user.id)
  let accepted = subscriptions.filter(({ id }) => !refusedBefore.includes(id))
  let refused: TrialDecision['refused']
  for (;;) {
    const current = selectCurrent(accepted, before.subscriptionId)
    const because = current && (await decideTrial(deps, tx, { ...judged, current }))
    if (!because) return { current, accepted, refused }
    await insertRefusedTrial(tx, user.id, current.id)
    refused ??= { subscription: current, because }
    accepted = accepted.filter(({ id }) => id !== current.id)
  }
}

/** A trial is judged once: its address at first sight, its card as soon as the provider names it. */
async function decideTrial(
  deps: Pick<BillingDeps, 'secret'>,
  tx: Transaction,
  { user, before, now, current }: TrialContext & { current: Subscription },
): Promise<TrialRefusal | undefined> {
  const { id, status, card, createdAt } = current
  if (status !== 'trialing') return undefined
  const fingerprint = card?.fingerprint
  if (before.trialSubscriptionId !== id)
    return claimTrial(deps, tx, { address: user.email, fingerprint })
  const isNew = now.getTime() - createdAt.getTime() < CHECK_CARD_WITHIN_MS
  return isNew && !before.trialCardJudged ? claimTrial(deps, tx, { fingerprint }) : undefined
}

/** What is stored of the trial that was somebody's. */
export function toTrialChange(
  { trialSubscriptionId: known, trialCardJudged }: StoredSubscription,
  { current, accepted }: TrialDecision,
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
export async function findLatestRefusal(
  db: Database,
  { stored, subscriptions }: { stored: StoredSubscription; subscriptions: Subscription[] },
): Promise<TrialRefusal | undefined> {
  const [latest] = subscriptions
  if (!latest || !stored.trialRefused) return undefined
  const refused = await listRefusedTrials(db, stored.userId)
  return refused.includes(latest.id) ? stored.trialRefused : undefined
}
