import type { Database } from '#database.ts'
import { StripeError } from '../stripe-error.ts'
import type { Store } from './store.ts'
import { withAccountLock } from './stripe-account-table.ts'

export interface AccountDeps {
  db: Database
  /** The account's clock, Unix seconds. */
  clock(): Promise<number>
  /** Called when there may be new webhook events to send. */
  onEvents(): void
}

/**
 * Runs in one transaction. Returns a StripeError instead of throwing it, so that its changes are committed: a
 * declined card stays on record.
 */
export async function write<T>(
  { db, clock, onEvents }: AccountDeps,
  work: (store: Store) => Promise<T>,
): Promise<T | StripeError> {
  const at = await clock()
  const done = await withAccountLock(db, async (tx) => {
    try {
      return await work({ db: tx, at, request: null })
    } catch (error) {
      if (error instanceof StripeError) return error
      throw error
    }
  })
  onEvents()
  return done
}
