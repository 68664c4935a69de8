import { isActive } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { User } from '#identity/users-table.ts'
import type { Authenticator } from '#serve.ts'
import { findSubscription, type StoredSubscription } from './subscriptions-table.ts'

// Stripe renews within the hour after a period ends, and its webhook event may be late.
const GRACE_MS = 6 * HOUR

type Stored = Pick<StoredSubscription, 'status' | 'periodEnd'>

export function hasAccess(stored: Stored | undefined, now: Date): boolean {
  if (!stored || !isActive(stored.status)) return false
  // A subscription without a period end does not expire.
  if (!stored.periodEnd) return true
  return now.getTime() < stored.periodEnd.getTime() + GRACE_MS
}

/** Whether a user may use the paid features now. */
export interface Access {
  hasAccess(user: { id: string }): Promise<boolean>
}

export type SubscriberAuthenticator = Authenticator<'subscriber', { user: User }>

/** The authenticators of calls that need a user. */
export interface Authenticators {
  user: UserAuthenticator
  subscriber: SubscriberAuthenticator
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
export function authenticateSubscriber(
  authenticator: UserAuthenticator,
  access: Access,
): SubscriberAuthenticator {
  return {
    access: 'subscriber',
    async authenticate(request) {
      const { user } = await authenticator.authenticate(request)
      if (await access.hasAccess(user)) return { user }
      throw new AppError('subscription_required', messages.billing.subscriptionRequired)
    },
  }
}
