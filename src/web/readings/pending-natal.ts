import { BirthDetails } from '#contract/birth.ts'
import { MINUTE } from '#durations.ts'
import { forget, readStored, storageKeys } from '#web/browser-storage.ts'
import { createPending } from './pending.ts'

/** What was entered on the natal tab before the way led elsewhere. */
const pending = createPending<BirthDetails>(
  storageKeys.pendingNatal,
  (value) => BirthDetails.safeParse(value).data,
)
export const keepPendingNatal = pending.keep
export const pendingNatal = pending.get
export const forgetPendingNatal = pending.forget

// As long as it takes to come here from paying. What is older would start a reading out of the blue.
const JUST = 30 * MINUTE

/** True once after a subscription began; asking takes the flag away. */
export function takeJustSubscribed(now = Date.now()): boolean {
  const isSet = readStored(storageKeys.justSubscribed) === 'true'
  const age = now - Number(readStored(storageKeys.justSubscribedAt) ?? now)
  forget(storageKeys.justSubscribed)
  forget(storageKeys.justSubscribedAt)
  return isSet && age >= 0 && age < JUST
}
