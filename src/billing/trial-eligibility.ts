import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import { HOUR } from '#durations.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
import type { BillingState } from './billing-state.ts'
import { hasUsedTrial, selectCurrent } from './current-subscription.ts'
import { insertRefusedTrial, listRefusedTrials } from './duplicates-table.ts'
import type { Subscription } from './payments.ts'
import { claimTrial } from './trial-history.ts'
import type { Trial } from './trials-table.ts'

// A payment page is valid for an hour. An hour later a running trial keeps its card, whatever it is.
const CHECK_CARD_WITHIN_MS = 2 * HOUR

export interface TrialDecision {
  /** The user's subscription, refused trials left out. */
  current: Subscription | undefined
  /** All subscriptions but the trials that were refused, now or before. */
  accepted: Subscription[]
  /** A trial that is refused now: it gives no access, and is stored as one to cancel. */
  refused: { subscription: Subscription; because: TrialRefusal } | undefined
}

interface TrialContext {
  user: BillingUser
  before: BillingState
  now: Date
}

/**
 * Selects the user's subscription. The card is known only after it is confirmed, when the provider has
 * already started the trial: if the card or address has had a trial before, this one is canceled uncharged.
 */
export async function decideTrials(
  deps: Pick<BillingDeps, 'secret'>,
  tx: Transaction,
  { subscriptions, ...context }: TrialContext & { subscriptions: Subscription[] },
): Promise<TrialDecision> {
  const { user, before } = context
  const refusedBefore = await listRefusedTrials(tx, user.id)
  let accepted = subscriptions.filter(({ id }) => !refusedBefore.includes(id))
  let refused: TrialDecision['refused']
  for (;;) {
    const current = selectCurrent(accepted, before.subscription.subscriptionId)
    const because = current && (await decideTrial(deps, tx, { ...context, current }))
    if (!because) return { current, accepted, refused }
    await insertRefusedTrial(tx, user.id, current.id)
    refused ??= { subscription: current, because }
    accepted = accepted.filter(({ id }) => id !== current.id)
  }
}

/** Checks each trial once: the address at first sight, the card as soon as the provider names it. */
async function decideTrial(
  deps: Pick<BillingDeps, 'secret'>,
  tx: Transaction,
  { user, before: { trial }, now, current }: TrialContext & { current: Subscription },
): Promise<TrialRefusal | undefined> {
  const { id, status, card, createdAt } = current
  if (status !== 'trialing') return undefined
  const fingerprint = card?.fingerprint
  if (trial.subscriptionId !== id) return claimTrial(deps, tx, { address: user.email, fingerprint })
  const isNew = now.getTime() - createdAt.getTime() < CHECK_CARD_WITHIN_MS
  return isNew && !trial.isCardChecked ? claimTrial(deps, tx, { fingerprint }) : undefined
}

/** What to store about the accepted trial. */
export function toTrialChange(
  trial: Trial,
  { current, accepted }: TrialDecision,
): Pick<Trial, 'subscriptionId' | 'isCardChecked'> {
  const running = current?.status === 'trialing' ? current : undefined
  const subscriptionId =
    running?.id ?? trial.subscriptionId ?? accepted.find(hasUsedTrial)?.id ?? null
  const wasChecked = subscriptionId === trial.subscriptionId && trial.isCardChecked
  return { subscriptionId, isCardChecked: wasChecked || Boolean(running?.card?.fingerprint) }
}

/** Why the user's newest subscription was refused; undefined if it was not. */
export async function findLatestRefusal(
  db: Database,
  { stored: { trial }, subscriptions }: { stored: BillingState; subscriptions: Subscription[] },
): Promise<TrialRefusal | undefined> {
  const [latest] = subscriptions
  if (!latest || !trial.refusal) return undefined
  const refused = await listRefusedTrials(db, trial.userId)
  return refused.includes(latest.id) ? trial.refusal : undefined
}
