import type { Plan, SubscriptionStatus } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { readOwnPath } from '#contract/own-path.ts'
import { AppError } from '#errors.ts'
import { endIncomplete } from './abandon-payment.ts'
import { hasAccess } from './access.ts'
import { type BillingNeeds, type Payer, requirePayments } from './billing-deps.ts'
import { refuseSecond, trialDaysOf } from './create-subscription.ts'
import { lookUp, makeOnce, type PayingPerson } from './customer.ts'
import type { Checkout, ReturnAddresses } from './payments.ts'
import { findSubscription, nextAttempt } from './subscriptions-table.ts'
import { refresh } from './sync-subscription.ts'

const AFTERWARDS = '/horoscopes'

/**
 * Opens the provider's own checkout page, or finds the one that is open.
 * @returns its address
 * @throws AppError `already_subscribed`, or `bad_request` for a way back that leads elsewhere
 */
export async function openCheckout(
  needs: BillingNeeds,
  user: Payer,
  { plan, redirectUrl = AFTERWARDS }: { plan: Plan; redirectUrl?: string | undefined },
): Promise<{ url: string }> {
  const addresses = returnAddresses(needs, redirectUrl)
  const person = await lookUp(needs, user)
  refuseSecond(person)
  await endIncomplete(needs, person)
  const open = await takeUp(needs, person, plan, addresses)
  const { url } = open ?? (await begin(needs, person, plan, addresses))
  if (!url) throw new AppError('billing_unavailable', messages.billing.checkout.failed)
  return { url }
}

function returnAddresses({ publicUrl }: BillingNeeds, redirectUrl: string): ReturnAddresses {
  const path = readOwnPath(redirectUrl)
  if (!path)
    throw new AppError('bad_request', messages.billing.checkout.foreignRedirect, {
      field: 'redirectUrl',
    })
  // The braces are for the provider to find, so they stay as they are.
  const query = `session_id={CHECKOUT_SESSION_ID}&redirect=${encodeURIComponent(path)}`
  return {
    successUrl: `${publicUrl}/subscription-success?${query}`,
    cancelUrl: `${publicUrl}/#pricing`,
  }
}

async function takeUp(
  { db }: BillingNeeds,
  { payments, stored }: PayingPerson,
  plan: Plan,
  { successUrl }: ReturnAddresses,
): Promise<Checkout | undefined> {
  if (!stored.openCheckoutId) return undefined
  const checkout = await payments.readCheckout(stored.openCheckoutId)
  const isOpen = checkout?.state === 'open'
  if (isOpen && checkout.plan === plan && checkout.successUrl === successUrl) return checkout
  if (isOpen) await payments.closeCheckout(checkout.id)
  await nextAttempt(db, stored.userId, stored.attempt)
  return undefined
}

function begin(
  needs: BillingNeeds,
  person: PayingPerson,
  plan: Plan,
  addresses: ReturnAddresses,
): Promise<Checkout> {
  const { customerId, payments, stored, subscriptions } = person
  const { userId } = stored
  const order = { userId, customerId, plan, trialDays: trialDaysOf(person), ...addresses }
  const purpose = `checkout:${userId}:${plan}:${subscriptions.length}`
  return makeOnce(needs, {
    userId,
    purpose,
    make: (key) => payments.openCheckout(order, key),
    change: ({ id }) => ({ openCheckoutId: id }),
    undo: ({ id }) => payments.closeCheckout(id),
  })
}

/**
 * What became of a checkout. Asking again changes nothing.
 * @throws AppError `foreign_session` for that of another person
 */
export async function verifyCheckout(
  needs: BillingNeeds,
  user: Payer,
  sessionId: string,
): Promise<{ success: boolean; subscriptionStatus: SubscriptionStatus | null }> {
  const { unknownSession, foreignSession } = messages.billing.checkout
  const checkout = await requirePayments(needs).readCheckout(sessionId)
  if (!checkout) throw new AppError('not_found', unknownSession)
  const stored = await findSubscription(needs.db, user.id)
  if (!stored?.customerId || stored.customerId !== checkout.customerId)
    throw new AppError('foreign_session', foreignSession)
  const known = await refresh(needs, user.id)
  const isOpen = hasAccess(known?.stored, await needs.now())
  return {
    success: checkout.state === 'complete' && isOpen,
    subscriptionStatus: known?.stored.status ?? null,
  }
}
