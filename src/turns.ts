import { AsyncLocalStorage } from 'node:async_hooks'
import { messages } from '#contract/messages.ts'
import { MINUTE } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'

/** So many calls of one caller run at the same time, whatever the number of connections. */
export const CALLS_AT_ONCE = 2
/** Far more than a page asks for at once. */
export const LONGEST_LINE = 100
// By then, a full line has been answered.
const ASK_AGAIN_AFTER = MINUTE

interface Caller {
  running: number
  line: (() => void)[]
}

const releaseOfThisCall = new AsyncLocalStorage<() => void>()

/**
 * Ends the turn of the call that this is part of, so that the caller's next one begins: for a wait that
 * takes long and costs nothing. Does nothing outside of calls.
 */
export function releaseTurn() {
  releaseOfThisCall.getStore()?.()
}

/** Lets callers take turns: each has a line of its own, so that nobody waits behind the calls of another. */
export function createTurns() {
  const callers = new Map<string, Caller>()

  function begin(key: string, caller: Caller): () => void {
    caller.running++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      caller.running--
      caller.line.shift()?.()
      if (caller.running === 0 && caller.line.length === 0) callers.delete(key)
    }
  }

  /** @returns a function that ends the turn */
  async function takeTurn(key: string, signal: AbortSignal): Promise<() => void> {
    const caller = callers.get(key) ?? { running: 0, line: [] }
    callers.set(key, caller)
    if (caller.running < CALLS_AT_ONCE) return begin(key, caller)
    if (caller.line.length >= LONGEST_LINE)
      throw tooManyRequests(messages.general.tooManyRequests, ASK_AGAIN_AFTER)
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const next = () => {
      signal.removeEventListener('abort', leave)
      // The embedded database answers without a pause: a whole line would run before anybody else is heard.
      setImmediate(resolve, begin(key, caller))
    }
    const leave = () => {
      caller.line = caller.line.filter((waiting) => waiting !== next)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    caller.line.push(next)
    return promise
  }

  return {
    /**
     * Runs a call when it is its turn.
     * @throws AppError `too_many_requests` where the caller's line is full, or the reason of an abort
     */
    async run<Result>(key: string, signal: AbortSignal, call: () => Promise<Result>) {
      const release = await takeTurn(key, signal)
      try {
        return await releaseOfThisCall.run(release, call)
      } finally {
        release()
      }
    },
  }
}
