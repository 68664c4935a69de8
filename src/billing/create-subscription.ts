import { type CreatedSubscription, isActive, type Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import { expireOpenCheckout } from './abandon-payment.ts'
import { type BillingDeps, type BillingUser, requirePayments } from './billing-deps.ts'
import { type BillingCustomer, createOnce, ensureCustomer } from './customer.ts'
import { cancelUnpaid } from './duplicates.ts'
import type { Subscription } from './payments.ts'
import { incrementAttempt } from './subscriptions-table.ts'

export const TRIAL_DAYS = 30
// The trial is counted from the moment in which the page was opened; nobody loses a day of it.
const REUSABLE_FOR_MS = HOUR

/**
 * Begins a subscription for the card form, or finds the one that a reload, a second tab or a second
 * click has begun. It opens nothing before the card is confirmed.
 *
 * @throws AppError `already_subscribed`, or `bad_request` where the price is not the plan's
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
  const begun = (await reuseIncomplete(deps, person, plan)) ?? (await create(deps, person, plan))
  return { ...toReply(begun), ...trialRefusalOf(person) }
}

/** Why this person is charged at once, where that is news to them. */
const trialRefusalOf = ({ stored }: BillingCustomer) =>
  stored.trialRefused ? { trialRefused: stored.trialRefused } : {}

/** @throws AppError `already_subscribed` */
export function requireNotSubscribed({ stored }: BillingCustomer) {
  if (isActive(stored.status))
    throw new AppError('already_subscribed', messages.billing.checkout.alreadySubscribed)
}

/** How many free days are left: one trial for each person, for ever (see `trial-history.ts`). */
export const trialDaysFor = ({ stored }: BillingCustomer) =>
  stored.trialUsed ? undefined : TRIAL_DAYS

async function reuseIncomplete(
  deps: BillingDeps,
  person: BillingCustomer,
  plan: Plan,
): Promise<Subscription | undefined> {
  const oldest = (await deps.now()).getTime() - REUSABLE_FOR_MS
  const withTrial = trialDaysFor(person) !== undefined
  const { userId, attempt } = person.stored
  for (const subscription of person.subscriptions) {
    if (subscription.status !== 'incomplete') continue
    const { confirmation, hadTrial, createdAt } = subscription
    const isFit = subscription.plan === plan && hadTrial === withTrial && confirmation
    if (isFit && createdAt.getTime() > oldest) return subscription
    await cancelUnpaid(deps, userId, subscription.id)
    await incrementAttempt(deps.db, userId, attempt)
  }
  return undefined
}

function create(deps: BillingDeps, person: BillingCustomer, plan: Plan): Promise<Subscription> {
  const { customerId, payments, stored, subscriptions } = person
  const { userId } = stored
  const order = { userId, customerId, plan, trialDays: trialDaysFor(person) }
  // Once one has ended, the key that made it is used up.
  const purpose = `subscription:${userId}:${plan}:${subscriptions.length}`
  return createOnce(deps, {
    userId,
    purpose,
    create: (key) => payments.createSubscription(order, key),
    undo: ({ id }) => payments.cancelSubscription(id),
  })
}

function toReply({ confirmation, nextCharge }: Subscription): CreatedSubscription {
  if (!confirmation || !nextCharge)
    throw new AppError('billing_unavailable', messages.billing.checkout.initializationFailed)
  const { type: intentType, clientSecret } = confirmation
  return { intentType, clientSecret, firstCharge: nextCharge }
}
