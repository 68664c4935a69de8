import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { readClock } from '../clock/clock.ts'
import type { Customer, Subscription } from '../store/objects.ts'
import { find, list } from '../store/store.ts'
import { listEvents } from '../store/stripe-events-table.ts'
import { dueOf } from '../store/stripe-objects-table.ts'
import { cardOf, periodOf } from '../subscriptions/subscriptions.ts'

const SHOWN_CUSTOMERS = 50
const SHOWN_EVENTS = 50

export type AccountState = Awaited<ReturnType<typeof readState>>
export type CustomerState = AccountState['customers'][number]
export type SubscriptionState = CustomerState['subscriptions'][number]
export type RefundState = CustomerState['refunds'][number]
export type EventState = AccountState['events'][number]

/** The account's state for the page and the JSON of test billing. Newest first. */
export async function readState(db: Database) {
  const now = await readClock(db)
  const customers = await list({ db }, 'customer', { limit: SHOWN_CUSTOMERS })
  const living = customers.filter((customer) => !('deleted' in customer))
  return {
    now: now.toISOString(),
    customers: await Promise.all(living.map((customer) => customerState(db, customer))),
    events: (await listEvents(db, { limit: SHOWN_EVENTS })).map(
      ({ id, type, data, attempts, nextAttempt, lastAnswer }) => ({
        id,
        type,
        at: iso(data.created),
        attempts,
        isDelivered: nextAttempt === null,
        lastAnswer,
      }),
    ),
  }
}

async function customerState(db: Database, { id, email }: Customer) {
  const subscriptions = await list({ db }, 'subscription', { where: { customer: id } })
  const refunds = await list({ db }, 'refund', { where: { customer: id } })
  return {
    id,
    email,
    subscriptions: await Promise.all(subscriptions.map((each) => subscriptionState(db, each))),
    refunds: refunds.map(({ id, amount, created }) => ({
      id,
      amountCents: amount,
      at: iso(created),
    })),
  }
}

async function subscriptionState(db: Database, subscription: Subscription) {
  const { id, status, items, trial_end, cancel_at_period_end, pending_setup_intent } = subscription
  const due = await dueOf(db, id)
  const method = await cardOf({ db }, subscription)
  const invoice = await find({ db }, 'invoice', subscription.latest_invoice ?? '')
  return {
    id,
    status,
    price: items.data[0]?.price.lookup_key ?? null,
    amountCents: items.data[0]?.price.unit_amount ?? 0,
    periodEnd: iso(periodOf(subscription).end),
    trialEnd: trial_end === null ? null : iso(trial_end),
    cancelAtPeriodEnd: cancel_at_period_end,
    waitsForCard: pending_setup_intent !== null,
    latestInvoice: invoice?.status ?? null,
    card: method ? { brand: method.card.brand, last4: method.card.last4 } : null,
    nextEvent: due && { at: due.toISOString(), what: nextEvent(subscription) },
  }
}

function nextEvent({ status, hidden, cancel_at_period_end }: Subscription): string {
  if (status === 'incomplete') return 'expiry without a payment'
  if (status === 'trialing' && !hidden.trialEndWarned) return 'a warning that the trial ends soon'
  if (cancel_at_period_end) return 'the end of the subscription'
  if (status === 'trialing') return 'the end of the trial, and the first charge'
  return status === 'past_due' ? 'a retry of the failed charge' : 'renewal'
}

const iso = (seconds: number) => new Date(seconds * SECOND).toISOString()
