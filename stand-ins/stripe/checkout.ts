import { judgeCharge, judgeSetup, readCard, type TypedCard, UNAUTHENTICATED } from './cards.ts'
import { nobody } from './checkout-calls.ts'
import { collect, openAfterPayment } from './collect.ts'
import { announce, type Ledger, need, put } from './ledger.ts'
import type { Customer, PaymentMethod, Session, Subscription } from './objects.ts'
import { attach, markSetUp, newPaymentMethod } from './payment-methods.ts'
import { StripeError } from './stripe-error.ts'
import { subscribe } from './subscribe.ts'
import { endOfTrial } from './trial.ts'

export const isOpen = ({ status, expires_at }: Session, at: number) =>
  status === 'open' && at < expires_at

/** Unix seconds; null where no trial is offered. */
export const trialEndOf = ({ hidden }: Session, at: number) => endOfTrial(at, hidden.trialDays)

/**
 * The pay button. The session is complete afterwards, or waits for the owner of the card.
 * @throws StripeError where the card is refused
 */
export async function submitCard(
  ledger: Ledger,
  session: Session,
  typed: TypedCard,
): Promise<Session> {
  const card = readCard(typed, ledger.at)
  const isTrial = trialEndOf(session, ledger.at) !== null
  const verdict = isTrial ? judgeSetup(card.behaviour) : judgeCharge(card.behaviour, false)
  if (verdict.is === 'declined') throw new StripeError(402, verdict.error)
  const method = newPaymentMethod(card, ledger.at)
  await put(ledger, method)
  if (verdict.is === 'accepted') return complete(ledger, session, method)
  const waiting = { ...session, hidden: { ...session.hidden, authenticating: method.id } }
  await put(ledger, waiting, session.expires_at)
  return waiting
}

/** What the owner of the card has answered the bank. @throws StripeError when they failed */
export async function answerBank(ledger: Ledger, session: Session, passed: boolean) {
  const { authenticating } = session.hidden
  if (!authenticating) return session
  const answered = { ...session, hidden: { ...session.hidden, authenticating: null } }
  if (!passed) {
    await put(ledger, answered, session.expires_at)
    throw new StripeError(402, { type: 'card_error', message: UNAUTHENTICATED })
  }
  return complete(ledger, answered, await need(ledger, 'payment_method', authenticating))
}

async function complete(ledger: Ledger, session: Session, method: PaymentMethod) {
  const customer = await need(ledger, 'customer', session.customer)
  // Only from here on whose card it is, so that it goes when they go.
  const billing_details = { ...method.billing_details, email: customer.email }
  const owned = await attach(ledger, { ...method, billing_details }, customer.id)
  const attached = await markSetUp(ledger, owned)
  const subscription = await begin(ledger, session, customer, attached)
  const done: Session = {
    ...session,
    customer_details: { ...nobody, email: customer.email },
    invoice: subscription.latest_invoice,
    payment_status: subscription.status === 'trialing' ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  await put(ledger, done)
  await announce(ledger, 'checkout.session.completed', done)
  return done
}

async function begin(
  ledger: Ledger,
  session: Session,
  customer: Customer,
  method: PaymentMethod,
): Promise<Subscription> {
  const { hidden } = session
  const subscription = await subscribe(ledger, {
    customer,
    price: await need(ledger, 'price', hidden.price),
    quantity: hidden.quantity,
    trialEnd: trialEndOf(session, ledger.at),
    paymentBehavior: 'default_incomplete',
    paymentMethod: method,
    saveCard: 'off',
    missingPaymentMethod: hidden.trialSettings?.end_behavior.missing_payment_method ?? null,
    metadata: hidden.subscriptionMetadata,
  })
  if (subscription.status === 'trialing') return subscription
  const invoice = await need(ledger, 'invoice', subscription.latest_invoice ?? '')
  await collect(ledger, invoice, { method, isAuthenticated: true })
  await openAfterPayment(ledger, invoice, method.id)
  return need(ledger, 'subscription', subscription.id)
}
