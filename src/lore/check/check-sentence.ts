import type { AnyFact } from '#sky/any-fact.ts'
import { type Claim, findClaims } from './claims.ts'
import { supports } from './supports.ts'

export interface CheckedSentence {
  claims: { claim: Claim; supportedBy: string[] }[]
  /** Claims that none of the facts bears. A true sentence has none. */
  unsupported: Claim[]
}

/**
 * Reads every claim out of a sentence (a placement, sign, house, degree, retrograde motion, aspect,
 * ruler, balance, transit, Moon phase, eclipse, entry, station, date or time) and says which of the
 * facts bear it. Plain code; what is not said in words of astrology or of the calendar it does not
 * see. A text that rests on something that happens is about dates: see `findClaims`.
 *
 * @param facts those that the sentence says it rests on
 */
export function checkSentence(text: string, facts: readonly AnyFact[]): CheckedSentence {
  const isDated = facts.some((fact) => 'at' in fact)
  const claims = findClaims(text, { isDated }).map((claim) => ({
    claim,
    supportedBy: facts.filter((fact) => supports(fact, claim)).map(({ id }) => id),
  }))
  return {
    claims,
    unsupported: claims.flatMap(({ claim, supportedBy }) => (supportedBy.length ? [] : [claim])),
  }
}
