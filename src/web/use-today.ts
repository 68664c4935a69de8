import { useSyncExternalStore } from 'react'
import { MINUTE } from '#durations.ts'
import { ownDate, utcDate } from './universal-time.ts'

export interface Today {
  /** By Universal Time, which all periods follow. */
  utc: string
  /** By the reader's own clock. */
  own: string
}

/** Today's dates, looked at with each full minute and when the page is seen again: a page may stay open over midnight. */
export function useToday(): Today {
  const [utc = '', own = ''] = useSyncExternalStore(watch, read, read).split(' ')
  return { utc, own }
}

// One text, equal to itself as long as nothing has changed.
function read(): string {
  const now = new Date()
  return `${utcDate(now)} ${ownDate(now)}`
}

function watch(look: () => void) {
  let timer: ReturnType<typeof setTimeout>
  // Wherever the reader is, a day ends with a full minute; nothing of it is shown a moment longer.
  const wait = () => {
    timer = setTimeout(lookAndWait, MINUTE - (Date.now() % MINUTE))
  }
  function lookAndWait() {
    look()
    wait()
  }
  wait()
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
