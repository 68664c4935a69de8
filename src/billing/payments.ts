import type { Charge, InvoiceStatus, Plan, SubscriptionStatus } from '#contract/billing.ts'
import { AppError } from '#errors.ts'

/**
 * The provider has refused, and replays the refusal to the same key. After any other error it is unknown
 * whether the call was carried out: only a retry with the same key can tell.
 */
export class ProviderRefusal extends AppError {}

/**
 * The payment provider. Every call throws an AppError: `billing_unavailable` when the
 * provider does not answer, `card_refused` with the provider's message when a card was declined.
 *
 * `key` is an idempotency key: a repeated call returns what the first one created.
 */
export interface Payments {
  /** The names of the plans at the provider. */
  readonly prices: Record<Plan, string>

  /** @returns undefined if the provider has no such customer, or has deleted it */
  retrieveCustomer(customerId: string): Promise<Customer | undefined>
  createCustomer(person: CustomerParams, key: string): Promise<string>
  updateEmail(customerId: string, email: string): Promise<void>
  /** Includes the cards; payments stay in the provider's books. No error if it is already deleted. */
  deleteCustomer(customerId: string): Promise<void>

  createSubscription(order: SubscriptionParams, key: string): Promise<Subscription>
  /** Setting it undoes a change of plan that has not taken effect. */
  setCancelAtPeriodEnd(subscriptionId: string, isSet: boolean): Promise<void>
  /** Takes effect at once, without another charge. No error if it has ended. */
  cancelSubscription(subscriptionId: string): Promise<void>
  /**
   * Refunds the latest invoice of a subscription in full, once.
   * @returns the refund in cents; 0 if nothing was charged
   */
  refundLatestPayment(subscriptionId: string, key: string): Promise<number>

  /** What the first period of a plan would cost if it began at that time. Changes nothing. */
  previewPlan(params: { customerId: string; plan: Plan; at: Date }): Promise<PlanPreview>
  /**
   * Changes the plan when the paid period or the trial ends at that time, without a charge before.
   * @returns false, with nothing changed, if the period does not end then
   */
  schedulePlan(
    params: { subscriptionId: string; plan: Plan; at: Date },
    key: string,
  ): Promise<boolean>
  /** No error if there is none. A change that has taken effect stays. */
  cancelPlanChange(subscriptionId: string): Promise<void>

  /** The latest, newest first: those that were paid, or that a card was charged for. */
  listInvoices(customerId: string): Promise<Invoice[]>

  createCheckout(order: SubscriptionParams & ReturnUrls, key: string): Promise<Checkout>
  retrieveCheckout(checkoutId: string): Promise<Checkout | undefined>
  /** No error if it is already closed. */
  expireCheckout(checkoutId: string): Promise<void>

  createCardSetup(customer: { customerId: string; userId: string }, key: string): Promise<CardSetup>
  retrieveCardSetup(id: string): Promise<CardSetup | undefined>
  /** Makes this the default card, and retries an open invoice with it at once. */
  updateDefaultCard(card: {
    customerId: string
    cardId: string
    subscription?: Subscription
  }): Promise<void>

  /** @returns undefined if the signature is invalid or too old, or the event is malformed */
  verifyWebhook(body: string, signature: string): Promise<WebhookEvent | undefined>
}

export interface CustomerParams {
  userId: string
  email: string
}

export interface Customer {
  email: string | null
  /** Includes ended ones, newest first. */
  subscriptions: Subscription[]
}

export interface SubscriptionParams {
  userId: string
  customerId: string
  plan: Plan
  /** If absent, the first charge is now. */
  trialDays: number | undefined
}

export interface ReturnUrls {
  /** The provider replaces `{CHECKOUT_SESSION_ID}` in it. */
  successUrl: string
  cancelUrl: string
}

export interface Subscription {
  id: string
  /** `incomplete` until a card is confirmed, even if the provider has already started the trial. */
  status: SubscriptionStatus
  plan: Plan | null
  /** The plan that it changes to at the end of the period; null if it stays. */
  nextPlan: Plan | null
  createdAt: Date
  /** The end of the paid period or the trial; for an ended subscription, when it ended. */
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Whether it began with a trial. */
  hadTrial: boolean
  nextCharge: Charge | null
  /** `fingerprint` is the same for the same card in every account; null if the provider has none. */
  card: { brand: string; last4: string; fingerprint: string | null } | null
  /** The intent that the card form confirms, while the subscription is incomplete. */
  confirmation: { type: 'setup' | 'payment'; clientSecret: string } | null
  openInvoiceId: string | null
}

export interface PlanPreview {
  at: Date
  amountCents: number
  /** The end of the period that the amount pays for. */
  until: Date
}

export interface Invoice {
  id: string
  /** The number on the receipt. */
  number: string | null
  status: InvoiceStatus
  plan: Plan | null
  /** The subscription that begins with this payment, without a trial; null for every later payment. */
  begins: string | null
  /** The paid period. */
  periodStart: Date | null
  periodEnd: Date | null
  amountCents: number
  refundedCents: number
  createdAt: Date
  paidAt: Date | null
  /** The card that was charged, if known. */
  card: { brand: string; last4: string } | null
}

export interface Checkout {
  id: string
  customerId: string | null
  state: 'open' | 'complete' | 'expired'
  /** The URL of the checkout page; null if the session is not open. */
  url: string | null
  plan: string | null
  successUrl: string | null
}

export interface CardSetup {
  id: string
  clientSecret: string
  state: 'open' | 'succeeded' | 'canceled'
  cardId: string | null
}

export interface WebhookEvent {
  id: string
  type: string
  /** Undefined for events that are not about a customer. */
  customerId: string | undefined
}
