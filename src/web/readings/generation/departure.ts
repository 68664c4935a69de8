import { SECOND } from '#durations.ts'

// The browser ends the calls of a page right after it has told the page; who stays hears nothing more of it.
const LINGERS = 5 * SECOND

/** Notices that the page is being left or reloaded: its calls fail then, although their work goes on. */
export function watchForDeparture() {
  let toldAt = Number.NEGATIVE_INFINITY
  const events = ['beforeunload', 'pagehide'] as const
  const note = () => {
    toldAt = Date.now()
  }
  for (const event of events) window.addEventListener(event, note)
  return {
    isUnderWay: () => Date.now() - toldAt < LINGERS,
    stop() {
      for (const event of events) window.removeEventListener(event, note)
    },
  }
}
