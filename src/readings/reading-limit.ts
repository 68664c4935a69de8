import { messages } from '#contract/messages.ts'
import type { ReadingType } from '#contract/reading-type.ts'
import type { Transaction } from '#database.ts'
import { countWithinDay } from '#identity/limits/daily-limit.ts'
import type { Generations } from '#writer/generation.ts'

interface Deps {
  generations: Generations
  readingsPerDay: number
  today(): Date
}

/**
 * Requests a reading. Repeated requests do not count toward the daily limit.
 * @throws AppError `too_many_requests` at the daily limit
 */
export function requestReading(
  { generations, readingsPerDay, today }: Deps,
  kind: ReadingType,
  request: { userId: string; requestKey: string; input: unknown },
  signal?: AbortSignal,
): Promise<string> {
  const { userId } = request
  const limit = {
    kind: 'reading',
    times: readingsPerDay,
    sentence: messages.readings.tooMany,
  } as const
  const beforeNew = (tx: Transaction) => countWithinDay(tx, limit, { userId, now: today() })
  return generations.request(kind, { ...request, beforeNew }, signal)
}
