import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { SECOND } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'

/** Counts one action. @throws AppError `too_many_requests` */
export type RateLimit = (key: string) => Promise<void>

export interface Limit {
  times: number
  inMs: number
  /** The message for a refusal. */
  sentence?: (waitMs: number) => string
}

/** Allows `times` actions per key within `inMs`, counted in this process. */
export function createRateLimit({
  times,
  inMs,
  sentence = refusalMessages.tooManyRequests,
}: Limit): RateLimit {
  const limiter = new RateLimiterMemory({ points: times, duration: inMs / SECOND })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (refused) {
      const { msBeforeNext } = refused as RateLimiterRes
      throw tooManyRequests(sentence, msBeforeNext)
    }
  }
}
