import { useSyncExternalStore } from 'react'
import { MINUTE } from '#durations.ts'

/** The present, updated every full minute. */
export function useNow(): number {
  return useSyncExternalStore(watch, read, read)
}

const read = () => Math.floor(Date.now() / MINUTE) * MINUTE

function watch(update: () => void) {
  const timer = setInterval(update, MINUTE)
  return () => clearInterval(timer)
}
