import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'

/** Counts one more thing that somebody does. @throws AppError `too_many_requests` */
export type RateLimit = (who: string) => Promise<void>

/** Lets everybody do something so many times in so long; counted in this process. */
export function createRateLimit({ times, inMs }: { times: number; inMs: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: times, duration: inMs / SECOND })
  return async (who) => {
    try {
      await limiter.consume(who)
    } catch (refused) {
      const { msBeforeNext } = refused as RateLimiterRes
      throw tooManyRequests(messages.general.tooManyRequests, msBeforeNext)
    }
  }
}
