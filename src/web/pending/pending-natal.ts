import type { BirthDetails } from '#contract/birth.ts'
import { forget, readStored, storageKeys } from '#web/browser-storage.ts'
import { createPending, hasTexts } from './pending.ts'

/** The details typed on the natal tab before the person had to sign up, log in or pay. */
const pending = createPending<BirthDetails>(
  storageKeys.pendingNatal,
  ({ birthDate, birthTime, birthLocation, place, offsetSeconds }) => {
    const texts = { birthDate, birthTime, birthLocation }
    return hasTexts(texts)
      ? { ...texts, ...(place && { place }), ...(offsetSeconds !== undefined && { offsetSeconds }) }
      : undefined
  },
)
export const keepPendingNatal = pending.keep
export const pendingNatal = pending.get
export const forgetPendingNatal = pending.forget

/** True once after a subscription started; reading it clears the flag. */
export function takeJustSubscribed(): boolean {
  const isSet = readStored(storageKeys.justSubscribed) === 'true'
  forget(storageKeys.justSubscribed)
  return isSet
}
