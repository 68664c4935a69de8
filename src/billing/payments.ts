import type { Charge, Plan, SubscriptionStatus } from '#contract/billing.ts'
import { AppError } from '#errors.ts'

/**
 * The provider has answered no, and repeats that to the same key. Of every other error nobody knows
 * whether the call was carried out: only the same key can tell.
 */
export class ProviderRefusal extends AppError {}

/**
 * Whoever takes the money, in our words. Every call throws an AppError `billing_unavailable` when the
 * provider does not answer, and `card_refused` with the provider's sentence when a card was declined.
 *
 * A `key` makes two equal calls one: whoever repeats it gets what was made the first time.
 */
export interface Payments {
  /** What the plans are called at the provider. */
  readonly prices: Record<Plan, string>

  /** @returns undefined where the provider knows no such customer (any more) */
  readCustomer(customerId: string): Promise<Customer | undefined>
  createCustomer(person: Person, key: string): Promise<string>
  changeEmail(customerId: string, email: string): Promise<void>
  /** With the cards; what was paid stays in the provider's books. No error where it is gone. */
  removeCustomer(customerId: string): Promise<void>

  beginSubscription(order: Order, key: string): Promise<Subscription>
  setCancelAtPeriodEnd(subscriptionId: string, isSet: boolean): Promise<void>
  /** At once, without another charge. No error where it has ended. */
  endSubscription(subscriptionId: string): Promise<void>
  /**
   * Gives back, once, all that the latest invoice of a subscription has taken.
   * @returns how many cents; 0 where nothing was taken
   */
  refundLatestPayment(subscriptionId: string, key: string): Promise<number>

  openCheckout(order: Order & ReturnAddresses, key: string): Promise<Checkout>
  readCheckout(checkoutId: string): Promise<Checkout | undefined>
  /** No error where it is closed. */
  closeCheckout(checkoutId: string): Promise<void>

  beginCardChange(
    customer: { customerId: string; userId: string },
    key: string,
  ): Promise<CardChange>
  readCardChange(id: string): Promise<CardChange | undefined>
  /** From now on this card is charged; an open invoice is tried with it at once. */
  setCard(card: { customerId: string; cardId: string; subscription?: Subscription }): Promise<void>

  /** @returns undefined for one that is not signed by the provider, at this time, or is malformed */
  readNotice(body: string, signature: string): Promise<Notice | undefined>
}

export interface Person {
  userId: string
  email: string
}

export interface Customer {
  email: string | null
  /** All that there ever were, newest first. */
  subscriptions: Subscription[]
}

export interface Order {
  userId: string
  customerId: string
  plan: Plan
  /** Absent: the first charge is now. */
  trialDays: number | undefined
}

export interface ReturnAddresses {
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
  /** `fingerprint` is the same for the same card, whoever has it; null where the provider knows none. */
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

export interface CardChange {
  id: string
  clientSecret: string
  state: 'open' | 'succeeded' | 'canceled'
  cardId: string | null
}

export interface Notice {
  id: string
  type: string
  /** Whom it is about; undefined where it is about nobody. */
  customerId: string | undefined
}
