import type { Unreadable } from './readable-text.ts'
import type { Reading } from './refused-words.ts'
import { supportersOf } from './supports.ts'

const edges =
  /\b(?:beg[iau]ns?|beginning|starts?|started|opens?|ends?|ended|closes?|over|finish(?:es)?|enters?|leaves?|within|between|near|close|out of)\b/i
const exactness = /\b(?:exact|exactly|precise|precisely|perfect|peaks?|closest|tightest)\b/i

/**
 * The day on which a stay near a point begins or ends, where the sentence does not call it that: "Pluto is
 * exact on your Ascendant on January 3".
 */
export function stayDatesUnread({ text, claims, facts }: Reading): Unreadable[] {
  if (edges.test(text) && !exactness.test(text)) return []
  const isUnread = claims.some((claim) => {
    if (claim.kind !== 'date' || claim.edge) return false
    const cited = supportersOf(facts, claim)
    return cited.length > 0 && cited.every(({ kind }) => kind === 'transit-window')
  })
  if (!isUnread) return []
  const words = exactness.exec(text)?.[0] ?? 'date'
  return [{ words, reason: 'that day is the beginning or the end of a stay' }]
}
