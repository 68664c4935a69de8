import { isActive } from '#contract/billing.ts'
import type { BillingDeps } from './billing-deps.ts'
import { findBillingState } from './billing-state.ts'
import { saveWorkflow } from './billing-workflows-table.ts'
import { settleDuplicates } from './duplicates.ts'
import type { Payments } from './payments.ts'

/** Cancels duplicates, and the open checkout of a user whose subscription is active. */
export async function cancelLeftovers(deps: BillingDeps, payments: Payments, userId: string) {
  const { db, log } = deps
  try {
    await settleDuplicates(deps, userId)
  } catch (error) {
    // A duplicate that cannot be canceled must not block access; the sweep tries again within a minute.
    log.error({ error, userId }, 'A duplicate subscription could not be canceled or refunded')
  }
  const stored = await findBillingState(db, userId)
  const checkoutId = stored?.workflow.openCheckoutId
  if (!checkoutId || !isActive(stored.subscription.status)) return
  await payments.expireCheckout(checkoutId)
  await saveWorkflow(db, userId, { openCheckoutId: null })
}
