import { AsyncLocalStorage } from 'node:async_hooks'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { MINUTE } from '#durations.ts'
import { tooManyRequests } from '#errors.ts'

/** A user, or all callers of a network who are not signed in. */
export interface Caller {
  key: string
  /** How many of its calls run at once, on any number of connections. */
  atOnce: number
}

/** Far more calls than a page makes at once. */
export const MAX_QUEUE_LENGTH = 100
/** No page makes more calls than this without a gap; further ones are delayed. */
const BURST = 20
const PAUSE_MS = 20
// A full queue has been answered by then.
const ASK_AGAIN_AFTER = MINUTE

/** A request; its signal is made only if the call has to wait. */
type Waiting = Pick<Request, 'signal'>

interface CallerQueue {
  running: number
  /** How many calls have waited since the queue was last empty. */
  waited: number
  waiting: (() => void)[]
}

/** A turn that several calls run in at once. */
interface SharedTurn {
  /** Releases it. */
  taken: Promise<() => void>
  calls: number
}

const releaseOfThisCall = new AsyncLocalStorage<() => void>()

/**
 * Releases the turn of the current call, so that the caller's next call can start. Call it before a long
 * wait that uses no resources here, as for a text or another server. Does nothing outside of a call.
 */
export function releaseTurn() {
  releaseOfThisCall.getStore()?.()
}

/** Queues the calls of each caller separately, so that no one waits behind the calls of another. */
export function createTurns() {
  const queues = new Map<string, CallerQueue>()

  function begin(key: string, queue: CallerQueue): () => void {
    queue.running++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      queue.running--
      queue.waiting.shift()?.()
      if (queue.running === 0 && queue.waiting.length === 0) queues.delete(key)
    }
  }

  /** @returns a function that releases the turn */
  async function takeTurn({ key, atOnce }: Caller, request: Waiting): Promise<() => void> {
    const queue = queues.get(key) ?? { running: 0, waited: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < atOnce) return begin(key, queue)
    if (queue.waiting.length >= MAX_QUEUE_LENGTH)
      throw tooManyRequests(refusalMessages.tooManyRequests, ASK_AGAIN_AFTER)
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const { signal } = request
    const next = () => {
      signal.removeEventListener('abort', leave)
      queue.waited++
      const release = begin(key, queue)
      // Without yielding, calls that need no database would run before any other caller's.
      if (queue.waited <= BURST) setImmediate(resolve, release)
      else setTimeout(resolve, PAUSE_MS, release)
    }
    const leave = () => {
      queue.waiting = queue.waiting.filter((waiting) => waiting !== next)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    queue.waiting.push(next)
    return promise
  }

  const sharedTurns = new AsyncLocalStorage<Map<string, SharedTurn>>()

  /** Joins the turn that another call of this operation has or waits for. */
  async function joinTurn(turns: Map<string, SharedTurn>, caller: Caller, request: Waiting) {
    const shared = turns.get(caller.key) ?? { taken: takeTurn(caller, request), calls: 0 }
    turns.set(caller.key, shared)
    shared.calls++
    let isOver = false
    return shared.taken.then((release) => () => {
      if (isOver) return
      isOver = true
      if (--shared.calls > 0) return
      turns.delete(caller.key)
      release()
    })
  }

  return {
    /** The calls that an operation makes in this process share one turn of their caller. */
    inOneTurn: <Result>(operation: () => Promise<Result>): Promise<Result> =>
      sharedTurns.run(new Map(), operation),

    /**
     * Runs a call when it is its turn.
     * @throws AppError `too_many_requests` when the caller's queue is full, or the reason of an abort
     */
    async run<Result>(caller: Caller, request: Waiting, call: () => Promise<Result>) {
      const shared = sharedTurns.getStore()
      const release = await (shared ? joinTurn(shared, caller, request) : takeTurn(caller, request))
      try {
        return await releaseOfThisCall.run(release, call)
      } finally {
        release()
      }
    },
  }
}
