import type { CuspFact } from '#sky/cusp-facts.ts'
import { isRulerOf } from '#sky/rulers.ts'
import type { Claim } from './claim.ts'

/** "Your seventh house begins in Gemini", "Mercury rules your seventh house" by modern or traditional rulership. */
export function cuspFactSupports(fact: CuspFact, claim: Claim): boolean {
  if (claim.kind === 'cusp')
    return isOwn({ owner: claim.host }) && claim.house === fact.house && claim.sign === fact.sign
  if (claim.kind === 'point') return isOwn(claim.of) && isRulerOf(claim.of.point, fact.sign)
  if (claim.kind !== 'house-ruler' || claim.house !== fact.house) return false
  return claim.of !== undefined && isOwn(claim.of) && isRulerOf(claim.of.point, fact.sign)
}

function isOwn({ owner }: { owner?: string }): boolean {
  return owner === undefined || owner === 'you'
}
