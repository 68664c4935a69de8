import type Stripe from 'stripe'
import { type Plan, SubscriptionStatus } from '#contract/billing.ts'
import { SECOND } from '#durations.ts'
import type { Subscription } from './payments.ts'

/** The properties of a subscription that must be expanded for `toSubscription`. */
export const EXPAND = [
  'default_payment_method',
  'pending_setup_intent',
  'latest_invoice.confirmation_secret',
  'schedule',
]

type Prices = Record<Plan, string>

export function toSubscription(given: Stripe.Subscription, prices: Prices): Subscription {
  const invoice = whole(given.latest_invoice)
  const setup = whole(given.pending_setup_intent)
  const status = statusOf(given)
  const item = given.items.data[0]
  const plan = planOf(item?.price, prices)
  return {
    id: given.id,
    status,
    plan,
    nextPlan: nextPlanOf(given, plan, prices),
    createdAt: date(given.created),
    periodEnd: periodEndOf(given, item),
    cancelAtPeriodEnd: given.cancel_at_period_end || given.cancel_at !== null,
    hadTrial: given.trial_start !== null,
    nextCharge: nextChargeOf(given, { status, item, invoice }),
    card: cardOf(given.default_payment_method),
    confirmation: status === 'incomplete' ? confirmationOf(setup, invoice) : null,
    openInvoiceId: invoice?.status === 'open' ? invoice.id : null,
  }
}

/** An object that was not expanded, and is only an id, counts as absent. */
function whole<T extends object>(given: string | T | null | undefined): T | undefined {
  return typeof given === 'object' && given !== null ? given : undefined
}

/**
 * With a trial Stripe says `trialing` as soon as the subscription is created, before a card is entered:
 * only the pending setup intent tells, and later the missing card. A trial without a pending setup is
 * running, even if its card is not visible to us: it will be charged all the same.
 */
function statusOf(given: Stripe.Subscription): SubscriptionStatus {
  const { status, pending_setup_intent, trial_end, default_payment_method } = given
  if (status === 'trialing' && pending_setup_intent) return 'incomplete'
  if (status === 'canceled' && trial_end && !default_payment_method) return 'incomplete_expired'
  return SubscriptionStatus.catch('unknown').parse(status)
}

function planOf(price: Stripe.Price | undefined, prices: Prices): Plan | null {
  if (!price) return null
  const plan = planOfPrice(price.id, prices)
  if (plan) return plan
  // An earlier price.
  if (price.recurring?.interval === 'month') return 'monthly'
  return price.recurring?.interval === 'year' ? 'annual' : null
}

export function planOfPrice(id: string | undefined, { monthly, annual }: Prices): Plan | null {
  if (id === monthly) return 'monthly'
  return id === annual ? 'annual' : null
}

/** By the phase that follows the current one in the subscription's schedule. */
function nextPlanOf(
  { schedule }: Stripe.Subscription,
  plan: Plan | null,
  prices: Prices,
): Plan | null {
  const { phases, current_phase } = whole(schedule) ?? {}
  if (!phases || !current_phase) return null
  const next = phases.find(({ start_date }) => start_date === current_phase.end_date)
  const nextPlan = planOfPrice(idOf(next?.items[0]?.price), prices)
  return nextPlan === plan ? null : nextPlan
}

function periodEndOf(
  { ended_at, cancel_at }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): Date | null {
  const end = ended_at ?? cancel_at ?? item?.current_period_end
  return end === undefined ? null : date(end)
}

interface Known {
  status: SubscriptionStatus
  item: Stripe.SubscriptionItem | undefined
  invoice: Stripe.Invoice | undefined
}

/** For an incomplete subscription: what is charged if its card is confirmed now. */
function nextChargeOf(
  { trial_end, created, cancel_at_period_end, cancel_at }: Stripe.Subscription,
  { status, item, invoice }: Known,
): Subscription['nextCharge'] {
  const amountCents = (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1)
  if (status === 'incomplete') return { at: date(trial_end ?? created).toISOString(), amountCents }
  if (status === 'past_due' && invoice?.next_payment_attempt) {
    const at = date(invoice.next_payment_attempt).toISOString()
    return { at, amountCents: invoice.amount_remaining }
  }
  // After the last failed retry, the next charge is for the next period.
  const renews = ['active', 'trialing', 'past_due'].includes(status)
  const goesOn = renews && !cancel_at_period_end && !cancel_at
  if (!goesOn || !item) return null
  return { at: date(item.current_period_end).toISOString(), amountCents }
}

export function cardOf(given: string | Stripe.PaymentMethod | null): Subscription['card'] {
  const card = whole(given)?.card
  return card
    ? { brand: card.brand, last4: card.last4, fingerprint: card.fingerprint ?? null }
    : null
}

function confirmationOf(
  setup: Stripe.SetupIntent | undefined,
  invoice: Stripe.Invoice | undefined,
): Subscription['confirmation'] {
  if (setup?.client_secret) return { type: 'setup', clientSecret: setup.client_secret }
  const clientSecret = invoice?.confirmation_secret?.client_secret
  return clientSecret ? { type: 'payment', clientSecret } : null
}

/** The payments of its latest invoice; empty if nothing was charged. */
export function paidIntentsOf(given: Stripe.Subscription | undefined): string[] {
  const payments = whole(given?.latest_invoice)?.payments?.data ?? []
  return payments
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment: { payment_intent } }) => idOf(payment_intent) ?? [])
}

export const idOf = (given: string | { id: string } | null | undefined) =>
  typeof given === 'string' ? given : given?.id

const date = (seconds: number) => new Date(seconds * SECOND)
