import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../store/objects.ts'
import { emitEvent, put, retrieve, type Store, toWire } from '../store/store.ts'
import { type ErrorDetails, invalid, StripeError } from '../stripe-error.ts'
import { keepingCard, save } from '../subscriptions/subscriptions.ts'
import { judgeCharge, UNAUTHENTICATED, type Verdict } from './cards.ts'
import { chargeIdOf, paymentOf } from './payment-intents.ts'
import { attach } from './payment-methods.ts'

const NO_CARD: ErrorDetails = {
  type: 'invalid_request_error',
  code: 'missing',
  message:
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
}

interface Attempt {
  method: PaymentMethod | undefined
  /** On the retry schedule. A customer's own attempts do not count after the first one. */
  automatic?: boolean
  /** The customer has just completed 3-D Secure. */
  isAuthenticated?: boolean
}

/** Attempts to pay an invoice. Does not change its subscription. */
export async function attemptPayment(
  store: Store,
  invoice: Invoice,
  { method, automatic = false, isAuthenticated = false }: Attempt,
): Promise<Verdict> {
  const counts = automatic || invoice.attempt_count === 0
  const tried = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + (counts ? 1 : 0),
  }
  const intent = await intentOf(store, invoice)
  const verdict = judge(method, isAuthenticated)
  if (verdict.is === 'accepted' && method) await succeed(store, tried, intent, method)
  if (verdict.is === 'to_authenticate' && method) await requireAction(store, tried, intent, method)
  if (verdict.is === 'declined') await fail(store, tried, intent, verdict.error)
  return verdict
}

function judge(method: PaymentMethod | undefined, isAuthenticated: boolean): Verdict {
  if (!method) return { is: 'declined', error: NO_CARD }
  const { behavior, wasSetUp } = method.hidden
  const verdict = judgeCharge(behavior, wasSetUp)
  return verdict.is === 'to_authenticate' && isAuthenticated ? { is: 'accepted' } : verdict
}

export async function intentOf(store: Pick<Store, 'db'>, { id }: Invoice) {
  const payment = await paymentOf(store, id)
  return retrieve(store, 'payment_intent', payment?.payment.payment_intent ?? '')
}

async function succeed(
  store: Store,
  invoice: Invoice,
  intent: PaymentIntent,
  method: PaymentMethod,
) {
  const { at } = store
  await attach(store, method, invoice.customer)
  const succeeded = {
    ...intent,
    status: 'succeeded' as const,
    amount_received: intent.amount,
    latest_charge: chargeIdOf(intent),
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  }
  await put(store, succeeded)
  await emitEvent(store, 'payment_intent.succeeded', succeeded)
  const payment = await paymentOf(store, invoice.id)
  if (payment) {
    const withPayment = {
      ...payment,
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: { canceled_at: null, paid_at: at },
    }
    await put(store, withPayment)
    await emitEvent(store, 'invoice_payment.paid', withPayment)
  }
  await markPaid(store, invoice)
}

/** @returns the paid invoice */
export async function markPaid(store: Store, invoice: Invoice): Promise<Invoice> {
  const withPayment: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: store.at },
  }
  await put(store, withPayment)
  await emitEvent(store, 'invoice.paid', withPayment)
  await emitEvent(store, 'invoice.payment_succeeded', withPayment)
  return withPayment
}

async function requireAction(
  store: Store,
  invoice: Invoice,
  intent: PaymentIntent,
  method: PaymentMethod,
) {
  const waiting = {
    ...intent,
    status: 'requires_action' as const,
    payment_method: method.id,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
  }
  await put(store, waiting)
  await put(store, invoice)
  await emitEvent(store, 'payment_intent.requires_action', waiting)
  await emitEvent(store, 'invoice.payment_action_required', invoice)
}

async function fail(store: Store, invoice: Invoice, intent: PaymentIntent, error: ErrorDetails) {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error as PaymentIntent['last_payment_error'],
  }
  await put(store, failed)
  await put(store, invoice)
  await emitEvent(store, 'payment_intent.payment_failed', failed)
  await emitEvent(store, 'invoice.payment_failed', invoice)
}

/** Activates the subscription of a paid invoice. */
export async function activateAfterPayment(store: Store, invoice: Invoice, method?: string) {
  const { subscription: id } = invoice.parent.subscription_details
  const subscription = await retrieve(store, 'subscription', id)
  await save(store, subscription, withPayment(subscription, method))
}

/** Activates only a subscription that waited for the payment: an ended one stays ended. */
export function withPayment(subscription: Subscription, method?: string): Subscription {
  const { status } = subscription
  const waited = status === 'incomplete' || status === 'past_due'
  return {
    ...(method ? keepingCard(subscription, method) : subscription),
    status: waited ? 'active' : status,
    hidden: { ...subscription.hidden, retryAt: null },
  }
}

/** Pays an invoice, or its payment intent, with a card. @throws StripeError when declined */
export async function payInvoice(
  store: Store,
  invoice: Invoice,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  const verdict = await attemptPayment(store, invoice, { method })
  if (verdict.is === 'accepted') await activateAfterPayment(store, invoice, method.id)
  const intent = await intentOf(store, invoice)
  if (verdict.is === 'declined')
    throw new StripeError(402, {
      ...verdict.error,
      payment_intent: toWire(intent),
      payment_method: toWire(method),
    })
  return intent
}

export async function confirmPayment(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent)
  const invoice = await retrieve(store, 'invoice', intent.hidden.invoice)
  return payInvoice(store, invoice, method)
}

function unexpected({ status }: PaymentIntent) {
  const reason =
    status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${status}`
  return invalid(`You cannot confirm this PaymentIntent because ${reason}.`, {
    code: 'payment_intent_unexpected_state',
  })
}

/** Completes 3-D Secure. @throws StripeError when the customer failed it */
export async function authenticatePayment(store: Store, intent: PaymentIntent, passed: boolean) {
  if (intent.status !== 'requires_action' || !intent.payment_method) throw unexpected(intent)
  const invoice = await retrieve(store, 'invoice', intent.hidden.invoice)
  const method = await retrieve(store, 'payment_method', intent.payment_method)
  if (passed) {
    await succeed(store, invoice, intent, method)
    return activateAfterPayment(store, invoice, method.id)
  }
  const error: ErrorDetails = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message: UNAUTHENTICATED,
  }
  await fail(store, invoice, intent, error)
  throw new StripeError(402, error)
}
