import { findUserById } from '#identity/users-table.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { refundEmail } from './billing-emails.ts'
import { insertDuplicates, listUnsettled, markSettled } from './duplicates-table.ts'

/**
 * Ends what somebody has beside the subscription that is theirs, and gives back what was paid for it: two
 * tabs may both have paid in the same second. May be run again, and by two at once; money and letter go
 * out once.
 */
export async function settleDuplicates(deps: BillingDeps, userId: string) {
  const { db, publicUrl } = deps
  const payments = requirePayments(deps)
  for (const id of await listUnsettled(db, userId)) {
    // First, since nobody can pay for what has ended: what is paid by now is all that there will be.
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
 * Ends what opens nothing so far. It may have been paid for since we looked, in another tab and in this
 * very second: that goes back.
 */
export async function cancelUnpaid(deps: BillingDeps, userId: string, subscriptionId: string) {
  await insertDuplicates(deps.db, userId, [subscriptionId])
  await settleDuplicates(deps, userId)
}
