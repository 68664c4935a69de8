import { useEffect } from 'react'
import { SECOND } from '#durations.ts'

/** Where `ScrollRestoration` keeps the positions of the tab's entries, by their keys. */
const POSITIONS = 'react-router-scroll-positions'
const LONGEST_WAIT = 10 * SECOND
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A reloaded page is too short for where it was scrolled to until what it shows has been drawn. It is scrolled there as
 * soon as it is long enough, unless the person has begun to use it.
 */
export function useScrollBack() {
  useEffect(() => {
    const wanted = positionBefore()
    if (wanted) return scrollWhenLong(wanted)
  }, [])
}

function positionBefore(): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')[history.state?.key]
  } catch {
    // Storage is blocked.
    return undefined
  }
}

function scrollWhenLong(wanted: number): () => void {
  const { key } = history.state
  const stop = new AbortController()
  const { signal } = stop
  const observer = new ResizeObserver(() => {
    const isLong = document.documentElement.scrollHeight - window.innerHeight >= wanted
    const isLeft = history.state?.key !== key
    if (isLong && !isLeft) window.scrollTo(0, wanted)
    if (isLong || isLeft) stop.abort()
  })
  for (const name of BY_HAND)
    window.addEventListener(name, () => stop.abort(), { signal, passive: true })
  const timer = setTimeout(() => stop.abort(), LONGEST_WAIT)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  observer.observe(document.body)
  return () => stop.abort()
}
