import type { Claim } from './claim.ts'
import type { Unreadable } from './readable-text.ts'

/**
 * Whether a text may name hours: those at which its reader is usually awake, or none where the reader's clock is
 * unknown.
 */
export type NamedHours = 'waking' | 'none'

const [FIRST_HOUR, LAST_HOUR] = ['07:00', '23:00']

/** Hours that a text with a reader's clock must not name. */
export function refusedHours(
  text: string,
  claims: readonly Claim[],
  hours: NamedHours,
): Unreadable[] {
  const zones = [...text.matchAll(/\b(?:UTC|GMT|Universal Time)\b/g)].map(([words]) => ({
    words,
    reason: "hours are given on the reader's own clock",
  }))
  const named = claims.flatMap((claim) => (claim.kind === 'time' ? claim.time.clock : []))
  const refused = named.flatMap((clock): Unreadable[] => {
    if (hours === 'none') return [{ words: clock, reason: "the reader's clock is not known" }]
    const isWaking = clock >= FIRST_HOUR && clock < LAST_HOUR
    return isWaking ? [] : [{ words: clock, reason: 'people are asleep at that hour' }]
  })
  return [...zones, ...refused]
}
