import { BirthDetails } from '#contract/birth.ts'
import { HOUR } from '#durations.ts'
import { forget, readStored, storageKeys, store } from '#web/browser-storage.ts'

// Someone's birth lies open in this browser meanwhile; an hour is enough to sign up and to pay.
const KEPT_FOR = HOUR

export function keepPendingNatal(details: BirthDetails, now = Date.now()) {
  store(storageKeys.pendingNatal, JSON.stringify({ ...details, savedAt: now }))
}

/** What was entered before the way led elsewhere; what is old or unreadable is forgotten. */
export function pendingNatal(now = Date.now()): BirthDetails | undefined {
  const stored = readStored(storageKeys.pendingNatal)
  if (stored === null) return undefined
  const details = parse(stored, now)
  if (!details) forgetPendingNatal()
  return details
}

export function forgetPendingNatal() {
  forget(storageKeys.pendingNatal)
}

function parse(stored: string, now: number): BirthDetails | undefined {
  try {
    const value = JSON.parse(stored)
    const age = now - Number(value?.savedAt)
    if (!(age >= 0 && age < KEPT_FOR)) return undefined
    return BirthDetails.safeParse(value).data
  } catch {
    return undefined
  }
}

/** True once after a subscription began; asking takes the flag away. */
export function takeJustSubscribed(): boolean {
  const isSet = readStored(storageKeys.justSubscribed) === 'true'
  forget(storageKeys.justSubscribed)
  return isSet
}
