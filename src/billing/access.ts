import { messages } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { HOUR } from '#durations.ts'
import { AppError } from '#errors.ts'
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

/** Asked by every call that is paid for. */
export interface Access {
  isOpenTo(user: { id: string }): Promise<boolean>
  /** @throws AppError `subscription_required` */
  require(user: { id: string }): Promise<void>
}

interface Needs {
  db: Database
  now(): Promise<Date>
}

export function createAccess({ db, now }: Needs): Access {
  const isOpenTo = async ({ id }: { id: string }) =>
    hasAccess(await findSubscription(db, id), await now())
  return {
    isOpenTo,
    async require(user) {
      if (await isOpenTo(user)) return
      throw new AppError('subscription_required', messages.billing.subscriptionRequired)
    },
  }
}
