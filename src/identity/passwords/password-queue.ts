import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { SECOND } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'
import { releaseTurn } from '#limits/turns.ts'

// Each hash takes 19 MiB and one of the four threads of the pool, which also read files.
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism()))
const MAX_WAITING = 200
/** A full queue is empty again by then, also on a small machine. */
const RETRY_AFTER_MS = 10 * SECOND

/** Higher runs first. */
const priorities = { 'sign-in': 2, 'sign-up': 1, change: 0 } as const

export interface HashRequest {
  purpose: keyof typeof priorities
  /** Absent if there is no account yet, or it is not known before the hash. */
  account: string | undefined
}

/** @throws AppError `too_many_requests` before any hash is computed */
export type PasswordQueue = <Result>(
  hash: () => Promise<Result>,
  request: HashRequest,
) => Promise<Result>

/**
 * Computes a few hashes at once. Of those that wait, each account has one per purpose, so no one waits for
 * more than one hash of somebody else's account.
 */
export function createPasswordQueue({
  concurrency = CONCURRENCY,
  maxWaiting = MAX_WAITING,
} = {}): PasswordQueue {
  const queue = new PQueue({ concurrency })
  // p-queue does not refuse a second task of the same id.
  const waiting = new Set<string>()

  return async (hash, { purpose, account }) => {
    const priority = priorities[purpose]
    const place = account && `${purpose} ${account}`
    const isFull = queue.sizeBy({ priority }) >= maxWaiting
    if (isFull || (place && waiting.has(place)))
      throw tooManyRequests(refusalMessages.tooManyRequests, RETRY_AFTER_MS)
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
