import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a link, even to the current page, focus moves to the page's heading, or to the
 * element that the URL's hash names. A first visit and a change of the query do not move it.
 * Neither does a page that was drawn after a menu was opened: a menu that loses the focus closes.
 */
export function usePageFocus() {
  const { key, pathname, search, hash } = useLocation()
  const last = useRef({ key, pathname, search, hash })
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname, search, hash }
    const isSamePage = before.pathname === pathname && before.hash === hash
    const isOnlyQuery = isSamePage && before.search !== search
    if (isOnlyQuery || before.key === key || isInOpenMenu(document.activeElement)) return
    const target = namedBy(hash) ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
  }, [key, pathname, search, hash])
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
