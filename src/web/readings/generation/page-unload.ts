import { SECOND } from '#durations.ts'

// The browser aborts the calls of a page right after these events, which also fire when the person then stays.
const GRACE_PERIOD = 5 * SECOND

/** Detects that the page is unloading or reloading: its calls then fail, but the server goes on with the work. */
export function watchForUnload() {
  let unloadedAt = Number.NEGATIVE_INFINITY
  const events = ['beforeunload', 'pagehide'] as const
  const onUnload = () => {
    unloadedAt = Date.now()
  }
  for (const event of events) window.addEventListener(event, onUnload)
  return {
    isUnloading: () => Date.now() - unloadedAt < GRACE_PERIOD,
    stop() {
      for (const event of events) window.removeEventListener(event, onUnload)
    },
  }
}
