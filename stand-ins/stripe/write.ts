import type { Database } from '#database.ts'
import type { Store } from './store.ts'
import { withAccountLock } from './stripe-account-table.ts'
import { StripeError } from './stripe-error.ts'

/** What the calls and pages need to change the account's deps. */
export interface AccountDeps {
  db: Database
  /** The account's clock, Unix seconds. */
  clock(): Promise<number>
  /** Called when something may have happened that the product is to hear of. */
  onEvents(): void
}

/**
 * Changes the deps in one transaction. A refusal comes back as a value and what it has changed stays: a
 * declined card is remembered.
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
