import { messages } from '#contract/messages.ts'
import type { ReadingType } from '#contract/readings.ts'
import type { Transaction } from '#database.ts'
import { DAY } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'
import type { Generations } from '#writer/generation.ts'
import { findRequestBefore, forgetRequestsUntil, insertRequest } from './reading-requests-table.ts'

interface Needs {
  generations: Generations
  readingsPerDay: number
  today(): Date
}

/**
 * Asks for a reading. Only one that nobody has asked for before counts.
 * @throws AppError `too_many_requests` where a person has asked for too many within 24 hours
 */
export function requestReading(
  needs: Needs,
  kind: ReadingType,
  request: { userId: string; requestKey: string; input: unknown },
  signal?: AbortSignal,
): Promise<string> {
  const beforeNew = (tx: Transaction) => countReading(needs, tx, request.userId)
  return needs.generations.request(kind, { ...request, beforeNew }, signal)
}

/** Where the transaction fails, the count goes with it. */
async function countReading({ readingsPerDay, today }: Needs, tx: Transaction, userId: string) {
  const now = today()
  const dayAgo = new Date(now.getTime() - DAY)
  // The one that has to leave the window first.
  const inTheWay = await findRequestBefore(tx, {
    userId,
    after: dayAgo,
    later: readingsPerDay - 1,
  })
  if (inTheWay) {
    const waitMs = inTheWay.getTime() + DAY - now.getTime()
    throw tooManyRequests(messages.readings.tooMany(readingsPerDay, waitMs), waitMs)
  }
  await forgetRequestsUntil(tx, userId, dayAgo)
  await insertRequest(tx, userId, now)
}
