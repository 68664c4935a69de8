import type { AnyFact } from '#sky/any-fact.ts'
import { hasDignity } from '#sky/dignities.ts'
import { aspectQuality } from '../aspect-quality.ts'
import type { House } from '../house.ts'
import type { Claim, ClaimOf, NamedAspect } from './claim.ts'
import { isOfElement, placesOf } from './natal-support.ts'
import type { NamedPoint } from './subjects.ts'

/** Supports the positive claim; handed in because it is built on this file. */
type Supports = (fact: AnyFact, claim: Claim) => boolean

/**
 * Whether a fact shows that a claim does not hold, by saying something else of the same point. Absence
 * alone proves nothing: the facts may not be all there are.
 */
export function contradicts(fact: AnyFact, claim: Claim, supports: Supports): boolean {
  const plain = { ...claim, isNegated: undefined } as Claim
  if (supports(fact, plain)) return false
  switch (claim.kind) {
    case 'sign':
      return claim.of !== undefined && isElsewhere(fact, claim, claim.of, supports)
    case 'house':
      return claim.of !== undefined && isInOtherHouse(fact, claim, supports)
    case 'retrograde':
      return (
        claim.of !== undefined && supports(fact, { ...claim, kind: 'direct', isNegated: undefined })
      )
    case 'direct':
      return (
        claim.of !== undefined &&
        supports(fact, { ...claim, kind: 'retrograde', isNegated: undefined })
      )
    case 'element':
      return claim.of !== undefined && ofOtherElement(fact, claim.of, supports)
    case 'dignity':
      return isWithoutDignity(fact, claim)
    case 'aspect':
      return claim.ends.length === 2 && isOtherAspect(fact, claim, supports)
    case 'moon-phase':
      return fact.kind === 'moon-phase'
    case 'sect':
      return fact.kind === 'sect'
    case 'balance':
      return fact.kind === 'balance' && fact.of === claim.of
    case 'ruler':
      return fact.kind === 'ruler' && claim.of !== undefined && fact.angle === claim.angle?.point
    default:
      return false
  }
}

const signsInFacts = (fact: AnyFact) => ('sign' in fact && fact.sign ? fact.sign : undefined)

function isElsewhere(
  fact: AnyFact,
  claim: ClaimOf<'sign'>,
  of: NamedPoint,
  supports: Supports,
): boolean {
  const sign = signsInFacts(fact)
  if (!sign || fact.kind === 'cluster' || ('signsOfTheDay' in fact && fact.signsOfTheDay))
    return false
  // A body that changes sign on a day is in both.
  if (fact.kind === 'ingress' || fact.kind === 'moon-in-sign') return false
  return sign !== claim.sign && supports(fact, { ...claim, of, sign, isNegated: undefined })
}

function isInOtherHouse(fact: AnyFact, claim: ClaimOf<'house'>, supports: Supports): boolean {
  if (!('house' in fact) || !fact.house || fact.kind === 'cluster') return false
  if (fact.kind === 'house-entry' || fact.kind === 'moon-in-house') return false
  return supports(fact, { ...claim, house: fact.house as House, isNegated: undefined })
}

function ofOtherElement(fact: AnyFact, of: NamedPoint, supports: Supports): boolean {
  const sign = signsInFacts(fact)
  if (!sign || ('signsOfTheDay' in fact && fact.signsOfTheDay)) return false
  const elements = (['fire', 'earth', 'air', 'water'] as const).filter((one) =>
    isOfElement(sign, one),
  )
  return elements.some((element) => supports(fact, { kind: 'element', of, element }))
}

function isWithoutDignity(fact: AnyFact, { of, dignity }: ClaimOf<'dignity'>): boolean {
  if (!of || 'at' in fact || !('kind' in fact) || fact.kind !== 'placement') return false
  return placesOf(fact).some(
    ({ point, sign }) => point === of.point && !hasDignity(point, sign, dignity),
  )
}

/** Two points have one aspect at most. */
function isOtherAspect(fact: AnyFact, claim: NamedAspect & Claim, supports: Supports): boolean {
  if (fact.kind !== 'aspect' && fact.kind !== 'synastry-aspect') return false
  const isOther = claim.quality
    ? aspectQuality(fact.aspect) !== claim.quality
    : claim.aspect !== undefined && fact.aspect !== claim.aspect
  const actual = { kind: 'aspect', aspect: fact.aspect, ends: claim.ends } as const
  return isOther && supports(fact, actual)
}
