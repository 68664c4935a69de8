import { hasDignity } from '#sky/dignities.ts'
import { isRulerOf } from '#sky/rulers.ts'
import type { InnerFact, SynastryFact } from '#sky/synastry-facts.ts'
import { aspectQuality } from '../aspect-quality.ts'
import type { Claim, ClaimOf, NamedAspect } from './claim.ts'
import type { Owner, Point } from './mention.ts'
import { hasOrb, isOfElement } from './natal-support.ts'
import type { NamedPoint } from './subjects.ts'

/** A fact that needs both charts. */
type BetweenTwo = Exclude<SynastryFact, InnerFact>

/** Whether a synastry fact is evidence for a claim. The claim must name the right owner of each point. */
export function synastryFactSupports(fact: BetweenTwo, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return ownedPointsOf(fact).some((end) => isNamed(claim.of, end) || isUnowned(claim.of, end))
    case 'sign':
      return supportsSign(fact, claim)
    case 'house':
      return supportsHouse(fact, claim)
    case 'aspect':
      return supportsAspect(fact, claim)
    case 'orb':
      return supportsAspect(fact, claim) && 'orbDegrees' in fact && hasOrb(fact.orbDegrees, claim)
    case 'element':
      return (
        fact.kind === 'owned-placement' &&
        isOwn(fact, claim.of) &&
        isOfElement(fact.sign, claim.element)
      )
    case 'ruler':
      return supportsRuler(fact, claim)
    case 'dignity':
      return (
        fact.kind === 'owned-placement' &&
        isOwn(fact, claim.of) &&
        hasDignity(fact.point, fact.sign, claim.dignity)
      )
    case 'entry':
      return (
        fact.kind === 'overlay' &&
        !claim.isBack &&
        ownedPointsOf(fact).some((end) => isNamed(claim.of, end))
      )
    default:
      return false
  }
}

type OwnedPoint = { owner: Owner; point: Point }

function ownedPointsOf(fact: BetweenTwo): OwnedPoint[] {
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

function supportsSign(fact: BetweenTwo, { of, sign }: ClaimOf<'sign'>): boolean {
  if (fact.kind !== 'owned-placement' || fact.sign !== sign) return false
  return !of || ownedPointsOf(fact).some((end) => isNamed(of, end))
}

function supportsHouse(fact: BetweenTwo, { of, house, host }: ClaimOf<'house'>): boolean {
  if (fact.kind !== 'overlay' || fact.house !== house) return false
  const isHost = host === (fact.whose === 'you' ? 'partner' : 'you')
  return isHost && (!of || ownedPointsOf(fact).some((end) => isNamed(of, end)))
}

function supportsAspect(fact: BetweenTwo, { aspect, quality, ends }: NamedAspect): boolean {
  if (fact.kind !== 'synastry-aspect') return false
  if (aspect && fact.aspect !== aspect) return false
  if (quality && aspectQuality(fact.aspect) !== quality) return false
  const isOfThis = ends.every((named) => ownedPointsOf(fact).some((end) => isNamed(named, end)))
  return isOfThis && (ends.length < 2 || ends[0]?.owner !== ends[1]?.owner)
}

/** "Venus rules your Ascendant", or "the Ascendant of both of you": its sign says so. */
function supportsRuler(fact: BetweenTwo, { of, angle }: ClaimOf<'ruler'>): boolean {
  if (fact.kind !== 'owned-placement' || !of || !angle) return false
  const isOfAngle = ownedPointsOf(fact).some((end) => isNamed(angle, end) || isUnowned(angle, end))
  return isOfAngle && isRulerOf(of.point, fact.sign)
}

function isOwn(fact: BetweenTwo, of: NamedPoint | undefined): boolean {
  return of !== undefined && ownedPointsOf(fact).some((end) => isNamed(of, end))
}

function isNamed({ point, owner }: NamedPoint, end: OwnedPoint): boolean {
  return point === end.point && owner === end.owner
}

function isUnowned({ point, owner }: NamedPoint, end: OwnedPoint): boolean {
  return !owner && point === end.point
}
