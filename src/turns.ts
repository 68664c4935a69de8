import { AsyncLocalStorage } from 'node:async_hooks'
import { messages } from '#contract/messages.ts'
import { MINUTE } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'

/** Who takes turns: a user, or everybody in one network who is not signed in. */
export interface Caller {
  key: string
  /** So many of its calls run at the same time, whatever the number of connections. */
  atOnce: number
}

/** Far more than a page asks for at once. */
export const MAX_QUEUE_LENGTH = 100
/** After so many calls in a row without a gap, which no page makes, each next one waits a little. */
const BURST = 20
const PAUSE_MS = 20
// By then, a full line has been answered.
const ASK_AGAIN_AFTER = MINUTE

interface CallerQueue {
  running: number
  /** How many calls have waited here since the line was empty. */
  waited: number
  waiting: (() => void)[]
}

const releaseOfThisCall = new AsyncLocalStorage<() => void>()

/**
 * Ends the turn of the call that this is part of, so that the caller's next one begins: before a wait
 * that takes long and costs nothing here, as for a text or for another server. Does nothing outside of
 * calls.
 */
export function releaseTurn() {
  releaseOfThisCall.getStore()?.()
}

/** Lets callers take turns: each has a line of its own, so that nobody waits behind the calls of another. */
export function createTurns() {
  const lines = new Map<string, CallerQueue>()

  function begin(key: string, line: CallerQueue): () => void {
    line.running++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      line.running--
      line.waiting.shift()?.()
      if (line.running === 0 && line.waiting.length === 0) lines.delete(key)
    }
  }

  /** @returns a function that ends the turn */
  async function takeTurn({ key, atOnce }: Caller, signal: AbortSignal): Promise<() => void> {
    const line = lines.get(key) ?? { running: 0, waited: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce) return begin(key, line)
    if (line.waiting.length >= MAX_QUEUE_LENGTH)
      throw tooManyRequests(messages.general.tooManyRequests, ASK_AGAIN_AFTER)
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const next = () => {
      signal.removeEventListener('abort', leave)
      line.waited++
      const release = begin(key, line)
      // Calls that need no database would run one after another before anybody else is heard.
      if (line.waited <= BURST) setImmediate(resolve, release)
      else setTimeout(resolve, PAUSE_MS, release)
    }
    const leave = () => {
      line.waiting = line.waiting.filter((waiting) => waiting !== next)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    line.waiting.push(next)
    return promise
  }

  return {
    /**
     * Runs a call when it is its turn.
     * @throws AppError `too_many_requests` where the caller's line is full, or the reason of an abort
     */
    async run<Result>(caller: Caller, signal: AbortSignal, call: () => Promise<Result>) {
      const release = await takeTurn(caller, signal)
      try {
        return await releaseOfThisCall.run(release, call)
      } finally {
        release()
      }
    },
  }
}
