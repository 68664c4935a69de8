import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import type { Session, Subscription } from './objects.ts'
import { pass } from './passing-time.ts'
import { readAccount, setAhead, writeAlone } from './stripe-account-table.ts'
import { findDue } from './stripe-objects-table.ts'

/** Real time, plus how far the account's clock was moved. */
export async function readClock(db: Database): Promise<Date> {
  return new Date(Date.now() + (await readAccount(db)).ahead)
}

export const inSeconds = (date: Date) => Math.floor(date.getTime() / SECOND)

/** The clock is at `to` or later afterwards. */
export const moveClock = (db: Database, to: Date) => setAhead(db, to.getTime() - Date.now())

/**
 * Does the next thing that is due until then, on the clock of the time at which it was due: what a
 * stopped server has missed happens as if it had run.
 * @returns whether there was anything
 */
export function passNext(db: Database, until: Date): Promise<boolean> {
  return writeAlone(db, async (tx) => {
    const due = await findDue(tx, inSeconds(until))
    if (!due) return false
    await moveClock(tx, new Date(due.at * SECOND))
    await pass({ db: tx, at: due.at, request: null }, due.object as Subscription | Session)
    return true
  })
}
