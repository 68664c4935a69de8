import { LRUCache } from 'lru-cache'

/** More than there are time zones: some clients write one in several ways. */
const MAX_REMEMBERED = 1000

/** Asking Intl takes longer than all else that a frequent call does before the database. */
const names = new LRUCache<string, string>({ max: MAX_REMEMBERED })

/**
 * The time zone of the caller's clock, from the header `Time-Zone`.
 * @returns its IANA name; undefined without a known one
 */
export function readTimeZone(header = ''): string | undefined {
  // Offsets such as +01:00 would be valid, too, but know no summer time.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(header)) return undefined
  const known = names.get(header)
  if (known) return known
  try {
    const name = new Intl.DateTimeFormat('en-US', { timeZone: header }).resolvedOptions().timeZone
    names.set(header, name)
    return name
  } catch {
    return undefined
  }
}
