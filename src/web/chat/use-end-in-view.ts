import { useEffect, useRef } from 'react'

/** Further up than this, the reader is reading something else. */
const NEAR_END = 240

/**
 * Keeps the end of the conversation in view while it grows, unless the reader has scrolled away from it. One that has
 * not begun stays where the page opened, with its heading.
 *
 * @param size anything that changes when it grows
 */
export function useEndInView(size: string, hasBegun: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const begun = useRef(hasBegun)
  const isFirst = useRef(true)
  const isNearEnd = useRef(true)
  useEffect(() => {
    const look = () => {
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0
      isNearEnd.current = bottom < window.innerHeight + NEAR_END
    }
    // Messages take their full height only when they are near the window, and their text comes later.
    const heights = new ResizeObserver(() => {
      if (begun.current && isNearEnd.current) end.current?.scrollIntoView({ block: 'end' })
    })
    if (end.current?.parentElement) heights.observe(end.current.parentElement)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      heights.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever it grows
  useEffect(() => {
    begun.current = hasBegun
    if (!hasBegun || (!isNearEnd.current && !isFirst.current)) return
    isFirst.current = false
    end.current?.scrollIntoView({ block: 'end' })
  }, [size])
  return end
}
