import type { AnyFact } from '#sky/any-fact.ts'
import { type Claim, findClaims } from './claims.ts'
import { supports } from './supports.ts'

export interface CheckedSentence {
  claims: { claim: Claim; supportedBy: string[] }[]
  /** Claims that no fact supports. A true sentence has none. */
  unsupported: Claim[]
}

/**
 * Extracts every claim of a sentence (a placement, sign, house, degree, retrograde motion, aspect,
 * ruler, balance, transit, Moon phase, eclipse, ingress, station, date or time) and lists the facts
 * that support it. It recognizes only terms of astrology and of the calendar. Facts with an instant
 * make the text a dated one: see `findClaims`.
 *
 * @param facts the facts that the sentence cites as its evidence
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
