import type { Database, Transaction } from '#database.ts'
import {
  type BillingWorkflow,
  findWorkflow,
  lockUnlessDeleting,
  lockWorkflow,
  saveWorkflow,
  type WorkflowChange,
} from './billing-workflows-table.ts'
import {
  findSubscription,
  noSubscription,
  type StoredSubscription,
  type SubscriptionChange,
  saveSubscription,
} from './subscriptions-table.ts'
import { findTrial, saveTrial, type Trial, type TrialChange } from './trials-table.ts'

/** Everything stored about a user's billing. */
export interface BillingState {
  subscription: StoredSubscription
  workflow: BillingWorkflow
  trial: Trial
}

export interface BillingChange {
  subscription?: SubscriptionChange
  workflow?: WorkflowChange
  trial?: TrialChange
}

/** @returns undefined for a user who has never opened a payment page */
export async function findBillingState(
  db: Database,
  userId: string,
): Promise<BillingState | undefined> {
  return withWorkflow(db, userId, await findWorkflow(db, userId))
}

/** Waits for other writers, and sees what they have written. */
export async function lockBillingState(
  tx: Transaction,
  userId: string,
): Promise<BillingState | undefined> {
  return withWorkflow(tx, userId, await lockWorkflow(tx, userId))
}

async function withWorkflow(
  db: Database | Transaction,
  userId: string,
  workflow: BillingWorkflow | undefined,
): Promise<BillingState | undefined> {
  if (!workflow) return undefined
  const subscription = (await findSubscription(db, userId)) ?? noSubscription(userId)
  return { subscription, workflow, trial: await findTrial(db, userId) }
}

export async function saveBillingChange(
  tx: Transaction,
  userId: string,
  { subscription, workflow, trial }: BillingChange,
) {
  if (subscription) await saveSubscription(tx, userId, subscription)
  if (workflow) await saveWorkflow(tx, userId, workflow)
  if (trial) await saveTrial(tx, userId, trial)
}

/**
 * Account deletion first marks the user's row, and then reads what exists at the provider. After creating
 * something there, call this: one of the two always sees the other's change.
 * @returns false if the account is being deleted, or is gone
 */
export function saveUnlessDeleting(
  db: Database,
  userId: string,
  change: BillingChange = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockUnlessDeleting(tx, userId))) return false
    await saveBillingChange(tx, userId, change)
    return true
  })
}
