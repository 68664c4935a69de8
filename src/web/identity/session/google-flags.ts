const IN_PROGRESS = 'cosmic.googleInProgress'
const COMPLETE = 'cosmic.googleComplete'
const listeners = new Set<() => void>()

/** What the sign-in check shows of the last try with Google in this tab. Storage may be blocked. */
export const sessionFlags = {
  isInProgress: () => isSet(IN_PROGRESS),
  isComplete: () => isSet(COMPLETE),
  onChange(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  start() {
    change(COMPLETE, false)
    change(IN_PROGRESS, true)
  },
  complete: () => change(COMPLETE, true),
  stop: () => change(IN_PROGRESS, false),
  clear() {
    change(IN_PROGRESS, false)
    change(COMPLETE, false)
  },
}

function isSet(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function change(key: string, on: boolean) {
  try {
    if (on) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // Not shown then.
  }
  for (const listener of listeners) listener()
}
