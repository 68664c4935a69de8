import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'
import { releaseTurn } from '#turns.ts'

// Each hash takes 19 MiB and a thread of the pool, whose four threads also read files.
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism()))
const MAX_WAITING = 200
/** A full line has passed by then, also on a small machine. */
const RETRY_AFTER_MS = 10 * SECOND

/** Who is signing in waits least. */
const priorities = { 'sign-in': 2, 'sign-up': 1, change: 0 } as const

interface HashRequest {
  purpose: keyof typeof priorities
  /** Whose password it is; absent where that is nobody yet, or not known before it is hashed. */
  account: string | undefined
}

/** Runs a hash when its turn comes. @throws AppError `too_many_requests`; no password was looked at */
export type PasswordQueue = <Result>(
  hash: () => Promise<Result>,
  turn: HashRequest,
) => Promise<Result>

/**
 * Hashes a few passwords at once. The others wait in one line for each purpose, in which every account
 * has one place: nobody's passwords keep another person waiting for more than one hash.
 */
export function createPasswordQueue({
  concurrency = CONCURRENCY,
  longestLine = MAX_WAITING,
} = {}): PasswordQueue {
  const queue = new PQueue({ concurrency })
  const waiting = new Set<string>()

  return async (hash, { purpose, account }) => {
    const priority = priorities[purpose]
    const place = account && `${purpose} ${account}`
    const isFull = queue.sizeBy({ priority }) >= longestLine
    if (isFull || (place && waiting.has(place)))
      throw tooManyRequests(messages.general.tooManyRequests, RETRY_AFTER_MS)
    if (place) waiting.add(place)
    releaseTurn()
    return queue.add(
      () => {
        if (place) waiting.delete(place)
        return hash()
      },
      { priority },
    )
  }
}
