import { emptyCustomerDetails } from '../api/checkout-calls.ts'
import {
  judgeCharge,
  judgeSetup,
  readCard,
  type TypedCard,
  UNAUTHENTICATED,
} from '../payments/cards.ts'
import { activateAfterPayment, attemptPayment } from '../payments/invoice-payments.ts'
import { attach, markSetUp, newPaymentMethod } from '../payments/payment-methods.ts'
import type { Customer, PaymentMethod, Session, Subscription } from '../store/objects.ts'
import { emitEvent, put, retrieve, type Store } from '../store/store.ts'
import { StripeError } from '../stripe-error.ts'
import { createSubscription } from '../subscriptions/create-subscription.ts'
import { endOfTrial } from '../subscriptions/trial.ts'

export const isOpen = ({ status, expires_at }: Session, at: number) =>
  status === 'open' && at < expires_at

/** Unix seconds; null without a trial. */
export const trialEndOf = ({ hidden }: Session, at: number) => endOfTrial(at, hidden.trialDays)

/**
 * Completes the session with a card, or lets it wait for 3-D Secure.
 * @throws StripeError when the card is refused
 */
export async function submitCard(
  store: Store,
  session: Session,
  typed: TypedCard,
): Promise<Session> {
  const card = readCard(typed, store.at)
  const isTrial = trialEndOf(session, store.at) !== null
  const verdict = isTrial ? judgeSetup(card.behavior) : judgeCharge(card.behavior, false)
  if (verdict.is === 'declined') throw new StripeError(402, verdict.error)
  const method = newPaymentMethod(card, store.at)
  await put(store, method)
  if (verdict.is === 'accepted') return complete(store, session, method)
  const waiting = { ...session, hidden: { ...session.hidden, authenticating: method.id } }
  await put(store, waiting, session.expires_at)
  return waiting
}

/** Completes 3-D Secure. @throws StripeError when the customer failed it */
export async function completeAuthentication(store: Store, session: Session, passed: boolean) {
  const { authenticating } = session.hidden
  if (!authenticating) return session
  const answered = { ...session, hidden: { ...session.hidden, authenticating: null } }
  if (!passed) {
    await put(store, answered, session.expires_at)
    throw new StripeError(402, { type: 'card_error', message: UNAUTHENTICATED })
  }
  return complete(store, answered, await retrieve(store, 'payment_method', authenticating))
}

async function complete(store: Store, session: Session, method: PaymentMethod) {
  const customer = await retrieve(store, 'customer', session.customer)
  // Attached only now: attached cards are deleted with the customer.
  const billing_details = { ...method.billing_details, email: customer.email }
  const owned = await attach(store, { ...method, billing_details }, customer.id)
  const attached = await markSetUp(store, owned)
  const subscription = await createSubscriptionOf(store, session, customer, attached)
  const done: Session = {
    ...session,
    customer_details: { ...emptyCustomerDetails, email: customer.email },
    invoice: subscription.latest_invoice,
    payment_status: subscription.status === 'trialing' ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  await put(store, done)
  await emitEvent(store, 'checkout.session.completed', done)
  return done
}

async function createSubscriptionOf(
  store: Store,
  session: Session,
  customer: Customer,
  method: PaymentMethod,
): Promise<Subscription> {
  const { hidden } = session
  const subscription = await createSubscription(store, {
    customer,
    price: await retrieve(store, 'price', hidden.price),
    quantity: hidden.quantity,
    trialEnd: trialEndOf(session, store.at),
    paymentBehavior: 'default_incomplete',
    paymentMethod: method,
    saveCard: 'off',
    missingPaymentMethod: hidden.trialSettings?.end_behavior.missing_payment_method ?? null,
    metadata: hidden.subscriptionMetadata,
  })
  if (subscription.status === 'trialing') return subscription
  const invoice = await retrieve(store, 'invoice', subscription.latest_invoice ?? '')
  await attemptPayment(store, invoice, { method, isAuthenticated: true })
  await activateAfterPayment(store, invoice, method.id)
  return retrieve(store, 'subscription', subscription.id)
}
