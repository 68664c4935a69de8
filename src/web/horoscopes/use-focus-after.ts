import { type RefObject, useEffect, useRef } from 'react'

/** The button that was pressed is gone with its view: the keyboard goes on at the heading of the new one. */
export function useFocusAfter(view: unknown, place: RefObject<HTMLElement | null>) {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    place.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [view, place])
}
