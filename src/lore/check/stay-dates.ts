import type { Unreadable } from './readable-text.ts'
import type { Reading } from './refused-words.ts'
import { supportersOf } from './supports.ts'

const exactness = /\b(?:exact|exactly|precise|precisely|perfect|peaks?|closest|tightest)\b/i

/** A stay near a point is not exact on the day it begins or ends: "Pluto is exact on January 3". */
export function stayDatesUnread({ text, claims, facts }: Reading): Unreadable[] {
  const words = exactness.exec(text)?.[0]
  if (!words) return []
  const isUnread = claims.some((claim) => {
    if (claim.kind !== 'date' || claim.edge) return false
    const cited = supportersOf(facts, claim)
    return cited.length > 0 && cited.every(({ kind }) => kind === 'transit-window')
  })
  return isUnread ? [{ words, reason: 'that day is the beginning or the end of a stay' }] : []
}
