import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Keeps the canonical address on the page that is shown, since the sharing menus of phones send that one. The server writes
 * the first: none on a page that search engines should not list.
 */
export function useCanonicalAddress() {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (link) link.href = new URL(pathname, link.href).href
  }, [pathname])
}
