import { announce, type Ledger, list } from './ledger.ts'
import type { Customer, Subscription } from './objects.ts'
import { deleteRepliesAbout } from './stripe-account-table.ts'
import { deleteEventsAbout } from './stripe-events-table.ts'
import { deleteObjectsOf, putObject } from './stripe-objects-table.ts'
import { liveSubscriptions } from './subscribe.ts'
import { end } from './subscriptions.ts'

/**
 * Ends what runs, and forgets whose it was. Stripe itself keeps what the law asks for; here somebody's
 * address would stay in the product's own database after they have left it.
 */
export async function forgetCustomer(ledger: Ledger, { id, created }: Customer) {
  const { db } = ledger
  const running = await liveSubscriptions(ledger, id)
  for (const subscription of running) await end(ledger, subscription, 'cancellation_requested')
  await deleteObjectsOf(db, id, ['subscription'])
  await deleteEventsAbout(db, id)
  await deleteRepliesAbout(db, id)
  for (const subscription of await list(ledger, 'subscription', { where: { customer: id } })) {
    const nameless = withoutOwner(subscription)
    await putObject(db, nameless, null)
    if (running.some((each) => each.id === subscription.id))
      await announce(ledger, 'customer.subscription.deleted', nameless)
  }
  const gone = { id, object: 'customer', created, deleted: true }
  await putObject(db, gone, null)
  await announce(ledger, 'customer.deleted', gone)
}

const withoutOwner = (subscription: Subscription): Subscription => ({
  ...subscription,
  metadata: {},
  description: null,
  default_payment_method: null,
  latest_invoice: null,
  pending_setup_intent: null,
})
