import type { BillingNeeds } from './billing-deps.ts'
import type { PayingPerson } from './customer.ts'
import { endUnpaid } from './duplicates.ts'
import { nextAttempt, saveSubscription } from './subscriptions-table.ts'

// Whoever goes to one of the two pages on which one can pay must not be able to pay on the other one, too.

/** Closes the provider's own page. */
export async function closeCheckout({ db }: BillingNeeds, { payments, stored }: PayingPerson) {
  const { userId, openCheckoutId, attempt } = stored
  if (!openCheckoutId) return
  await payments.closeCheckout(openCheckoutId)
  await saveSubscription(db, userId, { openCheckoutId: null })
  await nextAttempt(db, userId, attempt)
}

/** Ends what the card form would begin. */
export async function endIncomplete(
  needs: BillingNeeds,
  { stored: { userId, attempt }, subscriptions }: PayingPerson,
) {
  for (const { id, status } of subscriptions) {
    if (status !== 'incomplete') continue
    await endUnpaid(needs, userId, id)
    await nextAttempt(needs.db, userId, attempt)
  }
}
