import { forget, readStored, store } from '#web/browser-storage.ts'

/**
 * Details that wait in this browser while the way leads elsewhere, however long that takes: until the
 * reading is there, or the person logs out.
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
    keep: (details: Details) => store(key, JSON.stringify(details)),
    /** What is unreadable is forgotten. */
    get(): Details | undefined {
      const stored = readStored(key)
      if (stored === null) return undefined
      const details = parse(stored)
      if (!details) forget(key)
      return details
    },
    forget: () => forget(key),
  }
}
