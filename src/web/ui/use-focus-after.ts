import { type RefObject, useEffect, useRef } from 'react'

/** The clicked button disappears with its view, so focus moves to the heading of the new view. */
export function useFocusAfter(view: unknown, place: RefObject<HTMLElement | null>) {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    place.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [view, place])
}
