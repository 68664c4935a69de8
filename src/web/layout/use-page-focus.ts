import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'

type Address = Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>

/** Outlives the frame of the pages: an error replaces it, and the page after the error does again. */
let last: Address | undefined

/**
 * After a link, even to the current page, focus moves to the page's heading, or to the
 * element that the URL's hash names. A first visit and a change of the query do not move it.
 * Neither does a page that was drawn after a menu was opened: a menu that loses the focus closes.
 */
export function usePageFocus() {
  const { key, pathname, search, hash } = useLocation()
  const isDrawn = useRef(false)
  const stopWaiting = useRef(() => {})
  useEffect(() => {
    const before = last
    last = { key, pathname, search, hash }
    const isReplaced = before !== undefined && !isDrawn.current
    isDrawn.current = true
    if (!isReplaced && !isNewPage(before, last)) return
    if (isInOpenMenu(document.activeElement)) return
    stopWaiting.current()
    stopWaiting.current = focusWhenDrawn(hash)
  }, [key, pathname, search, hash])
  useEffect(() => () => stopWaiting.current(), [])
}

function isNewPage(before: Address | undefined, { key, pathname, search, hash }: Address) {
  if (!before || before.key === key) return false
  const isSamePage = before.pathname === pathname && before.hash === hash
  return !isSamePage || before.search === search
}

/**
 * A page that is still loading has no heading yet. What the person focuses meanwhile keeps the focus.
 *
 * @returns stops waiting for the heading
 */
function focusWhenDrawn(hash: string): () => void {
  if (focusPage(hash)) return () => {}
  const start = document.activeElement
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    const isMoved = activeElement !== start && activeElement !== document.body
    if (isMoved || focusPage(hash)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
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
