import type { NatalFact } from '#sky/facts.ts'
import { pointsOf } from '../fact-points.ts'
import type { Claim, ClaimOf } from './claims.ts'
import type { Point } from './mention.ts'
import type { NamedPoint } from './subjects.ts'

/** Whether a natal fact is evidence for a claim. */
export function natalFactSupports(fact: NatalFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return pointsOf(fact).some((point) => isYours(claim.of, point))
    case 'sign':
      return supportsSign(fact, claim)
    case 'sign-change':
      return supportsSignChange(fact, claim)
    case 'house':
      return claim.host !== 'partner' && supportsHouse(fact, claim)
    case 'degree':
      return supportsDegree(fact, claim)
    case 'retrograde':
      return fact.kind === 'placement' && fact.retrograde === true && isYours(claim.of, fact.body)
    case 'aspect':
      return supportsAspect(fact, claim)
    case 'ruler':
      return (
        fact.kind === 'ruler' && isYours(claim.of, fact.body) && isYours(claim.angle, fact.angle)
      )
    case 'balance':
      return fact.kind === 'balance' && fact.of === claim.of && fact.planets.length === claim.count
    case 'moon-phase':
      return fact.kind === 'moon-phase' && claim.phases.includes(fact.phase)
    default:
      return false
  }
}

function supportsSign(fact: NatalFact, { of, sign, isHedged, when }: ClaimOf<'sign'>): boolean {
  switch (fact.kind) {
    case 'placement': {
      if (!isYours(of, fact.body)) return false
      const [first, second] = fact.signsOfTheDay ?? []
      // An uncertain sign must be hedged.
      if (!first || !second) return fact.sign === sign
      if (!isHedged) return false
      return when ? sign === (when === 'first' ? first : second) : sign === first || sign === second
    }
    case 'angle':
      return isYours(of, fact.angle) && fact.sign === sign
    case 'ruler':
      return isYours(of, fact.body) && fact.sign === sign
    case 'cluster':
      return fact.sign === sign && fact.planets.some((planet) => isYours(of, planet))
    default:
      return false
  }
}

function supportsSignChange(fact: NatalFact, { of, from, to }: ClaimOf<'sign-change'>): boolean {
  if (fact.kind !== 'placement' || !isYours(of, fact.body)) return false
  return fact.signsOfTheDay?.[0] === from && fact.signsOfTheDay[1] === to
}

function supportsHouse(fact: NatalFact, { of, house }: ClaimOf<'house'>): boolean {
  if (fact.kind === 'house' || fact.kind === 'ruler') {
    return fact.house === house && isYours(of, fact.body)
  }
  if (fact.kind !== 'cluster') return false
  return fact.house === house && fact.planets.some((planet) => isYours(of, planet))
}

function supportsDegree(fact: NatalFact, { of, degrees, minutes }: ClaimOf<'degree'>): boolean {
  if (fact.kind !== 'placement' && fact.kind !== 'angle') return false
  if (!isYours(of, fact.kind === 'angle' ? fact.angle : fact.body)) return false
  return fact.degrees === degrees && (minutes === undefined || fact.minutes === minutes)
}

function supportsAspect(fact: NatalFact, { aspect, ends }: ClaimOf<'aspect'>): boolean {
  if (fact.kind !== 'aspect' || fact.aspect !== aspect) return false
  const [first, second] = ends
  // In "Mercury square your Moon" Mercury is transiting, so a natal aspect is no evidence.
  if (first && second && !first.owner && second.owner) return false
  const actual: Point[] = [fact.a, fact.b]
  const isOfThis = ends.every((end) => actual.some((point) => isYours(end, point)))
  return isOfThis && first?.point !== second?.point
}

/** A claim without a point matches any point; a claim without an owner is about the reader. */
function isYours(claimed: NamedPoint | undefined, actual: Point): boolean {
  return !claimed || (claimed.owner !== 'partner' && claimed.point === actual)
}
