import { TIME_ZONE_COOKIE } from '#contract/opening-replies.ts'
import { DAY, SECOND } from '#durations.ts'
import { SIGNED_IN_KEY } from './layout/theme.ts'

export const storageKeys = {
  signedIn: SIGNED_IN_KEY,
  pendingNatal: 'cosmic.pendingNatal',
  pendingSynastry: 'cosmic.pendingSynastry',
  generating: 'cosmic.generating',
  justSubscribed: 'cosmic.justSubscribed',
  banner: 'cosmic.trialBanner',
} as const

// Storage may be blocked, full or absent; the product works without it.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is kept then.
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked or full.
  }
}

/** Kept for one tab: a reload keeps them, and closing the tab ends them. */
export const tabKeys = {
  sentReading: 'cosmic.sentReading',
  typed: 'cosmic.typed',
} as const

export function readOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepForTab(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Nothing is kept then.
  }
}

export function forgetOfTab(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
}

/** The uid of the person who typed the details under this key; undefined for details of a visitor. */
export function typedBy(key: string): string | undefined {
  try {
    const { typedBy } = JSON.parse(readStored(key) ?? '{}')
    return typeof typedBy === 'string' ? typedBy : undefined
  } catch {
    return undefined
  }
}

/** Once a person is signed in, drops details typed by others. */
export function forgetDetailsOfOthers(uid: string | null) {
  if (uid === null) return
  for (const key of [storageKeys.pendingNatal, storageKeys.pendingSynastry])
    if ((typedBy(key) ?? uid) !== uid) forget(key)
}

/** Lets the server open pages with the dates of a signed-in person's clock. */
export const keepTimeZone = () =>
  storeTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone, (365 * DAY) / SECOND)

function storeTimeZone(timeZone: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

/** Everything that one person leaves in this browser; the theme belongs to the browser. */
export function forgetPerson() {
  for (const key of Object.values(storageKeys)) forget(key)
  for (const key of Object.values(tabKeys)) forgetOfTab(key)
  storeTimeZone('', 0)
}

/** Clears everything that this site stores in the browser, including the theme. The current page keeps its look. */
export function emptyStorage() {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      storage().clear()
    } catch {
      // Storage is blocked or full.
    }
}
