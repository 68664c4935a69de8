import type { NatalFact } from '#sky/facts.ts'
import { bears } from './bearers.ts'
import { type Claim, findClaims } from './claims.ts'

export interface CheckedSentence {
  claims: { claim: Claim; bornBy: string[] }[]
  /** Claims that none of the facts bears. A true sentence has none. */
  unborne: Claim[]
}

/**
 * Reads every claim about a chart out of a sentence (a placement, sign, house, degree, retrograde
 * motion, aspect, ruler, balance or Moon phase) and says which of the facts bear it. Plain code;
 * what is not said in words of astrology it does not see.
 *
 * @param facts those that the sentence says it rests on
 */
export function checkSentence(text: string, facts: readonly NatalFact[]): CheckedSentence {
  const claims = findClaims(text).map((claim) => ({
    claim,
    bornBy: facts.filter((fact) => bears(fact, claim)).map(({ id }) => id),
  }))
  return { claims, unborne: claims.flatMap(({ claim, bornBy }) => (bornBy.length ? [] : [claim])) }
}
