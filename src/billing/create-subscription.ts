import { type CreatedSubscription, isActive, type Plan, TRIAL_DAYS } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import { expireOpenCheckout } from './abandon-payment.ts'
import { type BillingDeps, type BillingUser, requirePayments } from './billing-deps.ts'
import { incrementAttempt } from './billing-workflows-table.ts'
import { type BillingCustomer, createOnce, ensureCustomer } from './customer.ts'
import { cancelUnpaid } from './duplicates.ts'
import type { Subscription } from './payments.ts'

// The trial counts from the creation; reusing an older one would cost the user trial days.
const REUSABLE_FOR_MS = HOUR

/**
 * Creates a subscription for the card form, or reuses the one that a reload, another tab or a double
 * click has created. It gives no access before the card is confirmed.
 *
 * @throws AppError `already_subscribed`, or `bad_request` if the price is not the plan's
 */
export async function createSubscription(
  deps: BillingDeps,
  user: BillingUser,
  { plan, priceId }: { plan: Plan; priceId: string },
): Promise<CreatedSubscription> {
  if (requirePayments(deps).prices[plan] !== priceId)
    throw new AppError('bad_request', messages.billing.checkout.priceMismatch, { field: 'priceId' })
  const person = await ensureCustomer(deps, user)
  requireNotSubscribed(person)
  await expireOpenCheckout(deps, person)
  const subscription =
    (await reuseIncomplete(deps, person, plan)) ?? (await create(deps, person, plan))
  return { ...toReply(subscription), ...trialRefusalOf(person) }
}

/** Why there is no trial, if the user expected one. */
const trialRefusalOf = ({ stored: { trial } }: BillingCustomer) =>
  trial.refusal ? { trialRefused: trial.refusal } : {}

/** @throws AppError `already_subscribed` */
export function requireNotSubscribed({ stored }: BillingCustomer) {
  if (isActive(stored.subscription.status))
    throw new AppError('already_subscribed', messages.billing.checkout.alreadySubscribed)
}

/** One trial per person, forever (see `trial-history.ts`). */
export const trialDaysFor = ({ stored: { trial } }: BillingCustomer) =>
  trial.isUsed ? undefined : TRIAL_DAYS

async function reuseIncomplete(
  deps: BillingDeps,
  person: BillingCustomer,
  plan: Plan,
): Promise<Subscription | undefined> {
  const oldest = (await deps.now()).getTime() - REUSABLE_FOR_MS
  const withTrial = trialDaysFor(person) !== undefined
  const { userId, attempt } = person.stored.workflow
  for (const subscription of person.subscriptions) {
    if (subscription.status !== 'incomplete') continue
    const { confirmation, hadTrial, createdAt } = subscription
    const isReusable = subscription.plan === plan && hadTrial === withTrial && confirmation
    if (isReusable && createdAt.getTime() > oldest) return subscription
    await cancelUnpaid(deps, userId, subscription.id)
    await incrementAttempt(deps.db, userId, attempt)
  }
  return undefined
}

function create(deps: BillingDeps, person: BillingCustomer, plan: Plan): Promise<Subscription> {
  const { customerId, payments, stored, subscriptions } = person
  const { userId } = stored.workflow
  const params = { userId, customerId, plan, trialDays: trialDaysFor(person) }
  // The count changes the key after a subscription has ended.
  const purpose = `subscription:${userId}:${plan}:${subscriptions.length}`
  return createOnce(deps, {
    userId,
    purpose,
    create: (key) => payments.createSubscription(params, key),
    undo: ({ id }) => payments.cancelSubscription(id),
  })
}

function toReply({ confirmation, nextCharge }: Subscription): CreatedSubscription {
  if (!confirmation || !nextCharge)
    throw new AppError('billing_unavailable', messages.billing.checkout.initializationFailed)
  const { type: intentType, clientSecret } = confirmation
  return { intentType, clientSecret, firstCharge: nextCharge }
}
