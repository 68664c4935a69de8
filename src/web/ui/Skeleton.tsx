import { useLayoutEffect, useRef, useState } from 'react'

/** In the same moment another one takes the place of one that has gone. */
const SAME_MOMENT_MS = 100
/** The fade is over, and the breathing begins. */
const atOnce = { animationDelay: '-200ms, 0ms' }
/** When the last one went that could be seen, on the clock of `performance`. */
let seenUntil = Number.NEGATIVE_INFINITY

/**
 * A placeholder for a line that is loading. It appears only if that takes a moment, or at once where it follows one that
 * was seen: between the two, nothing would stand there.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  const line = useRef<HTMLDivElement>(null)
  const [isLate, setIsLate] = useState(true)
  useLayoutEffect(() => {
    if (performance.now() - seenUntil < SAME_MOMENT_MS) setIsLate(false)
    const { current } = line
    return () => {
      // Browsers without it wait a moment before each.
      if (current?.checkVisibility?.({ opacityProperty: true })) seenUntil = performance.now()
    }
  }, [])
  return (
    <div
      ref={line}
      aria-hidden="true"
      className={`rounded-field bg-highlight animate-late-breathe ${className}`}
      style={isLate ? undefined : atOnce}
    />
  )
}
