import { useLayoutEffect, useSyncExternalStore } from 'react'
import { IS_VISITOR, WAS_SIGNED_IN } from '#contract/opening-replies.ts'
import { SETTINGS_NAME } from '#contract/pages.ts'
import { day, night } from '#drawings/colors.ts'

export type Theme = 'light' | 'dark'
/** `device` is chosen in the settings only, and follows the device. */
export type ThemeChoice = Theme | 'device'

const DARK_DEVICE = '(prefers-color-scheme: dark)'

export const THEME_KEY = 'theme'
/** Set while someone is signed in, so that the next visit can show their header at once. */
export const SIGNED_IN_KEY = 'cosmic.signedIn'

/** The color of the browser's bars in each theme. */
export const themeColors: Record<Theme, string> = {
  light: day.background,
  dark: night.background,
}

declare global {
  interface Window {
    showTheme?: (choice: string | null) => void
  }
}

/** The only place that knows what a choice looks like. Light unless `dark`, or a device that is dark, was chosen. */
const SHOW_THEME = `var device=window.matchMedia&&matchMedia('${DARK_DEVICE}'),chosen;window.showTheme=function(choice){chosen=choice;var dark=choice==='dark'||choice==='device'&&!!device&&device.matches,meta=document.querySelector('meta[name=theme-color]');document.documentElement.classList.toggle('dark',dark);if(meta)meta.content=dark?'${themeColors.dark}':'${themeColors.light}'};if(device&&device.addEventListener)device.addEventListener('change',function(){showTheme(chosen)});addEventListener('storage',function(e){if(e.key==='${THEME_KEY}')showTheme(e.newValue)})`

const SHOW_SIGNED_IN = `try{var known=document.documentElement.classList;if(localStorage.getItem('${SIGNED_IN_KEY}')&&!known.contains('${IS_VISITOR}'))known.add('${WAS_SIGNED_IN}')}catch(e){}`

/** Hides the sign-in methods that this server does not offer. */
const SHOW_METHODS = `var meta=document.querySelector('meta[name=${SETTINGS_NAME}]');if(meta){var settings=JSON.parse(meta.content),list=document.documentElement.classList;list.toggle('without-google',!settings.google);list.toggle('without-mailed-code',!settings.mailedCode)}`

/**
 * Runs in the head, before the first paint; a browser without storage gets the light page. Then follows the device and
 * the other tabs: a page that is still loading its code would miss a choice made there.
 */
export const beforeFirstPaint = `(function(){${SHOW_THEME};try{showTheme(localStorage.getItem('${THEME_KEY}'))}catch(e){}${SHOW_SIGNED_IN}${SHOW_METHODS}})()`

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** What was chosen where nothing can be stored: it lasts until the page is closed. */
let unstored: ThemeChoice | undefined

/** What was chosen here before. */
function storedTheme(): ThemeChoice {
  if (unstored) return unstored
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'dark' || stored === 'device' ? stored : 'light'
  } catch {
    return currentTheme()
  }
}

export function changeTheme(choice: ThemeChoice) {
  window.showTheme?.(choice)
  try {
    localStorage.setItem(THEME_KEY, choice)
    unstored = undefined
  } catch {
    unstored = choice
  }
  for (const listener of choiceListeners) listener()
}

/** Hears of every change of the theme: by this page, another tab or the device. */
function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

const choiceListeners = new Set<() => void>()

/** Hears of every choice, by this page or another tab, whether or not the theme changes with it. */
function subscribeToChoice(listener: () => void) {
  choiceListeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    choiceListeners.delete(listener)
    window.removeEventListener('storage', listener)
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

/** As chosen, which may be to follow the device. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToChoice, storedTheme, () => 'light')
}
