import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { timings } from '#contract/timings.ts'

interface Props {
  text: string
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A tooltip for a control that shows only an icon. The control still needs its own label. Our own, because every page
 * has one: the library's needs 20 KB of scripts, compressed.
 */
export function Tip({ text, children }: Props) {
  const id = useId()
  const { isOpen, handlers } = useTip()
  return (
    <span role="presentation" className="relative inline-flex" {...handlers}>
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span className="absolute top-full left-1/2 z-50 -translate-x-1/2 pt-1.5 animate-fade">
          <span
            id={id}
            role="tooltip"
            className="block rounded-field bg-ink px-3 py-1.5 text-xs whitespace-nowrap text-background"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  )
}

/** When a tooltip of the page was last closed: right after it, the next one opens at once. */
let closedAt = Number.NEGATIVE_INFINITY

function useTip() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
    document.addEventListener('keydown', closeByKey)
    return () => {
      closedAt = Date.now()
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  function openSoon({ pointerType }: PointerEvent) {
    if (pointerType === 'touch' || timer.current !== undefined) return
    const delay = Date.now() - closedAt <= timings.tooltipSkip ? 0 : timings.tooltipOpen
    timer.current = setTimeout(setIsOpen, delay, true)
  }
  function close() {
    clearTimeout(timer.current)
    timer.current = undefined
    isPressed.current = false
    setIsOpen(false)
  }
  return {
    isOpen,
    handlers: {
      onPointerMove: openSoon,
      onPointerLeave: close,
      // A press does what the tooltip says, so it stays closed until the pointer comes again.
      onPointerDown() {
        clearTimeout(timer.current)
        isPressed.current = true
        setIsOpen(false)
      },
      onFocus: () => isPressed.current || setIsOpen(true),
      onBlur: close,
    },
  }
}
