import { keptFor } from '#contract/kept-for.ts'
import type { Database } from '#database.ts'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'
import {
  addPoints,
  deletePoints,
  extendPoints,
  findPoints,
  takeBackPoints,
} from '#limits/rate-limits-table.ts'

const FREE_ATTEMPTS = 5
const FIRST_WAIT_MS = 30 * SECOND
const MAX_WAIT_MS = 15 * MINUTE
// Four failures an hour allow no more guesses than one every 15 minutes.
const FEW_FAILURES_KEPT_MS = HOUR

/**
 * Slows down guesses at one account's secret from any network: a few are free, then one is allowed
 * after 30 seconds, and the wait doubles with every failure up to 15 minutes. Counted in the database, by
 * all processes.
 */
export interface Attempts {
  /** Counts an attempt before the secret is verified, so that concurrent guesses count. @throws AppError `too_many_requests` */
  reserve(account: string): Promise<void>
  recordFailure(account: string): Promise<void>
  /** Undoes one `reserve` whose secret was never verified. */
  release(account: string): Promise<void>
  /** The owner has signed in. */
  reset(account: string): Promise<void>
}

interface Guessed {
  /** The kind of guess, in the plural, which tells its keys from those of others. */
  secrets: string
  sentence(waitMs: number): string
}

export function createAttempts(db: Database, { secrets, sentence }: Guessed): Attempts {
  const keysOf = (account: string) => ({
    failures: `wrong ${secrets} ${account}`,
    turns: `${secrets} ${account}`,
  })
  return {
    async reserve(account) {
      const { failures, turns } = keysOf(account)
      const now = new Date()
      const failed = await findPoints(db, failures, now)
      const addition = { points: pointsFor(failed), expiresAt: after(now, waitAfter(failed)) }
      const taken = await addPoints(db, turns, addition, now)
      if (taken.points <= FREE_ATTEMPTS) return
      const waitMs = taken.expiresAt.getTime() - now.getTime()
      throw tooManyRequests(sentence, waitMs)
    },
    async recordFailure(account) {
      const { failures } = keysOf(account)
      const now = new Date()
      const addition = { points: 1, expiresAt: after(now, FEW_FAILURES_KEPT_MS) }
      const { points } = await addPoints(db, failures, addition, now)
      const keptMs = points < FREE_ATTEMPTS ? FEW_FAILURES_KEPT_MS : keptFor.attemptCount
      await extendPoints(db, failures, after(now, keptMs))
    },
    async release(account) {
      const { failures, turns } = keysOf(account)
      const now = new Date()
      const failed = await findPoints(db, failures, now)
      await takeBackPoints(db, turns, pointsFor(failed), now)
    },
    async reset(account) {
      await deletePoints(db, Object.values(keysOf(account)))
    },
  }
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** After the free attempts, each one uses all points until the wait is over. */
const pointsFor = (failed: number) => (failed < FREE_ATTEMPTS ? 1 : FREE_ATTEMPTS)

function waitAfter(failed: number): number {
  const doublings = Math.max(0, failed - FREE_ATTEMPTS)
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings)
}
