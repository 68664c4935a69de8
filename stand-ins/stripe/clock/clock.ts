import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import type { Session, Subscription } from '../store/objects.ts'
import { readAccount, setAhead, withAccountLock } from '../store/stripe-account-table.ts'
import { findDue } from '../store/stripe-objects-table.ts'
import { processDue } from './due-changes.ts'

/** Real time plus the offset of the account's clock. */
export async function readClock(db: Database): Promise<Date> {
  return new Date(Date.now() + (await readAccount(db)).ahead)
}

export const toUnixSeconds = (date: Date) => Math.floor(date.getTime() / SECOND)

/** The clock is at `to` or later afterward. */
export const moveClock = (db: Database, to: Date) => setAhead(db, to.getTime() - Date.now())

/**
 * Processes the next change that is due until then, with the clock at its due time: changes that a stopped server
 * has missed happen as if it had run.
 * @returns whether a change was due
 */
export function processNextDue(db: Database, until: Date): Promise<boolean> {
  return withAccountLock(db, async (tx) => {
    const due = await findDue(tx, toUnixSeconds(until))
    if (!due) return false
    await moveClock(tx, new Date(due.at * SECOND))
    await processDue({ db: tx, at: due.at, request: null }, due.object as Subscription | Session)
    return true
  })
}
