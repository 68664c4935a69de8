import { findUserById } from '#identity/users-table.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { refundEmail } from './billing-emails.ts'
import { insertDuplicates, listUnsettled, markSettled } from './duplicates-table.ts'

/**
 * Cancels and refunds a user's duplicate subscriptions: two tabs may both have paid in the same second.
 * May be run again, and concurrently; refund and email are sent once.
 */
export async function settleDuplicates(deps: BillingDeps, userId: string) {
  const { db, publicUrl } = deps
  const payments = requirePayments(deps)
  for (const id of await listUnsettled(db, userId)) {
    // Cancel before the refund: afterward nothing more can be paid for it.
    await payments.cancelSubscription(id)
    const cents = await payments.refundLatestPayment(id, `refund:${userId}:${id}`)
    const user = await findUserById(db, userId)
    await deps.outbox.sendInTransaction(async (tx) => {
      const isFirst = await markSettled(tx, id, cents)
      return user && isFirst && cents > 0 ? [refundEmail(user.email, { cents, publicUrl })] : []
    })
  }
}

/**
 * Cancels an unpaid subscription. If it was paid in another tab since the last sync, the payment is
 * refunded.
 */
export async function cancelUnpaid(deps: BillingDeps, userId: string, subscriptionId: string) {
  await insertDuplicates(deps.db, userId, [subscriptionId])
  await settleDuplicates(deps, userId)
}
