import type { BillingDeps } from './billing-deps.ts'
import type { BillingCustomer } from './customer.ts'
import { cancelUnpaid } from './duplicates.ts'
import { incrementAttempt, saveSubscription } from './subscriptions-table.ts'

// Whoever goes to one of the two pages on which one can pay must not be able to pay on the other one, too.

/** Closes the provider's own page. */
export async function expireOpenCheckout(
  { db }: BillingDeps,
  { payments, stored }: BillingCustomer,
) {
  const { userId, openCheckoutId, attempt } = stored
  if (!openCheckoutId) return
  await payments.expireCheckout(openCheckoutId)
  await saveSubscription(db, userId, { openCheckoutId: null })
  await incrementAttempt(db, userId, attempt)
}

/** Ends what the card form would begin. */
export async function cancelIncomplete(
  deps: BillingDeps,
  { stored: { userId, attempt }, subscriptions }: BillingCustomer,
) {
  for (const { id, status } of subscriptions) {
    if (status !== 'incomplete') continue
    await cancelUnpaid(deps, userId, id)
    await incrementAttempt(deps.db, userId, attempt)
  }
}
