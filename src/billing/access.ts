import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import type { User } from '#identity/users-table.ts'
import type { Authenticator } from '#serve.ts'
import { findSubscription, type StoredSubscription } from './subscriptions-table.ts'

// The provider renews within the hour, and its notice of that may be late.
const GRACE_MS = 6 * HOUR

/** Which states of a subscription open what is paid for. */
const opens = {
  active: true,
  trialing: true,
  past_due: false,
  canceled: false,
  incomplete: false,
  incomplete_expired: false,
  unknown: false,
} as const satisfies Record<NonNullable<StoredSubscription['status']>, boolean>

type Standing = Pick<StoredSubscription, 'status' | 'periodEnd'>

export function hasAccess(standing: Standing | undefined, now: Date): boolean {
  if (!standing?.status || !opens[standing.status]) return false
  if (!standing.periodEnd) return true
  return now.getTime() < standing.periodEnd.getTime() + GRACE_MS
}

/** Whether somebody may use what is paid for, now. */
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

/** Knows a user as `authenticator` does, and refuses who has no access. */
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
