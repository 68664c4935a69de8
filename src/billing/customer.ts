import { type BillingNeeds, type Payer, requirePayments } from './billing-needs.ts'
import { type Payments, ProviderRefusal } from './payments.ts'
import { type Known, refresh } from './refresh.ts'
import {
  findSubscription,
  nextAttempt,
  openSubscriptionRow,
  saveSubscription,
} from './subscriptions-table.ts'
import { hadTrialBefore } from './used-trial.ts'

/** A person as the provider knows them, now. */
export interface PayingPerson extends Known {
  customerId: string
  payments: Payments
}

/** Looks up how things stand with a person, and makes them known to the provider. */
export async function lookUp(needs: BillingNeeds, user: Payer): Promise<PayingPerson> {
  const payments = requirePayments(needs)
  const { trialUsed } = await openSubscriptionRow(needs.db, user.id)
  if (!trialUsed && (await hadTrialBefore(needs, { addresses: [user.email] })))
    await saveSubscription(needs.db, user.id, { trialUsed: true })
  // A customer may have been deleted there; then the second round makes a new one.
  for (const _round of [1, 2]) {
    const customerId = await customerOf(needs, payments, user)
    const known = await refresh(needs, user.id)
    if (known?.stored.customerId === customerId) return { ...known, customerId, payments }
  }
  throw new Error('The payment provider keeps forgetting a customer')
}

async function customerOf(needs: BillingNeeds, payments: Payments, user: Payer): Promise<string> {
  const { customerId } = await openSubscriptionRow(needs.db, user.id)
  if (customerId) return customerId
  const person = { userId: user.id, email: user.email }
  const made = await makeOnce(needs, `customer:${user.id}`, user.id, (key) =>
    payments.createCustomer(person, key),
  )
  try {
    await saveSubscription(needs.db, user.id, { customerId: made, customerEmail: user.email })
  } catch (error) {
    // They have left meanwhile, and nobody would know of this customer.
    await payments.removeCustomer(made)
    throw error
  }
  return made
}

/**
 * Makes something at the provider under a key that two clicks, two tabs and two processes share. A
 * refusal is repeated to its key, so the next try has another one. After an answer that was lost the key
 * stays: the thing may have been made, and the next try finds it.
 */
export async function makeOnce<Made>(
  { db }: BillingNeeds,
  purpose: string,
  userId: string,
  make: (key: string) => Promise<Made>,
): Promise<Made> {
  const attempt = (await findSubscription(db, userId))?.attempt ?? 0
  try {
    return await make(`${purpose}:${attempt}`)
  } catch (error) {
    if (error instanceof ProviderRefusal) await nextAttempt(db, userId, attempt)
    throw error
  }
}
