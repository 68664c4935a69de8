import type { DeletionReceipt } from '#contract/account.ts'
import type { Transaction } from '#database.ts'
import type { BillingDeps } from './billing-deps.ts'
import { findBillingState } from './billing-state.ts'
import { lockWorkflow, setDeletionMark } from './billing-workflows-table.ts'
import { hasEnded } from './current-subscription.ts'
import { settleDuplicates } from './duplicates.ts'
import { mayBeCharged } from './manage-subscription.ts'
import type { Customer } from './payments.ts'
import { findSubscription } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { hasUsedTrialBefore, recordTrialUse } from './trial-history.ts'
import { findTrial } from './trials-table.ts'

type Receipt = Pick<DeletionReceipt, 'deleted' | 'kept'>

const INVOICES = {
  what: 'Invoices of what you have paid, at the payment provider',
  why: 'Tax law asks for the books of the last years, up to ten of them in some countries.',
}

const USED_CARD = {
  what: 'A mark that a free trial was begun with your card',
  why: 'A card is good for one free trial. The mark is a one-way code with the day on which it was made: nobody can read your card out of it, and it is only compared when a card is confirmed for a free trial.',
}

const USED_TRIAL = {
  what: 'A mark that the free trial of your email address was used',
  why: 'There is one free trial for each person. The mark is a one-way code with the day on which it was made: nobody can read your address out of it, and it is only compared when somebody signs up.',
}

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
    if (!mayBeCharged(subscription)) return record({ deleted: [], kept: [INVOICES] })
    throw new Error('An account with a running subscription, and no payment provider is configured')
  }
  const customer = await payments.retrieveCustomer(customerId)
  const running = customer?.subscriptions.filter((one) => !hasEnded(one)) ?? []
  await record({
    deleted: [
      { what: 'Running subscriptions, ended', count: running.length },
      { what: 'Customer at the payment provider, with the card', count: customer ? 1 : 0 },
    ],
    kept: [INVOICES, ...(await listKeptCardData(deps, customer))],
  })
  for (const { id } of running) await payments.cancelSubscription(id)
  if (workflow?.openCheckoutId) await payments.expireCheckout(workflow.openCheckoutId)
  await payments.deleteCustomer(customerId)
  await syncSubscription(deps, userId)
}

async function listKeptCardData(deps: BillingDeps, customer: Customer | undefined) {
  const fingerprints = customer?.subscriptions.map(({ card }) => card?.fingerprint) ?? []
  return (await hasUsedTrialBefore(deps, { fingerprints })) ? [USED_CARD] : []
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

/** Of a user who has had a free trial, keeps only the hashes of the addresses. */
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
  return (await hasUsedTrialBefore(deps, { addresses: [address] })) ? [USED_TRIAL] : []
}
