import { HOUR, SECOND } from '#durations.ts'
import { paymentOf } from '../payments/payment-intents.ts'
import type { Invoice, PaymentMethod, Subscription } from '../store/objects.ts'
import { emitEvent, find, previousAttributes, put, retrieve, type Store } from '../store/store.ts'
import { cancelSchedule } from './cancel-schedule.ts'
import { DAY_SECONDS } from './period.ts'

const INCOMPLETE_FOR_SECONDS = (23 * HOUR) / SECOND
const TRIAL_WARNING_SECONDS = 3 * DAY_SECONDS

export const hasEnded = ({ status }: Subscription) =>
  status === 'canceled' || status === 'incomplete_expired'

export function periodOf({ items }: Subscription): { start: number; end: number } {
  const [item] = items.data
  if (!item) throw new Error('A subscription has an item')
  return { start: item.current_period_start, end: item.current_period_end }
}

export function withPeriod(
  subscription: Subscription,
  { start, end }: { start: number; end: number },
): Subscription {
  const { items } = subscription
  const moved = { current_period_start: start, current_period_end: end }
  return {
    ...subscription,
    items: { ...items, data: items.data.map((item) => ({ ...item, ...moved })) },
  }
}

/** The time of its next change, Unix seconds. */
export function dueAt(subscription: Subscription): number | null {
  const { status, cancel_at, trial_end, start_date, hidden } = subscription
  const ends = cancel_at ?? Number.POSITIVE_INFINITY
  const { end } = periodOf(subscription)
  if (status === 'incomplete') return start_date + INCOMPLETE_FOR_SECONDS
  if (status === 'trialing' && trial_end !== null)
    return Math.min(ends, hidden.trialEndWarned ? trial_end : warnsAt(subscription))
  if (status === 'active') return Math.min(ends, end)
  if (status === 'past_due') return Math.min(ends, hidden.retryAt ?? end)
  return null
}

/** Three days before the trial ends, or at once for a shorter trial. */
const warnsAt = ({ trial_start, trial_end }: Subscription) =>
  Math.max(trial_start ?? 0, (trial_end ?? 0) - TRIAL_WARNING_SECONDS)

/** Stores the new state and emits what changed. */
export async function save(store: Store, before: Subscription, after: Subscription) {
  await put(store, after, dueAt(after))
  const previous = previousAttributes(before, after)
  if (Object.keys(previous).length > 0)
    await emitEvent(store, 'customer.subscription.updated', after, previous)
  return after
}

export type EndReason = 'cancellation_requested' | 'payment_failed' | null

type Details = NonNullable<Subscription['cancellation_details']>

export function becauseOf(reason: Details['reason'], before?: Subscription): Details {
  const known = before?.cancellation_details
  return {
    comment: known?.comment ?? null,
    feedback: known?.feedback ?? null,
    feedback_option: null,
    reason,
  }
}

export async function end(store: Store, subscription: Subscription, reason: EndReason) {
  const { at } = store
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: becauseOf(reason, subscription),
    hidden: { ...subscription.hidden, retryAt: null },
  }
  await put(store, ended)
  await emitEvent(store, 'customer.subscription.deleted', ended)
  if (subscription.schedule) await cancelSchedule(store, subscription.schedule)
  await stopCollecting(store, subscription)
  return ended
}

/** An open invoice stays open without further attempts. The first invoice of an incomplete subscription is voided. */
async function stopCollecting(store: Store, { latest_invoice, status }: Subscription) {
  const invoice = latest_invoice ? await find(store, 'invoice', latest_invoice) : undefined
  if (invoice?.status !== 'open') return
  if (status === 'incomplete') return voidInvoice(store, invoice)
  await put(store, { ...invoice, auto_advance: false, next_payment_attempt: null })
}

async function voidInvoice(store: Store, invoice: Invoice) {
  const { at } = store
  const payment = await paymentOf(store, invoice.id)
  const status_transitions = { ...invoice.status_transitions, voided_at: at }
  const voided: Invoice = { ...invoice, status: 'void', auto_advance: false, status_transitions }
  await put(store, voided)
  await emitEvent(store, 'invoice.voided', voided)
  if (!payment) return
  const intent = await retrieve(store, 'payment_intent', payment.payment.payment_intent)
  const canceled = {
    ...intent,
    status: 'canceled',
    canceled_at: at,
    cancellation_reason: 'void_invoice' as const,
  }
  await put(store, canceled)
  await put(store, {
    ...payment,
    status: 'canceled',
    status_transitions: { canceled_at: at, paid_at: null },
  })
  await emitEvent(store, 'payment_intent.canceled', canceled)
}

/** The first invoice was not paid within 23 hours. */
export async function expire(store: Store, subscription: Subscription) {
  await stopCollecting(store, subscription)
  const expired: Subscription = {
    ...subscription,
    status: 'incomplete_expired',
    ended_at: store.at,
  }
  return save(store, subscription, expired)
}

/** The card to charge: the subscription's own, or the customer's. */
export async function cardOf(
  store: Pick<Store, 'db'>,
  { default_payment_method, customer }: Subscription,
): Promise<PaymentMethod | undefined> {
  const own = default_payment_method
    ? await find(store, 'payment_method', default_payment_method)
    : undefined
  if (own?.customer) return own
  const { invoice_settings } = await retrieve(store, 'customer', customer)
  const shared = invoice_settings.default_payment_method
  const method = shared ? await find(store, 'payment_method', shared) : undefined
  return method?.customer ? method : undefined
}

/** Saves a confirmed card on the subscription if `save_default_payment_method` says so. */
export function keepingCard(subscription: Subscription, method: string): Subscription {
  return subscription.payment_settings?.save_default_payment_method === 'on_subscription'
    ? { ...subscription, default_payment_method: method }
    : subscription
}
