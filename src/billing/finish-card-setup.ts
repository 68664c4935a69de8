import type { BillingDeps } from './billing-deps.ts'
import type { BillingState } from './billing-state.ts'
import { saveWorkflow } from './billing-workflows-table.ts'
import type { Payments } from './payments.ts'

/** A card confirmed on the subscription page becomes the default card. */
export async function finishCardSetup(
  deps: BillingDeps,
  payments: Payments,
  { subscription, workflow }: BillingState,
) {
  const { cardSetupId, attempt, userId } = workflow
  const { customerId, subscriptionId } = subscription
  if (!cardSetupId || !customerId) return
  const setup = await payments.retrieveCardSetup(cardSetupId)
  if (setup?.state === 'open') return
  if (setup?.cardId && setup.state === 'succeeded')
    await applyCard(deps, payments, { customerId, subscriptionId, cardId: setup.cardId })
  await saveWorkflow(deps.db, userId, { cardSetupId: null, attempt: attempt + 1 })
}

async function applyCard(
  { log }: BillingDeps,
  payments: Payments,
  ids: { customerId: string; subscriptionId: string | null; cardId: string },
) {
  const { customerId, subscriptionId, cardId } = ids
  const customer = await payments.retrieveCustomer(customerId)
  if (!customer) return
  const subscription = customer.subscriptions.find(({ id }) => id === subscriptionId)
  try {
    await payments.updateDefaultCard({ customerId, cardId, subscription })
  } catch (error) {
    if (!isCardRefused(error)) throw error
    // The new card stays the default; that its payment failed shows in the sync that follows.
    log.info({ subscriptionId }, 'A new card was declined for an open invoice')
  }
}

const isCardRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'card_refused'
