import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { messages } from '#contract/messages.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'

const FREE_ATTEMPTS = 5
const FIRST_WAIT_MS = 30 * SECOND
const MAX_WAIT_MS = 15 * MINUTE
// Four failures an hour allow no more guesses than one every 15 minutes.
const FEW_FAILURES_KEPT_MS = HOUR
const MANY_FAILURES_KEPT_MS = DAY

/**
 * Slows down guesses at one account's password from any network: a few are free, then one is allowed
 * after 30 seconds, and the wait doubles with every failure up to 15 minutes. The account is the email
 * address as entered, known or not. Counted in this process.
 */
export interface PasswordAttempts {
  /** Counts an attempt before the password is verified, so that concurrent guesses count. @throws AppError `too_many_requests` */
  reserve(email: string): Promise<void>
  recordFailure(email: string): Promise<void>
  /** Undoes one `reserve` whose password was never verified. */
  release(email: string): Promise<void>
  /** The owner has signed in. */
  reset(email: string): Promise<void>
}

export function createPasswordAttempts(): PasswordAttempts {
  const failures = new RateLimiterMemory({ points: FREE_ATTEMPTS, duration: DAY / SECOND })
  const turns = new RateLimiterMemory({ points: FREE_ATTEMPTS, duration: FIRST_WAIT_MS / SECOND })
  const countFailures = async (account: string) =>
    (await failures.get(account))?.consumedPoints ?? 0

  return {
    async reserve(email) {
      const account = email.toLowerCase()
      const failed = await countFailures(account)
      const taken = pointsFor(failed)
      const customDuration = waitAfter(failed) / SECOND
      await turns.consume(account, taken, { customDuration }).catch((refused: RateLimiterRes) => {
        throw tooManyRequests(messages.identity.tooManyWrongPasswords, refused.msBeforeNext)
      })
    },
    async recordFailure(email) {
      const account = email.toLowerCase()
      const failed = (await countFailures(account)) + 1
      const keptMs = failed < FREE_ATTEMPTS ? FEW_FAILURES_KEPT_MS : MANY_FAILURES_KEPT_MS
      await failures.set(account, failed, keptMs / SECOND)
    },
    async release(email) {
      const account = email.toLowerCase()
      if (await turns.get(account))
        await turns.reward(account, pointsFor(await countFailures(account)))
    },
    async reset(email) {
      await failures.delete(email.toLowerCase())
      await turns.delete(email.toLowerCase())
    },
  }
}

/** After the free attempts, each one uses all points until the wait is over. */
const pointsFor = (failed: number) => (failed < FREE_ATTEMPTS ? 1 : FREE_ATTEMPTS)

function waitAfter(failed: number): number {
  const doublings = Math.max(0, failed - FREE_ATTEMPTS)
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings)
}
