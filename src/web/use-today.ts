import { useSyncExternalStore } from 'react'
import { MINUTE } from '#durations.ts'
import { ownDate, utcDate } from './universal-time.ts'

export interface Today {
  /** By Universal Time, which reports follow. */
  utc: string
  /** By the reader's own clock, which horoscopes and key dates follow. */
  own: string
}

/** Today's dates, updated every full minute and when the page becomes visible: a page may stay open past midnight. */
export function useToday(): Today {
  const [utc = '', own = ''] = useSyncExternalStore(watch, read, read).split(' ')
  return { utc, own }
}

// One string, so that equal dates compare as equal.
function read(): string {
  const now = new Date()
  return `${utcDate(now)} ${ownDate(now)}`
}

function watch(look: () => void) {
  let timer: ReturnType<typeof setTimeout>
  // In every time zone a day ends on a full minute.
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
