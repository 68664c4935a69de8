import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { type BillingDeps, type BillingUser, requirePayments } from './billing-deps.ts'
import { type BillingChange, saveUnlessDeleting } from './billing-state.ts'
import { ensureWorkflow, findWorkflow, incrementAttempt } from './billing-workflows-table.ts'
import { type Payments, ProviderRefusal } from './payments.ts'
import { findSubscription } from './subscriptions-table.ts'
import { type SyncedBilling, syncSubscription } from './sync-subscription.ts'
import { hasUsedTrialBefore } from './trial-history.ts'

/** A user who has a customer at the provider, just synced. */
export interface BillingCustomer extends SyncedBilling {
  customerId: string
  payments: Payments
}

/**
 * Syncs a user with the provider, creating the customer if there is none.
 * @throws AppError `account_being_deleted`
 */
export async function ensureCustomer(
  deps: BillingDeps,
  user: BillingUser,
): Promise<BillingCustomer> {
  const payments = requirePayments(deps)
  await ensureWorkflow(deps.db, user.id)
  const hadTrial = await hasUsedTrialBefore(deps, { addresses: [user.email] })
  await saveOrRefuse(deps, user.id, hadTrial ? { trial: { isUsed: true } } : {})
  // The customer may have been deleted in the dashboard; the second try then creates a new one.
  for (const _try of [1, 2]) {
    const customerId = await findOrCreateCustomer(deps, payments, user)
    const synced = await syncSubscription(deps, user.id)
    if (synced?.stored.subscription.customerId === customerId)
      return { ...synced, customerId, payments }
  }
  throw new Error('The payment provider lost a new customer twice')
}

async function findOrCreateCustomer(
  deps: BillingDeps,
  payments: Payments,
  user: BillingUser,
): Promise<string> {
  const { id: userId, email } = user
  const stored = await findSubscription(deps.db, userId)
  if (stored?.customerId) return stored.customerId
  return createOnce(deps, {
    userId,
    purpose: `customer:${userId}`,
    create: (key) => payments.createCustomer({ userId, email }, key),
    toChange: (customerId) => ({ subscription: { customerId, customerEmail: email } }),
    undo: payments.deleteCustomer,
  })
}

interface CreateOnceParams<Created> {
  userId: string
  /** Identifies what the idempotency key is for. */
  purpose: string
  create(key: string): Promise<Created>
  /** What to store about it. */
  toChange?(created: Created): BillingChange
  /** Runs if the account is deleted meanwhile: the deletion may have missed what was created. */
  undo?(created: Created): Promise<void>
}

/**
 * Creates something at the provider under an idempotency key shared by double clicks, tabs and processes.
 * Stripe replays a refusal to the same key, so the next attempt uses a new one. After a lost response the
 * key stays: the object may exist, and the next attempt finds it.
 * @throws AppError `account_being_deleted`
 */
export async function createOnce<Created>(
  deps: BillingDeps,
  params: CreateOnceParams<Created>,
): Promise<Created> {
  const { userId, purpose, create, toChange, undo } = params
  const { db } = deps
  const attempt = (await findWorkflow(db, userId))?.attempt ?? 0
  const created = await create(`${purpose}:${attempt}`).catch(async (error) => {
    if (error instanceof ProviderRefusal) await incrementAttempt(db, userId, attempt)
    // A refusal may only mean that the account, and its customer, were deleted meanwhile.
    await saveOrRefuse(deps, userId)
    throw error
  })
  try {
    await saveOrRefuse(deps, userId, toChange?.(created))
  } catch (error) {
    // After any other failure to save, the next attempt finds it by the same key.
    if (isBeingDeleted(error)) await undo?.(created)
    throw error
  }
  return created
}

const isBeingDeleted = (error: unknown) =>
  error instanceof AppError && error.code === 'account_being_deleted'

/** @throws AppError `account_being_deleted` */
async function saveOrRefuse({ db }: BillingDeps, userId: string, change?: BillingChange) {
  if (await saveUnlessDeleting(db, userId, change)) return
  throw new AppError('account_being_deleted', messages.billing.checkout.accountBeingDeleted)
}
