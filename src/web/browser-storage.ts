import { SIGNED_IN_KEY } from './layout/theme.ts'

export const storageKeys = {
  signedIn: SIGNED_IN_KEY,
  pendingNatal: 'cosmic.pendingNatal',
  pendingSynastry: 'cosmic.pendingSynastry',
  generating: 'cosmic.generating',
  justSubscribed: 'cosmic.justSubscribed',
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
    // Nothing was kept.
  }
}

/** Everything that one person leaves in this browser; the theme belongs to the browser. */
export function forgetPerson() {
  for (const key of Object.values(storageKeys)) forget(key)
}

/** All that this site keeps in the browser, the theme's choice included; the page keeps looking as it does. */
export function emptyStorage() {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      storage().clear()
    } catch {
      // Nothing was kept.
    }
}
