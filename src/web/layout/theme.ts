import { useLayoutEffect, useSyncExternalStore } from 'react'
import { SETTINGS_NAME } from '#contract/pages.ts'

export type Theme = 'light' | 'dark'
/** `device` is chosen in the settings only, and follows the device. */
export type ThemeChoice = Theme | 'device'

const DARK_DEVICE = '(prefers-color-scheme: dark)'

export const THEME_KEY = 'theme'
/** Set while someone is signed in, so that the next visit can show their header at once. */
export const SIGNED_IN_KEY = 'cosmic.signedIn'

/** The color of the browser's bars in each theme: its background in app.css. */
export const themeColors: Record<Theme, string> = { light: '#faf6ee', dark: '#0e1022' }

// In the page it is a function of the script below, which the other tabs' choices call as well.
const APPLY_THEME = `function t(v){var d=v==='dark'||v==='device'&&matchMedia('${DARK_DEVICE}').matches,m=document.querySelector('meta[name=theme-color]');document.documentElement.classList.toggle('dark',d);if(m)m.content=d?'${themeColors.dark}':'${themeColors.light}'}`

/**
 * Runs in the head, before the first paint. Light unless "dark", or a device that is dark, was chosen here before; a browser without storage gets the light page. Hides the sign-in methods that this server does
 * not offer. Then follows the other tabs: a page that is still loading its code would miss a choice made there.
 */
export const beforeFirstPaint = `${APPLY_THEME};var r=document.documentElement.classList;try{t(localStorage.getItem('${THEME_KEY}'));if(localStorage.getItem('${SIGNED_IN_KEY}'))r.add('was-signed-in')}catch(e){}var s=document.querySelector('meta[name=${SETTINGS_NAME}]');if(s){s=JSON.parse(s.content);r.toggle('without-google',!s.google);r.toggle('without-mailed-code',!s.mailedCode)}addEventListener('storage',function(e){if(e.key==='${THEME_KEY}')t(e.newValue)})`

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

function notify() {
  for (const listener of listeners) listener()
}

/** What was chosen here before. */
export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'dark' || stored === 'device' ? stored : 'light'
  } catch {
    return currentTheme()
  }
}

export function changeTheme(choice: ThemeChoice) {
  const isDarkDevice = choice === 'device' && window.matchMedia?.(DARK_DEVICE).matches
  const theme = choice === 'dark' || isDarkDevice ? 'dark' : 'light'
  document.documentElement.classList.toggle('dark', theme === 'dark')
  document
    .querySelector<HTMLMetaElement>('meta[name=theme-color]')
    ?.setAttribute('content', themeColors[theme])
  notify()
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

function notifyOfOtherTabs(event: StorageEvent) {
  if (event.key === THEME_KEY) notify()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', notifyOfOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyOfOtherTabs)
  }
}

let kept: string | undefined

/** After an error React replaces the root element, so its theme is restored before the next paint. */
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
