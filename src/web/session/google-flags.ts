const IN_PROGRESS = 'cosmic.googleInProgress'
const COMPLETE = 'cosmic.googleComplete'
const listeners = new Set<() => void>()

/** The last Google sign-in of this tab, for the sign-in check page. Storage may be blocked. */
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
    setFlag(COMPLETE, false)
    setFlag(IN_PROGRESS, true)
  },
  complete: () => setFlag(COMPLETE, true),
  stop: () => setFlag(IN_PROGRESS, false),
  clear() {
    setFlag(IN_PROGRESS, false)
    setFlag(COMPLETE, false)
  },
}

function isSet(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function setFlag(key: string, isOn: boolean) {
  try {
    if (isOn) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // The check page shows nothing then.
  }
  for (const listener of listeners) listener()
}
