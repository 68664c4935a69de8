import type { DeletionReceipt } from '#contract/account.ts'
import type { Transaction } from '#database.ts'
import type { BillingDeps } from './billing-deps.ts'
import { hasEnded } from './current-subscription.ts'
import { settleDuplicates } from './duplicates.ts'
import { mayBeCharged } from './manage-subscription.ts'
import type { Customer } from './payments.ts'
import { findSubscription, lockSubscription, setDeletionMark } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'
import { hasUsedTrialBefore, recordTrialUse } from './trial-history.ts'

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
 * Ends what is charged and deletes the person at the provider, with the card. May be run again.
 * @param note hears of everything before it is done: afterwards a second try would not find it
 * @throws where the provider does not answer: whoever is still charged must not be gone
 */
export async function deleteBilling(
  deps: BillingDeps,
  userId: string,
  note: (lines: Receipt) => Promise<void>,
) {
  const { db, payments } = deps
  if (payments) {
    // First of all: what is made from now on is undone by whoever makes it.
    await setDeletionMark(db, userId, new Date())
    await syncSubscription(deps, userId)
    // Whoever paid twice gets one of it back also where they leave in the same minute.
    await settleDuplicates(deps, userId)
  }
  const stored = await findSubscription(db, userId)
  if (!stored?.customerId) return
  if (!payments) {
    if (!mayBeCharged(stored)) return note({ deleted: [], kept: [INVOICES] })
    throw new Error(
      'Somebody with a running subscription leaves, and no payment provider is set up',
    )
  }
  const customer = await payments.retrieveCustomer(stored.customerId)
  const running = customer?.subscriptions.filter((one) => !hasEnded(one)) ?? []
  await note({
    deleted: [
      { what: 'Running subscriptions, ended', count: running.length },
      { what: 'Customer at the payment provider, with the card', count: customer ? 1 : 0 },
    ],
    kept: [INVOICES, ...(await listKeptCardData(deps, customer))],
  })
  for (const { id } of running) await payments.cancelSubscription(id)
  if (stored.openCheckoutId) await payments.expireCheckout(stored.openCheckoutId)
  await payments.deleteCustomer(stored.customerId)
  await syncSubscription(deps, userId)
}

async function listKeptCardData(deps: BillingDeps, customer: Customer | undefined) {
  const fingerprints = customer?.subscriptions.map(({ card }) => card?.fingerprint) ?? []
  return (await hasUsedTrialBefore(deps, { fingerprints })) ? [USED_CARD] : []
}

/**
 * Nobody's rows may go while the provider knows them: a payment page in another tab may have made them
 * a customer again, and nobody could end what is charged then.
 * @throws Error
 */
export async function requireCustomerDeleted(
  { payments }: Pick<BillingDeps, 'payments'>,
  tx: Transaction,
  userId: string,
) {
  const stored = await lockSubscription(tx, userId)
  if (payments && stored?.customerId)
    throw new Error('Somebody who leaves has opened a payment page meanwhile')
}

/** Remembers, of whoever has had a free trial, their addresses and nothing else: as marks that nobody can read. */
export async function recordTrialOfDeletedUser(
  deps: Pick<BillingDeps, 'secret'>,
  tx: Transaction,
  { userId, addresses }: { userId: string; addresses: string[] },
) {
  const stored = await findSubscription(tx, userId)
  // Of a trial that was refused nothing is kept: its address may be somebody else's.
  const wasTheirs = stored?.trialSubscriptionId || !stored?.trialMarked
  if (!stored?.trialUsed || !wasTheirs) return
  const known = stored.customerEmail ? [stored.customerEmail] : []
  await recordTrialUse(deps, tx, { addresses: [...addresses, ...known] })
}

/** What of a used trial is kept, for the receipt. */
export async function listKeptTrialData(
  deps: Pick<BillingDeps, 'secret' | 'db'>,
  address: string,
): Promise<DeletionReceipt['kept']> {
  return (await hasUsedTrialBefore(deps, { addresses: [address] })) ? [USED_TRIAL] : []
}
