import type { Database } from '#database.ts'
import type { Ledger } from './ledger.ts'
import { writeAlone } from './stripe-account-table.ts'
import { StripeError } from './stripe-error.ts'

/** What the calls and pages need to change the account's books. */
export interface Books {
  db: Database
  /** The account's clock, Unix seconds. */
  clock(): Promise<number>
  /** Called when something may have happened that the product is to hear of. */
  onEvents(): void
}

/**
 * Changes the books in one transaction. A refusal comes back as a value and what it has changed stays: a
 * declined card is remembered.
 */
export async function write<T>(
  { db, clock, onEvents }: Books,
  work: (ledger: Ledger) => Promise<T>,
): Promise<T | StripeError> {
  const at = await clock()
  const done = await writeAlone(db, async (tx) => {
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
