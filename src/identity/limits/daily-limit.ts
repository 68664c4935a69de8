import type { Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'
import {
  type CountedKind,
  deleteCountsUntil,
  findNthNewestCount,
  insertCount,
} from './daily-counts-table.ts'

/** How often one user may do something within any 24 hours. */
export interface DailyLimit {
  kind: CountedKind
  times: number
  /** Says how often that is, and when it may be done again. */
  sentence(times: number, waitMs: number): string
}

/**
 * Counts one more. Where the transaction fails, the count goes with it. The caller holds a lock that
 * keeps a second transaction from counting for the same user.
 *
 * @throws AppError `too_many_requests`
 */
export async function countWithinDay(
  tx: Transaction,
  { kind, times, sentence }: DailyLimit,
  { userId, now }: { userId: string; now: Date },
) {
  const counted = { userId, kind }
  const dayAgo = new Date(now.getTime() - DAY)
  // The one that has to leave the window before there is room for the next.
  const blocking = await findNthNewestCount(tx, counted, { nth: times, after: dayAgo })
  if (blocking) {
    const waitMs = blocking.getTime() + DAY - now.getTime()
    throw tooManyRequests((rounded) => sentence(times, rounded), waitMs)
  }
  await deleteCountsUntil(tx, counted, dayAgo)
  await insertCount(tx, counted, now)
}
