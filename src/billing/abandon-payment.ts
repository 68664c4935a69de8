import type { BillingDeps } from './billing-deps.ts'
import { incrementAttempt, saveWorkflow } from './billing-workflows-table.ts'
import type { BillingCustomer } from './customer.ts'
import { cancelUnpaid } from './duplicates.ts'

// A user who opens one of the two payment pages must not be able to pay on the other one as well.

/** Expires the hosted checkout. */
export async function expireOpenCheckout(
  { db }: BillingDeps,
  { payments, stored: { workflow } }: BillingCustomer,
) {
  const { userId, openCheckoutId, attempt } = workflow
  if (!openCheckoutId) return
  await payments.expireCheckout(openCheckoutId)
  await saveWorkflow(db, userId, { openCheckoutId: null })
  await incrementAttempt(db, userId, attempt)
}

/** Cancels what the card form would start. */
export async function cancelIncomplete(
  deps: BillingDeps,
  { stored, subscriptions }: BillingCustomer,
) {
  const { userId, attempt } = stored.workflow
  for (const { id, status } of subscriptions) {
    if (status !== 'incomplete') continue
    await cancelUnpaid(deps, userId, id)
    await incrementAttempt(deps.db, userId, attempt)
  }
}
