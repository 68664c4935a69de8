import { useLayoutEffect, useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

export const THEME_KEY = 'theme'
/** Set while someone is signed in: on the next visit the page knows whom to expect. */
export const SIGNED_IN_KEY = 'cosmic.signedIn'

/**
 * Runs before the first paint, in the head. Light unless "dark" was chosen here before, whatever the
 * system prefers; a browser that refuses storage gets the light page.
 */
export const beforeFirstPaint = `try{var r=document.documentElement.classList;if(localStorage.getItem('${THEME_KEY}')==='dark')r.add('dark');if(localStorage.getItem('${SIGNED_IN_KEY}'))r.add('was-signed-in')}catch(e){}`

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function show(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const listener of listeners) listener()
}

export function changeTheme(theme: Theme) {
  show(theme)
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === THEME_KEY) show(event.newValue === 'dark' ? 'dark' : 'light')
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

let kept: string | undefined

/** The page's root is made anew around a failure: what it was is put back before that is painted. */
export function useKeptRoot() {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (kept !== undefined) root.className = kept
    return () => {
      kept = root.className
    }
  }, [])
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light')
}
