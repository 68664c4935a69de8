import { collect, paid } from './collect.ts'
import { newInvoice } from './invoices.ts'
import { announce, find, type Ledger, need, put } from './ledger.ts'
import type { Invoice, Session, Subscription } from './objects.ts'
import { addPaymentIntent } from './payment-intents.ts'
import { DAY_SECONDS, nextPeriodEnd } from './period.ts'
import { cardOf, type EndReason, end, expire, periodOf, save, withPeriod } from './subscriptions.ts'

/** After each declined attempt; after the last of them the subscription ends. */
const RETRY_AFTER_DAYS = [1, 3, 5]

/** Does what the clock says is due now. */
export async function pass(ledger: Ledger, due: Subscription | Session) {
  if (due.object === 'checkout.session') return expireSession(ledger, due as Session)
  await passSubscription(ledger, due as Subscription)
}

export async function expireSession(ledger: Ledger, session: Session): Promise<Session> {
  const expired: Session = { ...session, status: 'expired', url: null }
  await put(ledger, expired)
  await announce(ledger, 'checkout.session.expired', expired)
  return expired
}

async function passSubscription(ledger: Ledger, subscription: Subscription) {
  const { at } = ledger
  const { status, cancel_at, trial_end, hidden } = subscription
  if (cancel_at !== null && cancel_at <= at)
    return end(ledger, subscription, subscription.cancellation_details?.reason as EndReason)
  if (status === 'incomplete') return expire(ledger, subscription)
  if (status === 'trialing' && (trial_end ?? 0) > at) return warn(ledger, subscription)
  if (status === 'trialing') return endTrial(ledger, subscription)
  if (status === 'past_due' && hidden.retryAt !== null) return retry(ledger, subscription)
  return renew(ledger, subscription, periodOf(subscription).end)
}

async function warn(ledger: Ledger, subscription: Subscription) {
  const told = { ...subscription, hidden: { ...subscription.hidden, toldTrialEnd: true } }
  await save(ledger, subscription, told)
  await announce(ledger, 'customer.subscription.trial_will_end', told)
}

/** With a card it is charged; without one it goes the way that was asked for when it began. */
async function endTrial(ledger: Ledger, subscription: Subscription) {
  const { trial_settings, trial_end } = subscription
  const without = trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice'
  const isMissing = (await cardOf(ledger, subscription)) === undefined
  if (isMissing && without === 'cancel') return end(ledger, subscription, null)
  return renew(ledger, subscription, trial_end ?? ledger.at)
}

/** A new period begins, its invoice is made and tried. */
async function renew(ledger: Ledger, subscription: Subscription, start: number) {
  const [item] = subscription.items.data
  if (!item) throw new Error('A subscription has an item')
  const { billing_cycle_anchor: anchor } = subscription
  const period = { start, end: nextPeriodEnd(anchor, start, item.price.recurring) }
  const begun = withPeriod({ ...subscription, status: 'active' }, period)
  const customer = await need(ledger, 'customer', subscription.customer)
  const invoice = newInvoice(ledger, begun, customer, {
    reason: 'subscription_cycle',
    period,
    isFree: false,
  })
  await put(ledger, invoice)
  await announce(ledger, 'invoice.created', invoice)
  await announce(ledger, 'invoice.finalized', invoice)
  await addPaymentIntent(ledger, invoice)
  return attempt(ledger, subscription, { ...begun, latest_invoice: invoice.id }, invoice)
}

async function retry(ledger: Ledger, subscription: Subscription) {
  const invoice = await find(ledger, 'invoice', subscription.latest_invoice ?? '')
  if (invoice?.status === 'open') return attempt(ledger, subscription, subscription, invoice)
  const hidden = { ...subscription.hidden, retryAt: null }
  return save(ledger, subscription, { ...subscription, hidden })
}

async function attempt(
  ledger: Ledger,
  before: Subscription,
  subscription: Subscription,
  invoice: Invoice,
) {
  const method = await cardOf(ledger, subscription)
  const verdict = await collect(ledger, invoice, { method, automatic: true })
  if (verdict.is === 'accepted' && method)
    return save(ledger, before, paid({ ...subscription, status: 'past_due' }, method.id))
  const tried = await need(ledger, 'invoice', invoice.id)
  const pause = RETRY_AFTER_DAYS[tried.attempt_count - 1]
  if (pause === undefined) return end(ledger, subscription, 'payment_failed')
  const retryAt = ledger.at + pause * DAY_SECONDS
  await put(ledger, { ...tried, next_payment_attempt: retryAt })
  const hidden = { ...subscription.hidden, retryAt }
  return save(ledger, before, { ...subscription, status: 'past_due', hidden })
}
