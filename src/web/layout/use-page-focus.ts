import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation to another page the keyboard and the screen reader start at its heading, or at
 * the part that the address names. A first visit and a change of the query move nothing.
 */
export function usePageFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef({ pathname, hash })
  useEffect(() => {
    const isSame = last.current.pathname === pathname && last.current.hash === hash
    last.current = { pathname, hash }
    if (isSame) return
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const target = named ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}
