import type { SynastryFact } from '#sky/synastry-facts.ts'
import type { Claim, ClaimOf } from './claims.ts'
import type { Owner, Point } from './mention.ts'
import type { Named } from './subjects.ts'

/** Whether a fact of two charts says what the claim says. Whose a point is must be said, and be right. */
export function synastryBears(fact: SynastryFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return endsOf(fact).some((end) => isNamed(claim.of, end) || isUnowned(claim.of, end))
    case 'sign':
      return bearsSign(fact, claim)
    case 'house':
      return bearsHouse(fact, claim)
    case 'aspect':
      return bearsAspect(fact, claim)
    case 'entry':
      return (
        fact.kind === 'overlay' &&
        !claim.isBack &&
        endsOf(fact).some((end) => isNamed(claim.of, end))
      )
    default:
      return false
  }
}

type End = { owner: Owner; point: Point }

function endsOf(fact: SynastryFact): End[] {
  switch (fact.kind) {
    case 'synastry-aspect':
      return [
        { owner: 'you', point: fact.you },
        { owner: 'partner', point: fact.partner },
      ]
    case 'overlay':
      return [{ owner: fact.whose, point: fact.body }]
    case 'owned-placement':
      return [{ owner: fact.whose, point: fact.point }]
  }
}

function bearsSign(fact: SynastryFact, { of, sign }: ClaimOf<'sign'>): boolean {
  if (fact.kind !== 'owned-placement' || fact.sign !== sign) return false
  return !of || endsOf(fact).some((end) => isNamed(of, end))
}

function bearsHouse(fact: SynastryFact, { of, house, host }: ClaimOf<'house'>): boolean {
  if (fact.kind !== 'overlay' || fact.house !== house) return false
  const isHost = host === (fact.whose === 'you' ? 'partner' : 'you')
  return isHost && (!of || endsOf(fact).some((end) => isNamed(of, end)))
}

function bearsAspect(fact: SynastryFact, { aspect, ends }: ClaimOf<'aspect'>): boolean {
  if (fact.kind !== 'synastry-aspect' || fact.aspect !== aspect) return false
  const isOfThis = ends.every((named) => endsOf(fact).some((end) => isNamed(named, end)))
  return isOfThis && (ends.length < 2 || ends[0]?.owner !== ends[1]?.owner)
}

function isNamed({ point, owner }: Named, end: End): boolean {
  return point === end.point && owner === end.owner
}

function isUnowned({ point, owner }: Named, end: End): boolean {
  return !owner && point === end.point
}
