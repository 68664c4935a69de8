import { type RefObject, useEffect, useState } from 'react'

/**
 * Loads code when its place comes near the window. Without a network, the place stays as it is.
 *
 * @param load always the same function
 * @param ahead how far below the window the place may be then
 */
export function useWhenNear<Loaded extends object>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<Loaded>,
  ahead: `${number}px`,
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
      { rootMargin: ahead },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [place, load, ahead])
  return loaded
}
