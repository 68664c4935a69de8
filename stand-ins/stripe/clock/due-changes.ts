import { attemptPayment, withPayment } from '../payments/invoice-payments.ts'
import { newInvoice } from '../payments/invoices.ts'
import { addPaymentIntent } from '../payments/payment-intents.ts'
import type { Invoice, Session, Subscription } from '../store/objects.ts'
import { emitEvent, find, put, retrieve, type Store } from '../store/store.ts'
import { DAY_SECONDS, nextPeriodEnd } from '../subscriptions/period.ts'
import { enterNextPhase } from '../subscriptions/schedules.ts'
import {
  cardOf,
  type EndReason,
  end,
  expire,
  periodOf,
  save,
  withPeriod,
} from '../subscriptions/subscriptions.ts'

/** Days between declined attempts. The subscription ends after the last one. */
const RETRY_AFTER_DAYS = [1, 3, 5]

export async function processDue(store: Store, due: Subscription | Session) {
  if (due.object === 'checkout.session') return expireSession(store, due as Session)
  await processDueSubscription(store, due as Subscription)
}

export async function expireSession(store: Store, session: Session): Promise<Session> {
  const expired: Session = { ...session, status: 'expired', url: null }
  await put(store, expired)
  await emitEvent(store, 'checkout.session.expired', expired)
  return expired
}

async function processDueSubscription(store: Store, subscription: Subscription) {
  const { at } = store
  const { status, cancel_at, trial_end, hidden } = subscription
  if (cancel_at !== null && cancel_at <= at)
    return end(store, subscription, subscription.cancellation_details?.reason as EndReason)
  if (status === 'incomplete') return expire(store, subscription)
  if (status === 'trialing' && (trial_end ?? 0) > at) return warnOfTrialEnd(store, subscription)
  if (status === 'trialing') return endTrial(store, subscription)
  if (status === 'past_due' && hidden.retryAt !== null) return retry(store, subscription)
  return renew(store, subscription, periodOf(subscription).end)
}

async function warnOfTrialEnd(store: Store, subscription: Subscription) {
  const warned = { ...subscription, hidden: { ...subscription.hidden, trialEndWarned: true } }
  await save(store, subscription, warned)
  await emitEvent(store, 'customer.subscription.trial_will_end', warned)
}

/** Charges the card. Without one, `missing_payment_method` decides. */
async function endTrial(store: Store, subscription: Subscription) {
  const { trial_settings, trial_end } = subscription
  const without = trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice'
  const isMissing = (await cardOf(store, subscription)) === undefined
  if (isMissing && without === 'cancel') return end(store, subscription, null)
  return renew(store, subscription, trial_end ?? store.at)
}

/** Starts a new period and attempts to pay its invoice. */
async function renew(store: Store, before: Subscription, start: number) {
  const subscription = await enterNextPhase(store, before, start)
  const [item] = subscription.items.data
  if (!item) throw new Error('A subscription has an item')
  const { billing_cycle_anchor: anchor } = subscription
  const period = { start, end: nextPeriodEnd(anchor, start, item.price.recurring) }
  const begun = withPeriod({ ...subscription, status: 'active' }, period)
  const customer = await retrieve(store, 'customer', subscription.customer)
  const invoice = newInvoice(store, begun, customer, {
    reason: 'subscription_cycle',
    period,
    isFree: false,
  })
  await put(store, invoice)
  await emitEvent(store, 'invoice.created', invoice)
  await emitEvent(store, 'invoice.finalized', invoice)
  await addPaymentIntent(store, invoice)
  return attempt(store, before, { ...begun, latest_invoice: invoice.id }, invoice)
}

async function retry(store: Store, subscription: Subscription) {
  const invoice = await find(store, 'invoice', subscription.latest_invoice ?? '')
  if (invoice?.status === 'open') return attempt(store, subscription, subscription, invoice)
  const hidden = { ...subscription.hidden, retryAt: null }
  return save(store, subscription, { ...subscription, hidden })
}

async function attempt(
  store: Store,
  before: Subscription,
  subscription: Subscription,
  invoice: Invoice,
) {
  const method = await cardOf(store, subscription)
  const verdict = await attemptPayment(store, invoice, { method, automatic: true })
  if (verdict.is === 'accepted' && method)
    return save(store, before, withPayment({ ...subscription, status: 'past_due' }, method.id))
  const tried = await retrieve(store, 'invoice', invoice.id)
  const pause = RETRY_AFTER_DAYS[tried.attempt_count - 1]
  if (pause === undefined) return end(store, subscription, 'payment_failed')
  const retryAt = store.at + pause * DAY_SECONDS
  await put(store, { ...tried, next_payment_attempt: retryAt })
  const hidden = { ...subscription.hidden, retryAt }
  return save(store, before, { ...subscription, status: 'past_due', hidden })
}
