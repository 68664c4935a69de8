import { type RefObject, useEffect, useState } from 'react'

/** How far below the window a place may be when its code is loaded. */
const AHEAD = '600px'

/**
 * Loads code when its place comes near the window. Without a network, the place stays as it is.
 *
 * @param load always the same function
 */
export function useWhenNear<Loaded extends object>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<Loaded>,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setLoaded(await load().catch(() => undefined))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [place, load])
  return loaded
}
