import type { CreatedSubscription, Plan } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import { closeCheckout } from './abandon-payment.ts'
import { type BillingNeeds, type Payer, requirePayments } from './billing-deps.ts'
import { isLive } from './current-subscription.ts'
import { lookUp, makeOnce, type PayingPerson } from './customer.ts'
import { endUnpaid } from './duplicates.ts'
import type { Subscription } from './payments.ts'
import { nextAttempt } from './subscriptions-table.ts'

export const TRIAL_DAYS = 30
// The trial is counted from the moment in which the page was opened; nobody loses a day of it.
const HOLDS_MS = HOUR

/**
 * Begins a subscription for the card form, or finds the one that a reload, a second tab or a second
 * click has begun. It opens nothing before the card is confirmed.
 *
 * @throws AppError `already_subscribed`, or `bad_request` where the price is not the plan's
 */
export async function beginSubscription(
  needs: BillingNeeds,
  user: Payer,
  { plan, priceId }: { plan: Plan; priceId: string },
): Promise<CreatedSubscription> {
  if (requirePayments(needs).prices[plan] !== priceId)
    throw new AppError('bad_request', messages.billing.checkout.priceMismatch, { field: 'priceId' })
  const person = await lookUp(needs, user)
  refuseSecond(person)
  await closeCheckout(needs, person)
  const begun = (await takeUp(needs, person, plan)) ?? (await begin(needs, person, plan))
  return { ...forCardForm(begun), ...refusalOf(person) }
}

/** Why this person is charged at once, where that is news to them. */
const refusalOf = ({ stored }: PayingPerson) =>
  stored.trialRefused ? { trialRefused: stored.trialRefused } : {}

/** @throws AppError `already_subscribed` */
export function refuseSecond({ stored }: PayingPerson) {
  if (isLive(stored))
    throw new AppError('already_subscribed', messages.billing.checkout.alreadySubscribed)
}

/** How many free days are left: one trial for each person, for ever (see `trial-history.ts`). */
export const trialDaysOf = ({ stored }: PayingPerson) => (stored.trialUsed ? undefined : TRIAL_DAYS)

async function takeUp(
  needs: BillingNeeds,
  person: PayingPerson,
  plan: Plan,
): Promise<Subscription | undefined> {
  const oldest = (await needs.now()).getTime() - HOLDS_MS
  const withTrial = trialDaysOf(person) !== undefined
  const { userId, attempt } = person.stored
  for (const subscription of person.subscriptions) {
    if (subscription.status !== 'incomplete') continue
    const { confirmation, hadTrial, createdAt } = subscription
    const isFit = subscription.plan === plan && hadTrial === withTrial && confirmation
    if (isFit && createdAt.getTime() > oldest) return subscription
    await endUnpaid(needs, userId, subscription.id)
    await nextAttempt(needs.db, userId, attempt)
  }
  return undefined
}

function begin(needs: BillingNeeds, person: PayingPerson, plan: Plan): Promise<Subscription> {
  const { customerId, payments, stored, subscriptions } = person
  const { userId } = stored
  const order = { userId, customerId, plan, trialDays: trialDaysOf(person) }
  // Once one has ended, the key that made it is used up.
  const purpose = `subscription:${userId}:${plan}:${subscriptions.length}`
  return makeOnce(needs, {
    userId,
    purpose,
    make: (key) => payments.beginSubscription(order, key),
    undo: ({ id }) => payments.endSubscription(id),
  })
}

function forCardForm({ confirmation, nextCharge }: Subscription): CreatedSubscription {
  if (!confirmation || !nextCharge)
    throw new AppError('billing_unavailable', messages.billing.checkout.initializationFailed)
  const { type: intentType, clientSecret } = confirmation
  return { intentType, clientSecret, firstCharge: nextCharge }
}
