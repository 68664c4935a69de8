import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

// Both outlive the frame of the pages: an error replaces it, and the page after the error does again.
let last: { key: string; page: string; search: string } | undefined
let waiting: MutationObserver | undefined

/**
 * After a link, even to the current page, focus moves to the page's heading, or to the
 * element that the URL's hash names. A first visit and a change of the query do not move it.
 * Neither does a page that was drawn after a menu was opened: a menu that loses the focus closes.
 */
export function usePageFocus() {
  const { key, pathname, search, hash } = useLocation()
  const isDrawn = useRef(false)
  useEffect(() => {
    const before = last
    const page = pathname + hash
    last = { key, page, search }
    const isReplaced = !isDrawn.current
    isDrawn.current = true
    if (!before || isInOpenMenu(document.activeElement)) return
    const isOnlyQuery = before.page === page && before.search !== search
    if (isReplaced || (before.key !== key && !isOnlyQuery)) focusWhenDrawn(hash)
  }, [key, pathname, search, hash])
}

/** A page that is still loading has no heading yet. What the person focuses meanwhile keeps the focus. */
function focusWhenDrawn(hash: string) {
  const start = document.activeElement
  const observer = new MutationObserver(tryToFocus)
  function tryToFocus() {
    const { activeElement } = document
    const isMoved = activeElement !== start && activeElement !== document.body
    if (isMoved || focusPage(hash)) observer.disconnect()
  }
  waiting?.disconnect()
  waiting = observer
  observer.observe(document.body, { childList: true, subtree: true })
  tryToFocus()
}

function focusPage(hash: string): boolean {
  const target = namedBy(hash) ?? document.querySelector<HTMLElement>('main h1')
  target?.focus({ preventScroll: true })
  return Boolean(target)
}

function namedBy(hash: string) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Anybody can type `#%`.
    return null
  }
}

const isInOpenMenu = (element: Element | null) => element?.closest('[role=menu][data-state=open]')
