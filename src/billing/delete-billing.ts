import type { DeletionReceipt } from '#contract/account.ts'
import { receiptMessages } from '#contract/receipt-messages.ts'
import type { Transaction } from '#database.ts'
import type { BillingDeps } from './billing-deps.ts'
import { findBillingState } from './billing-state.ts'
import { lockWorkflow, setDeletionMark } from './billing-workflows-table.ts'
import { hasEnded } from './current-subscription.ts'
import { settleDuplicates } from './duplicates.ts'
import type { Customer } from './payments.ts'
import { mayBeCharged } from './running-subscription.ts'
import { findSubscription } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { hasUsedTrialBefore, recordTrialUse } from './trial-history.ts'
import { findTrial } from './trials-table.ts'

type Receipt = Pick<DeletionReceipt, 'deleted' | 'kept'>

const { deleted: deletedLines, kept: keptLines } = receiptMessages

/**
 * Cancels what is charged, and deletes the customer with the card at the provider. May be run again.
 * @param record called before anything is deleted, because a retry would not find it
 * @throws if the provider does not answer: an account must not be deleted while it can be charged
 */
export async function deleteBilling(
  deps: BillingDeps,
  userId: string,
  record: (lines: Receipt) => Promise<void>,
) {
  const { db, payments } = deps
  if (payments) {
    // First of all: from now on, any call that creates something at the provider undoes it.
    await setDeletionMark(db, userId, new Date())
    await syncSubscription(deps, userId)
    // A double payment is refunded even if the account is deleted in the same minute.
    await settleDuplicates(deps, userId)
  }
  const { subscription, workflow } = (await findBillingState(db, userId)) ?? {}
  if (!subscription?.customerId) return
  const { customerId } = subscription
  if (!payments) {
    if (!mayBeCharged(subscription)) return record({ deleted: [], kept: [keptLines.invoices] })
    throw new Error('An account with a running subscription, and no payment provider is configured')
  }
  const customer = await payments.retrieveCustomer(customerId)
  const running = customer?.subscriptions.filter((one) => !hasEnded(one)) ?? []
  await record({
    deleted: [
      { what: deletedLines.subscriptions, count: running.length },
      { what: deletedLines.customer, count: customer ? 1 : 0 },
    ],
    kept: [keptLines.invoices, ...(await listKeptCardData(deps, customer))],
  })
  for (const { id } of running) await payments.cancelSubscription(id)
  if (workflow?.openCheckoutId) await payments.expireCheckout(workflow.openCheckoutId)
  await payments.deleteCustomer(customerId)
  await syncSubscription(deps, userId)
}

async function listKeptCardData(deps: BillingDeps, customer: Customer | undefined) {
  const fingerprints = customer?.subscriptions.map(({ card }) => card?.fingerprint) ?? []
  return (await hasUsedTrialBefore(deps, { fingerprints })) ? [keptLines.usedCard] : []
}

/**
 * A payment page in another tab may have created another customer. Then the rows must not be deleted:
 * nobody could cancel the charges.
 * @throws Error
 */
export async function requireCustomerDeleted(
  { payments }: Pick<BillingDeps, 'payments'>,
  tx: Transaction,
  userId: string,
) {
  await lockWorkflow(tx, userId)
  const stored = await findSubscription(tx, userId)
  if (payments && stored?.customerId)
    throw new Error('A payment page was opened while the account was being deleted')
}

/** Keeps only the hashes of the addresses of a user who has had a free trial. */
export async function recordTrialOfDeletedUser(
  deps: Pick<BillingDeps, 'secret'>,
  tx: Transaction,
  { userId, addresses }: { userId: string; addresses: string[] },
) {
  const trial = await findTrial(tx, userId)
  // A refused trial leaves nothing, because its address may be somebody else's.
  const wasAccepted = trial.subscriptionId || !trial.isRecorded
  if (!trial.isUsed || !wasAccepted) return
  const customerEmail = (await findSubscription(tx, userId))?.customerEmail
  const known = customerEmail ? [customerEmail] : []
  await recordTrialUse(deps, tx, { addresses: [...addresses, ...known] })
}

/** The receipt's line about the data kept of a used trial. */
export async function listKeptTrialData(
  deps: Pick<BillingDeps, 'secret' | 'db'>,
  address: string,
): Promise<DeletionReceipt['kept']> {
  return (await hasUsedTrialBefore(deps, { addresses: [address] })) ? [keptLines.usedTrial] : []
}
