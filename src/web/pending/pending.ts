import {
  forget,
  forgetDetailsOfOthers,
  readStored,
  storageKeys,
  store,
  typedBy,
} from '#web/browser-storage.ts'

/**
 * Details that wait in this browser while the way leads elsewhere, however long that takes: until the
 * reading is there, or the person logs out, or another person signs in.
 */
export function createPending<Details extends object>(
  key: string,
  read: (value: unknown) => Details | undefined,
) {
  function parse(stored: string): Details | undefined {
    try {
      return read(JSON.parse(stored))
    } catch {
      return undefined
    }
  }
  return {
    /**
     * @param uid of the person who typed the details. Without one, details that are sent again still
     * belong to the person who typed them before: a visitor may only have pressed the button.
     */
    keep(details: Details, uid?: string) {
      store(key, JSON.stringify({ ...details, typedBy: uid ?? typedBy(key) }))
    },
    /** What is unreadable is forgotten, and what another person than the one signed in has typed. */
    get(): Details | undefined {
      forgetDetailsOfOthers(readStored(storageKeys.signedIn))
      const stored = readStored(key)
      if (stored === null) return undefined
      const details = parse(stored)
      if (!details) forget(key)
      return details
    },
    forget: () => forget(key),
  }
}
