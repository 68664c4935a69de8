import { BirthDetails } from '#contract/birth.ts'
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

/** True once after a subscription began; asking takes the flag away. */
export function takeJustSubscribed(): boolean {
  const isSet = readStored(storageKeys.justSubscribed) === 'true'
  forget(storageKeys.justSubscribed)
  return isSet
}
