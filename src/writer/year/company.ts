import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { PointContext } from '../horoscope/points.ts'
import { isClause } from '../horoscope/sentences.ts'
import { lowered, withReference } from '../prose/sentences.ts'

/** The closest natal aspect of a touched point that the text has not narrated, beside where the point is or by itself. */
export function narrateCompany(
  { narrator }: Narration,
  { name, company }: PointContext,
): Draft | undefined {
  const isKnown = narrator.hasSaidOf(`your ${name} is in`)
  for (const { phrase, facts, pools } of company) {
    if (narrator.hasSaidOf(phrase)) continue
    const print = (says: string) =>
      isKnown && isClause(says)
        ? `Your ${name} is also ${phrase}, and ${lowered(says)}`
        : withReference(says, `your ${name} ${phrase}`)
    const draft = narrator.line(pools, { facts, print })
    if (draft) return draft
  }
  return undefined
}
