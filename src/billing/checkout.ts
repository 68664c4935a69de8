import type { Plan, SubscriptionStatus } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { readOwnPath } from '#contract/own-path.ts'
import { AppError } from '#errors.ts'
import { cancelIncomplete } from './abandon-payment.ts'
import { hasAccess } from './access.ts'
import { type BillingDeps, type BillingUser, requirePayments } from './billing-deps.ts'
import { incrementAttempt } from './billing-workflows-table.ts'
import { requireNotSubscribed, trialDaysFor } from './create-subscription.ts'
import { type BillingCustomer, createOnce, ensureCustomer } from './customer.ts'
import type { Checkout, ReturnUrls } from './payments.ts'
import { findSubscription } from './subscriptions-table.ts'
import { syncSubscription } from './sync-subscription.ts'

const DEFAULT_REDIRECT = '/horoscopes'

/**
 * Opens the provider's own checkout page, or finds the one that is open.
 * @returns its address
 * @throws AppError `already_subscribed`, or `bad_request` for a return URL on another site
 */
export async function createCheckout(
  deps: BillingDeps,
  user: BillingUser,
  { plan, redirectUrl = DEFAULT_REDIRECT }: { plan: Plan; redirectUrl?: string | undefined },
): Promise<{ url: string }> {
  const addresses = returnAddresses(deps, redirectUrl)
  const person = await ensureCustomer(deps, user)
  requireNotSubscribed(person)
  await cancelIncomplete(deps, person)
  const open = await reuseOpen(deps, person, plan, addresses)
  const { url } = open ?? (await create(deps, person, plan, addresses))
  if (!url) throw new AppError('billing_unavailable', messages.billing.checkout.failed)
  return { url }
}

function returnAddresses({ publicUrl }: BillingDeps, redirectUrl: string): ReturnUrls {
  const path = readOwnPath(redirectUrl)
  if (!path)
    throw new AppError('bad_request', messages.billing.checkout.foreignRedirect, {
      field: 'redirectUrl',
    })
  // The provider looks for the braces, so they must not be escaped.
  const query = `session_id={CHECKOUT_SESSION_ID}&redirect=${encodeURIComponent(path)}`
  return {
    successUrl: `${publicUrl}/subscription-success?${query}`,
    cancelUrl: `${publicUrl}/#pricing`,
  }
}

async function reuseOpen(
  { db }: BillingDeps,
  { payments, stored: { workflow } }: BillingCustomer,
  plan: Plan,
  { successUrl }: ReturnUrls,
): Promise<Checkout | undefined> {
  if (!workflow.openCheckoutId) return undefined
  const checkout = await payments.retrieveCheckout(workflow.openCheckoutId)
  const isOpen = checkout?.state === 'open'
  if (isOpen && checkout.plan === plan && checkout.successUrl === successUrl) return checkout
  if (isOpen) await payments.expireCheckout(checkout.id)
  await incrementAttempt(db, workflow.userId, workflow.attempt)
  return undefined
}

function create(
  deps: BillingDeps,
  person: BillingCustomer,
  plan: Plan,
  addresses: ReturnUrls,
): Promise<Checkout> {
  const { customerId, payments, stored, subscriptions } = person
  const { userId } = stored.workflow
  const params = { userId, customerId, plan, trialDays: trialDaysFor(person), ...addresses }
  const purpose = `checkout:${userId}:${plan}:${subscriptions.length}`
  return createOnce(deps, {
    userId,
    purpose,
    create: (key) => payments.createCheckout(params, key),
    toChange: ({ id }) => ({ workflow: { openCheckoutId: id } }),
    undo: ({ id }) => payments.expireCheckout(id),
  })
}

/**
 * The result of a checkout. Safe to repeat.
 * @throws AppError `foreign_session` for another user's checkout
 */
export async function verifyCheckout(
  deps: BillingDeps,
  user: BillingUser,
  sessionId: string,
): Promise<{ success: boolean; subscriptionStatus: SubscriptionStatus | null }> {
  const { unknownSession, foreignSession } = messages.billing.checkout
  const checkout = await requirePayments(deps).retrieveCheckout(sessionId)
  if (!checkout) throw new AppError('not_found', unknownSession)
  const stored = await findSubscription(deps.db, user.id)
  if (!stored?.customerId || stored.customerId !== checkout.customerId)
    throw new AppError('foreign_session', foreignSession)
  const synced = await syncSubscription(deps, user.id)
  const isOpen = hasAccess(synced?.stored.subscription, await deps.now())
  return {
    success: checkout.state === 'complete' && isOpen,
    subscriptionStatus: synced?.stored.subscription.status ?? null,
  }
}
