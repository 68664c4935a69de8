import { isActive } from '#contract/billing.ts'
import { MINUTE } from '#durations.ts'
import type { BillingDeps, BillingUser } from './billing-deps.ts'
import {
  type BillingChange,
  type BillingState,
  lockBillingState,
  saveBillingChange,
} from './billing-state.ts'
import type { BillingWorkflow } from './billing-workflows-table.ts'
import { hasEnded, hasUsedTrial } from './current-subscription.ts'
import { insertDuplicates } from './duplicates-table.ts'
import { savePayments } from './payment-history.ts'
import type { Customer, Invoice, Subscription } from './payments.ts'
import { emailsAbout, refusalEmail } from './status-emails.ts'
import { decideTrials, type TrialDecision, toTrialChange } from './trial-eligibility.ts'
import { recordTrialUse } from './trial-history.ts'

export interface SyncResult {
  /** If two syncs overlap, the one that started later wins. */
  number: number
  /** The customer that the provider was asked about. */
  customerId: string
  customer: Customer | undefined
  subscriptions: Subscription[]
  invoices: Invoice[]
  now: Date
}

/** @returns false if a later sync was saved already, or the user has another customer by now */
export async function saveSyncResult(
  deps: BillingDeps,
  user: BillingUser,
  result: SyncResult,
): Promise<boolean> {
  let wasSaved = false
  await deps.outbox.sendInTransaction(async (tx) => {
    const before = await lockBillingState(tx, user.id)
    if (!before || !isLatest(before, result)) return []
    wasSaved = true
    const { subscriptions, invoices, now } = result
    const decision = await decideTrials(deps, tx, { user, before, subscriptions, now })
    const { current, refused } = decision
    const change = toChange(user, before, result, decision)
    if (change.trial.subscriptionId)
      await recordTrialUse(deps, tx, trialUseOf(user, { before, result, current }))
    await saveBillingChange(tx, user.id, change)
    await insertDuplicates(tx, user.id, duplicatesOf(current, subscriptions))
    const after = { ...before.subscription, ...change.subscription }
    const paid = { listed: invoices, subscriptions, current: after, now }
    const receipts = await savePayments(deps, tx, user, paid)
    const isBeingCanceled = isCancellationRunning(before.workflow, now)
    const about = emailsAbout(deps, user, { before: before.subscription, after, isBeingCanceled })
    const emails = [...about, ...receipts]
    return refused ? [...emails, refusalEmail(deps, user, refused)] : emails
  })
  return wasSaved
}

const isLatest = ({ subscription, workflow }: BillingState, { customerId, number }: SyncResult) =>
  subscription.customerId === customerId && workflow.lastSavedSync < number

/** A cancellation that a crash or an outage has interrupted is not waited for. */
const CANCELLATION_MS = 5 * MINUTE

const isCancellationRunning = ({ cancelingSince }: BillingWorkflow, now: Date) =>
  cancelingSince !== null && now.getTime() - cancelingSince.getTime() < CANCELLATION_MS

function toChange(
  { email }: BillingUser,
  { subscription, workflow, trial }: BillingState,
  { number, customer, subscriptions }: SyncResult,
  decision: TrialDecision,
) {
  const { current, refused } = decision
  const isUsed = trial.isUsed || subscriptions.some(hasUsedTrial)
  const keptRefusal = current && isActive(current.status) ? null : trial.refusal
  // A deleted customer cannot come back; the next checkout creates a new one.
  const isGone = customer === undefined
  return {
    subscription: {
      ...toStored(current),
      customerId: isGone ? null : subscription.customerId,
      customerEmail: isGone ? null : email,
      syncedAt: new Date(),
    },
    workflow: {
      lastSavedSync: number,
      ...(current?.cancelAtPeriodEnd && { cancelingSince: null }),
      ...(isGone && { openCheckoutId: null, cardSetupId: null, attempt: workflow.attempt + 1 }),
    },
    trial: {
      ...toTrialChange(trial, decision),
      isUsed,
      isRecorded: isUsed,
      refusal: refused?.because ?? keptRefusal,
    },
  } satisfies BillingChange
}

function toStored(current: Subscription | undefined) {
  const nextCharge = current && current.status !== 'incomplete' ? current.nextCharge : null
  return {
    subscriptionId: current?.id ?? null,
    status: current?.status ?? null,
    plan: current?.plan ?? null,
    nextPlan: current?.nextPlan ?? null,
    periodEnd: current?.periodEnd ?? null,
    cancelAtPeriodEnd: current?.cancelAtPeriodEnd ?? false,
    nextChargeAt: nextCharge ? new Date(nextCharge.at) : null,
    nextChargeCents: nextCharge?.amountCents ?? null,
    cardBrand: current?.card?.brand ?? null,
    cardLast4: current?.card?.last4 ?? null,
  }
}

/**
 * During the trial, every card it uses is recorded, also after a card update, and after a change of
 * address the previous address too: otherwise either could be used for another trial.
 */
function trialUseOf(
  { email }: BillingUser,
  about: { before: BillingState; result: SyncResult; current: Subscription | undefined },
) {
  const { before, result, current } = about
  const previous = [before.subscription.customerEmail, result.customer?.email]
  return {
    addresses: [email, ...previous.flatMap((address) => address ?? [])],
    fingerprints: current?.status === 'trialing' ? [current.card?.fingerprint] : [],
  }
}

/** Beside an active subscription, every other is a duplicate: from another tab, or with a failed payment. */
function duplicatesOf(current: Subscription | undefined, subscriptions: Subscription[]): string[] {
  if (!current || !isActive(current.status)) return []
  return subscriptions
    .filter((other) => other.id !== current.id && !hasEnded(other))
    .map(({ id }) => id)
}
