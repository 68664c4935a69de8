import type { InnerFact } from '#sky/synastry-facts.ts'
import type { Claim } from './claim.ts'
import { natalFactSupports } from './natal-support.ts'
import type { NamedPoint } from './subjects.ts'

/** Whether a fact of one of two people is evidence for a claim, which must say whose it is at least once. */
export function innerFactSupports({ whose, fact }: InnerFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return (
        (claim.of.owner ?? whose) === whose &&
        natalFactSupports(fact, { ...claim, of: unowned(claim.of) })
      )
    case 'house':
      return (
        claim.of?.owner === whose &&
        (claim.host ?? whose) === whose &&
        natalFactSupports(fact, { ...claim, of: unowned(claim.of), host: undefined })
      )
    case 'sign':
      return (
        claim.of?.owner === whose && natalFactSupports(fact, { ...claim, of: unowned(claim.of) })
      )
    case 'aspect':
    case 'orb':
      return (
        claim.ends.some(({ owner }) => owner === whose) &&
        claim.ends.every(({ owner }) => (owner ?? whose) === whose) &&
        natalFactSupports(fact, { ...claim, ends: claim.ends.map(unowned) })
      )
    default:
      return false
  }
}

function unowned({ point }: NamedPoint): NamedPoint {
  return { point }
}
