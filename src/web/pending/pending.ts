import {
  forget,
  forgetDetailsOfOthers,
  readStored,
  storageKeys,
  store,
  typedBy,
} from '#web/browser-storage.ts'

/**
 * Details that stay in this browser until the reading is written, the person logs out or another person
 * signs in.
 */
export function createPending<Details extends object>(
  key: string,
  read: (value: Partial<Details>) => Details | undefined,
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
     * @param uid of the person who typed the details. Without one they keep their previous owner: a
     * signed-out visitor may only have sent them again.
     */
    keep(details: Details, uid?: string) {
      store(key, JSON.stringify({ ...details, typedBy: uid ?? typedBy(key) }))
    },
    /** Removes unreadable details, and those typed by a person other than the one signed in. */
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

/** What was stored is checked by its shape only, because the checks need zod: the server refuses what is wrong. */
export const hasTexts = <Key extends string>(
  parts: Record<Key, unknown>,
): parts is Record<Key, string> => Object.values(parts).every((part) => typeof part === 'string')
