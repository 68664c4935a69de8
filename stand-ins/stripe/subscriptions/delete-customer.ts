import type { Customer, Subscription } from '../store/objects.ts'
import { emitEvent, list, type Store } from '../store/store.ts'
import { deleteRepliesOfCustomer } from '../store/stripe-account-table.ts'
import { deleteEventsOfCustomer } from '../store/stripe-events-table.ts'
import { deleteObjectsOf, putObject } from '../store/stripe-objects-table.ts'
import { liveSubscriptions } from './create-subscription.ts'
import { end } from './subscriptions.ts'

/**
 * Cancels the customer's subscriptions and deletes personal data. Stripe keeps what the law requires; here, it would
 * remain in the product's own database after the user has deleted their account.
 */
export async function deleteCustomer(store: Store, { id, created }: Customer) {
  const { db } = store
  const running = await liveSubscriptions(store, id)
  for (const subscription of running) await end(store, subscription, 'cancellation_requested')
  await deleteObjectsOf(db, id, ['subscription'])
  await deleteEventsOfCustomer(db, id)
  await deleteRepliesOfCustomer(db, id)
  for (const subscription of await list(store, 'subscription', { where: { customer: id } })) {
    const nameless = withoutPersonalData(subscription)
    await putObject(db, nameless, null)
    if (running.some((each) => each.id === subscription.id))
      await emitEvent(store, 'customer.subscription.deleted', nameless)
  }
  const gone = { id, object: 'customer', created, deleted: true }
  await putObject(db, gone, null)
  await emitEvent(store, 'customer.deleted', gone)
}

const withoutPersonalData = (subscription: Subscription): Subscription => ({
  ...subscription,
  metadata: {},
  description: null,
  default_payment_method: null,
  latest_invoice: null,
  pending_setup_intent: null,
  schedule: null,
})
