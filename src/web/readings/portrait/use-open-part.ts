import { type RefObject, useEffect, useState } from 'react'
import type { Part } from './parts.ts'

/** A part is open from where its heading is this share of the window's height from the top. */
const READING_LINE = 0.4

interface Open {
  /** Whether the wheel has left the window by its upper edge. */
  isPastWheel: boolean
  /** The index of the part, -1 in the opening. */
  index: number
  /** How much of the text is above the reading line, 0 to 1. */
  share: number
}

/** Where in the reading the window is. */
export function useOpenPart(
  parts: Part[],
  wheel: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): Open {
  const [open, setOpen] = useState<Open>({ isPastWheel: false, index: -1, share: 0 })
  useEffect(() => {
    let frame = 0
    function measure() {
      frame = 0
      const line = window.innerHeight * READING_LINE
      const box = text.current?.getBoundingClientRect()
      const bottom = wheel.current?.getBoundingClientRect().bottom ?? 0
      if (!box || box.height === 0) return
      const isAbove = ({ id }: Part) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line
      const isPastWheel = bottom < 0 && box.bottom > line
      const share = Math.min(1, Math.max(0, (line - box.top) / box.height))
      setOpen({ isPastWheel, index: parts.findLastIndex(isAbove), share })
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [parts, wheel, text])
  return open
}
