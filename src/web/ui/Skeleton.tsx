import { useLayoutEffect, useRef, useState } from 'react'
import type { DocumentSlot } from '#contract/opening-replies.ts'

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

interface ServerWrittenProps {
  slot: DocumentSlot
  className?: string
}

/**
 * Where the server writes what it knows into a document, for the time before the page's scripts are there. React leaves
 * it as it is. Where the server has written nothing it is empty and takes no room. It is hidden from screen readers, which hear
 * the page itself a moment later.
 */
export const ServerWritten = ({ slot, className = '' }: ServerWrittenProps) => (
  <div
    aria-hidden="true"
    data-slot={slot}
    className={`server-written in-awaited-font ${className}`.trim()}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and the server has escaped what it writes
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
