import type { Charge, Plan, SubscriptionStatus } from '#contract/billing.ts'
import { AppError } from '#errors.ts'

/**
 * The provider has refused, and replays the refusal to the same key. After any other error it is unknown
 * whether the call was carried out: only a retry with the same key can tell.
 */
export class ProviderRefusal extends AppError {}

/**
 * The payment provider. Every call throws an AppError `billing_unavailable` when the
 * provider does not answer, and `card_refused` with the provider's sentence when a card was declined.
 *
 * `key` is an idempotency key: a repeated call returns what the first one created.
 */
export interface Payments {
  /** What the plans are called at the provider. */
  readonly prices: Record<Plan, string>

  /** @returns undefined where the provider knows no such customer (any more) */
  retrieveCustomer(customerId: string): Promise<Customer | undefined>
  createCustomer(person: CustomerParams, key: string): Promise<string>
  updateEmail(customerId: string, email: string): Promise<void>
  /** With the cards; what was paid stays in the provider's books. No error where it is gone. */
  deleteCustomer(customerId: string): Promise<void>

  createSubscription(order: SubscriptionParams, key: string): Promise<Subscription>
  setCancelAtPeriodEnd(subscriptionId: string, isSet: boolean): Promise<void>
  /** At once, without another charge. No error where it has ended. */
  cancelSubscription(subscriptionId: string): Promise<void>
  /**
   * Gives back, once, all that the latest invoice of a subscription has taken.
   * @returns how many cents; 0 where nothing was taken
   */
  refundLatestPayment(subscriptionId: string, key: string): Promise<number>

  createCheckout(order: SubscriptionParams & ReturnUrls, key: string): Promise<Checkout>
  retrieveCheckout(checkoutId: string): Promise<Checkout | undefined>
  /** No error where it is closed. */
  expireCheckout(checkoutId: string): Promise<void>

  createCardSetup(customer: { customerId: string; userId: string }, key: string): Promise<CardSetup>
  retrieveCardSetup(id: string): Promise<CardSetup | undefined>
  /** From now on this card is charged; an open invoice is tried with it at once. */
  updateDefaultCard(card: {
    customerId: string
    cardId: string
    subscription?: Subscription
  }): Promise<void>

  /** @returns undefined for one that is not signed by the provider, at this time, or is malformed */
  verifyWebhook(body: string, signature: string): Promise<WebhookEvent | undefined>
}

export interface CustomerParams {
  userId: string
  email: string
}

export interface Customer {
  email: string | null
  /** All that there ever were, newest first. */
  subscriptions: Subscription[]
}

export interface SubscriptionParams {
  userId: string
  customerId: string
  plan: Plan
  /** Absent: the first charge is now. */
  trialDays: number | undefined
}

export interface ReturnUrls {
  /** `{CHECKOUT_SESSION_ID}` in it is filled in by the provider. */
  successUrl: string
  cancelUrl: string
}

export interface Subscription {
  id: string
  /** `incomplete` as long as no card was confirmed, even where the provider already counts trial days. */
  status: SubscriptionStatus
  plan: Plan | null
  createdAt: Date
  /** The end of what is paid for, of the trial, or, where it has ended, of everything. */
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Whether it began with a trial. */
  hadTrial: boolean
  nextCharge: Charge | null
  /** `fingerprint` is the same for the same card in every account; null if the provider has none. */
  card: { brand: string; last4: string; fingerprint: string | null } | null
  /** What the card form confirms, while it is incomplete. */
  confirmation: { type: 'setup' | 'payment'; clientSecret: string } | null
  openInvoiceId: string | null
}

export interface Checkout {
  id: string
  customerId: string | null
  state: 'open' | 'complete' | 'expired'
  /** Where the person pays; null where it is not open. */
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
