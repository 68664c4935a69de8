import { availableParallelism } from 'node:os'
import { SECOND } from '#durations.ts'

// Each hash takes 19 MiB and a thread of the pool, whose four threads also read files.
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism()))
const LONGEST_QUEUE = 200
/** A full queue has passed by then, also on a small machine. */
export const GATE_OPENS_MS = 10 * SECOND

/** Too many people at the door at once; nobody's password was looked at. */
export class GateIsFull extends Error {
  override name = 'GateIsFull'
}

/** Lets a few hashes run at once, makes a few hundred wait and turns the rest away. */
export function createPasswordGate({ atOnce = AT_ONCE, longestQueue = LONGEST_QUEUE } = {}) {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter() {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= longestQueue) throw new GateIsFull('Too many passwords at once')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async <Result>(hash: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await hash()
    } finally {
      leave()
    }
  }
}
