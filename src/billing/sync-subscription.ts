import { findUserById } from '#identity/users-table.ts'
import { type BillingDeps, requirePayments } from './billing-deps.ts'
import { type BillingState, findBillingState } from './billing-state.ts'
import { startSync } from './billing-workflows-table.ts'
import { cancelLeftovers } from './cancel-leftovers.ts'
import { finishCardSetup } from './finish-card-setup.ts'
import { listPendingEvents, markProcessed } from './payment-events-table.ts'
import type { Subscription } from './payments.ts'
import { saveSyncResult } from './save-sync-result.ts'

const MAX_TRIES = 5

/** The result of a sync. */
export interface SyncedBilling {
  stored: BillingState
  /** Every subscription that the user ever had, newest first. */
  subscriptions: Subscription[]
}

/**
 * Asks the provider for the current state and stores it. The content of webhook events is never used, so
 * they may arrive late, twice and in any order.
 *
 * @returns undefined for a user without a customer at the provider
 */
export async function syncSubscription(
  deps: BillingDeps,
  userId: string,
): Promise<SyncedBilling | undefined> {
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const outcome = await syncOnce(deps, userId)
    if (outcome !== 'overtaken') return outcome
  }
  throw new Error(`Concurrent syncs overtook this one ${MAX_TRIES} times`)
}

async function syncOnce(
  deps: BillingDeps,
  userId: string,
): Promise<SyncedBilling | undefined | 'overtaken'> {
  const { db } = deps
  const payments = requirePayments(deps)
  const events = await listPendingEvents(db, userId)
  const number = await startSync(db, userId)
  const user = await findUserById(db, userId)
  const before = await findBillingState(db, userId)
  const customerId = before?.subscription.customerId
  if (!number || !user || !before || !customerId) {
    await markProcessed(db, events)
    return undefined
  }
  await finishCardSetup(deps, payments, before)
  const customer = await payments.retrieveCustomer(customerId)
  const subscriptions = customer?.subscriptions ?? []
  const invoices = customer ? await payments.listInvoices(customerId) : []
  if (customer && customer.email !== user.email) await payments.updateEmail(customerId, user.email)
  const now = await deps.now()
  const result = { number, customerId, customer, subscriptions, invoices, now }
  if (!(await saveSyncResult(deps, user, result))) return 'overtaken'
  await markProcessed(db, events)
  await cancelLeftovers(deps, payments, userId)
  const stored = await findBillingState(db, userId)
  return stored && { stored, subscriptions }
}
