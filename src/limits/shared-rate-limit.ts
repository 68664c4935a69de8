import { refusalMessages } from '#contract/refusal-messages.ts'
import type { Database } from '#database.ts'
import { tooManyRequests } from '#errors.ts'
import type { Jobs } from '#jobs.ts'
import type { Limit, RateLimit } from './rate-limit.ts'
import { addPoints, deletePointsUntil } from './rate-limits-table.ts'

/**
 * Like `createRateLimit`, counted in the database by all processes: for what costs other people's time or our money.
 * What only computes is limited in each process instead, and works without the database.
 * @param name tells the keys of one limit from those of others
 */
export function createSharedRateLimit(
  db: Database,
  name: string,
  { times, inMs, sentence = refusalMessages.tooManyRequests }: Limit,
): RateLimit {
  return async (key) => {
    const now = new Date()
    const addition = { points: 1, expiresAt: new Date(now.getTime() + inMs) }
    const { points, expiresAt } = await addPoints(db, `${name} ${key}`, addition, now)
    if (points > times) throw tooManyRequests(sentence, expiresAt.getTime() - now.getTime())
  }
}

const QUEUE = 'rate-limits-sweep'
const EVERY_HOUR = '17 * * * *'

/** Deletes what is counted no more. */
export async function startRateLimitSweep({ db, jobs }: { db: Database; jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_HOUR, () => deletePointsUntil(db, new Date()))
}
