import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { PointContext } from '../horoscope/points.ts'
import { isClause } from '../horoscope/sentences.ts'
import { lowered, withReference } from '../prose/sentences.ts'

/** The closest natal aspect of a point that the text has not named, and what the two do together. */
export function narrateCompany(
  { narrator }: Narration,
  { name, company }: PointContext,
): Draft | undefined {
  const isKnown = narrator.hasSaidOf(`your ${name} is in`)
  for (const { phrase, facts, pools } of company) {
    if (narrator.hasSaidOf(phrase)) continue
    const also = isKnown ? `Your ${name} is also ${phrase}` : `Your ${name} is ${phrase}`
    const too = isKnown ? `Your ${name} is ${phrase}, too` : `Your ${name} is ${phrase}`
    const prints = narrator.random.shuffle(`company ${phrase}`, [
      (says: string) =>
        isClause(says) && !/, and /.test(firstOf(says))
          ? `${also}, and ${lowered(says)}`
          : undefined,
      (says: string) => `${too}. ${says}`,
    ])
    const draft = narrator.lineInOneWay(
      pools,
      [...prints, (says) => withReference(says, `your ${name} ${phrase}`)],
      facts,
    )
    if (draft) return draft
  }
  return undefined
}

const firstOf = (says: string) => says.split(/[.?!] /)[0] ?? ''
