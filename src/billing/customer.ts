import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { type BillingNeeds, type Payer, requirePayments } from './billing-deps.ts'
import { type Payments, ProviderRefusal } from './payments.ts'
import {
  findSubscription,
  nextAttempt,
  openSubscriptionRow,
  type StoredSubscription,
  saveUnlessDeleting,
} from './subscriptions-table.ts'
import { type Known, refresh } from './sync-subscription.ts'
import { hadTrialBefore } from './trial-history.ts'

/** A person as the provider knows them, now. */
export interface PayingPerson extends Known {
  customerId: string
  payments: Payments
}

/**
 * Looks up how things stand with a person, and makes them known to the provider.
 * @throws AppError `account_being_deleted`
 */
export async function lookUp(needs: BillingNeeds, user: Payer): Promise<PayingPerson> {
  const payments = requirePayments(needs)
  await openSubscriptionRow(needs.db, user.id)
  const hadTrial = await hadTrialBefore(needs, { addresses: [user.email] })
  await requireAccount(needs, user.id, hadTrial ? { trialUsed: true } : {})
  // A customer may have been deleted there; then the second round makes a new one.
  for (const _round of [1, 2]) {
    const customerId = await customerOf(needs, payments, user)
    const known = await refresh(needs, user.id)
    if (known?.stored.customerId === customerId) return { ...known, customerId, payments }
  }
  throw new Error('The payment provider keeps forgetting a customer')
}

async function customerOf(needs: BillingNeeds, payments: Payments, user: Payer): Promise<string> {
  const { id: userId, email } = user
  const stored = await findSubscription(needs.db, userId)
  if (stored?.customerId) return stored.customerId
  return makeOnce(needs, {
    userId,
    purpose: `customer:${userId}`,
    make: (key) => payments.createCustomer({ userId, email }, key),
    change: (customerId) => ({ customerId, customerEmail: email }),
    undo: payments.removeCustomer,
  })
}

interface Making<Made> {
  userId: string
  /** What the idempotency key is for. */
  purpose: string
  make(key: string): Promise<Made>
  /** What is saved of it. */
  change?(made: Made): Partial<StoredSubscription>
  /** Where the account is deleted meanwhile, and the deletion may not have seen it. */
  undo?(made: Made): Promise<void>
}

/**
 * Makes something at the provider under a key that two clicks, two tabs and two processes share. A
 * refusal is repeated to its key, so the next try has another one. After an answer that was lost the key
 * stays: the thing may have been made, and the next try finds it.
 * @throws AppError `account_being_deleted`
 */
export async function makeOnce<Made>(needs: BillingNeeds, making: Making<Made>): Promise<Made> {
  const { userId, purpose, make, change, undo } = making
  const { db } = needs
  const attempt = (await findSubscription(db, userId))?.attempt ?? 0
  const made = await make(`${purpose}:${attempt}`).catch(async (error) => {
    if (error instanceof ProviderRefusal) await nextAttempt(db, userId, attempt)
    // The provider knows no customer any more whose account was deleted meanwhile.
    await requireAccount(needs, userId)
    throw error
  })
  try {
    await requireAccount(needs, userId, change?.(made))
  } catch (error) {
    // Where it could not be saved for another reason, the next try finds it by the same key.
    if (isBeingDeleted(error)) await undo?.(made)
    throw error
  }
  return made
}

const isBeingDeleted = (error: unknown) =>
  error instanceof AppError && error.code === 'account_being_deleted'

/** @throws AppError `account_being_deleted` */
async function requireAccount(
  { db }: BillingNeeds,
  userId: string,
  change?: Partial<StoredSubscription>,
) {
  if (await saveUnlessDeleting(db, userId, change)) return
  throw new AppError('account_being_deleted', messages.billing.checkout.accountBeingDeleted)
}
