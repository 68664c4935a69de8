import { isActive } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import type { Authenticator } from '#http/serve.ts'
import type { SignedInUser, UserAuthenticator } from '#identity/authenticate.ts'
import { findSubscription, type StoredSubscription } from './subscriptions-table.ts'

// Stripe renews within the hour after a period ends, and its webhook event may be late.
const GRACE_MS = 6 * HOUR

type Stored = Pick<StoredSubscription, 'status' | 'periodEnd'>

export function hasAccess(stored: Stored | null | undefined, now: Date): boolean {
  if (!stored || !isActive(stored.status)) return false
  // A subscription without a period end does not expire.
  if (!stored.periodEnd) return true
  return now.getTime() < stored.periodEnd.getTime() + GRACE_MS
}

/** Whether a user may use the paid features now. */
export interface Access {
  hasAccess(user: { id: string }): Promise<boolean>
}

/** What the statement that finds a caller reads of their subscription. */
export interface StoredPayment {
  /** Null for a user who has never subscribed. */
  subscription: Stored | null
  /** How far the clock of subscriptions is ahead of real time; the payment stand-in has its own. */
  aheadMs: number
}

/** `Known` is what else was read with the user. */
export type SubscriberAuthenticator<Known extends object = object> = Authenticator<
  'subscriber',
  SignedInUser & Known
>

/** The authenticators of calls that need a user. */
export interface Authenticators<Known extends object = object> {
  user: UserAuthenticator<Known>
  subscriber: SubscriberAuthenticator<Known>
}

interface Deps {
  db: Database
  now(): Promise<Date>
}

export function createAccess({ db, now }: Deps): Access {
  return {
    hasAccess: async ({ id }) => hasAccess(await findSubscription(db, id), await now()),
  }
}

/** Authenticates like `authenticator`, and refuses users without access. */
export function authenticateSubscriber<Known extends StoredPayment>(
  authenticator: UserAuthenticator<Known>,
): SubscriberAuthenticator<Known> {
  return {
    access: 'subscriber',
    async authenticate(request, question) {
      const caller = await authenticator.authenticate(request, question)
      const now = new Date(Date.now() + caller.aheadMs)
      if (hasAccess(caller.subscription, now)) return caller
      throw new AppError('subscription_required', messages.billing.subscriptionRequired)
    },
  }
}
