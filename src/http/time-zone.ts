/**
 * The time zone of the caller's clock, from the header `Time-Zone`.
 * @returns its IANA name; undefined without a known one
 */
export function readTimeZone(header = ''): string | undefined {
  // Offsets such as +01:00 would be valid, too, but know no summer time.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(header)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: header }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
