import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a link, also one to the page where one is, the keyboard and the screen reader start at its heading, or at
 * the part that the address names. A first visit and a change of the query move nothing.
 */
export function usePageFocus() {
  const { key, pathname, search, hash } = useLocation()
  const last = useRef({ key, pathname, search, hash })
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname, search, hash }
    const isSamePage = before.pathname === pathname && before.hash === hash
    const isOnlyQuery = isSamePage && before.search !== search
    if (isOnlyQuery || before.key === key) return
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const target = named ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
  }, [key, pathname, search, hash])
}
