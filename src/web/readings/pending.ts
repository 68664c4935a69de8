import { HOUR } from '#durations.ts'
import { forget, readStored, store } from '#web/browser-storage.ts'

// Someone's birth lies open in this browser meanwhile; an hour is enough to sign up and to pay.
const KEPT_FOR = HOUR

/** Details that wait in this browser while the way leads elsewhere. */
export function createPending<Details extends object>(
  key: string,
  read: (value: unknown) => Details | undefined,
) {
  function parse(stored: string, now: number): Details | undefined {
    try {
      const value = JSON.parse(stored)
      const age = now - Number(value?.savedAt)
      return age >= 0 && age < KEPT_FOR ? read(value) : undefined
    } catch {
      return undefined
    }
  }
  return {
    keep: (details: Details, now = Date.now()) =>
      store(key, JSON.stringify({ ...details, savedAt: now })),
    /** What is old or unreadable is forgotten. */
    get(now = Date.now()): Details | undefined {
      const stored = readStored(key)
      if (stored === null) return undefined
      const details = parse(stored, now)
      if (!details) forget(key)
      return details
    },
    forget: () => forget(key),
  }
}
