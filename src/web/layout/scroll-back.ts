/** Where `ScrollRestoration` keeps the positions of the tab's entries, by their keys. */
const POSITIONS = 'react-router-scroll-positions'
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * A reloaded page is too short for where it was scrolled to until what it shows has been drawn. It is scrolled there as
 * soon as it is long enough, unless the person has begun to use it.
 */
export function scrollBack() {
  const key = keyOfEntry()
  const wanted = positionOf(key)
  if (!wanted) return
  const observer = new ResizeObserver(() => {
    const isLeft = keyOfEntry() !== key
    const isLong = document.documentElement.scrollHeight - window.innerHeight >= wanted
    if (isLong && !isLeft) window.scrollTo(0, wanted)
    if (isLong || isLeft) observer.disconnect()
  })
  for (const name of BY_HAND)
    window.addEventListener(name, () => observer.disconnect(), { once: true, passive: true })
  observer.observe(document.body)
}

/** As the router names it: the first entry of a tab may have no key. */
const keyOfEntry = (): string => history.state?.key ?? 'default'

function positionOf(key: string): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}')[key]
  } catch {
    // Storage is blocked.
    return undefined
  }
}
