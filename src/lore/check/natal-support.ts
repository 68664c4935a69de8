import { elementOf, qualityOf } from '#sky/balance.ts'
import { hasDignity } from '#sky/dignities.ts'
import type { AspectFact, NatalFact } from '#sky/facts.ts'
import { signsRuledBy } from '#sky/rulers.ts'
import { oppositeSign, type Sign } from '#sky/zodiac.ts'
import { aspectQuality } from '../aspect-quality.ts'
import { pointsOf } from '../fact-points.ts'
import type { Claim, ClaimOf, NamedAspect } from './claim.ts'
import { derivedFactSupports } from './derived-support.ts'
import type { Point } from './mention.ts'
import { isYours } from './named-point.ts'
import type { NamedPoint } from './subjects.ts'

/** Whether a natal fact is evidence for a claim. */
export function natalFactSupports(fact: NatalFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      if (claim.of.point === 'empty_leg') return fact.kind === 'figure' && 'emptySign' in fact
      return pointsOf(fact).some((point) => isYours(claim.of, point) || isOpposite(claim.of, point))
    case 'sign':
      return supportsSign(fact, claim)
    case 'sign-change':
      return supportsSignChange(fact, claim)
    case 'element':
      return placesOf(fact).some(
        ({ point, sign }) =>
          claim.of && isYours(claim.of, point) && isOfElement(sign, claim.element),
      )
    case 'dignity':
      return placesOf(fact).some(
        ({ point, sign }) =>
          claim.of && isYours(claim.of, point) && hasDignity(point, sign, claim.dignity),
      )
    case 'house':
      return claim.host !== 'partner' && supportsHouse(fact, claim)
    case 'degree':
      return supportsDegree(fact, claim)
    case 'retrograde':
      return fact.kind === 'placement' && fact.retrograde === true && isYours(claim.of, fact.body)
    case 'direct':
      return (
        fact.kind === 'placement' &&
        fact.retrograde === false &&
        claim.of !== undefined &&
        isYours(claim.of, fact.body)
      )
    case 'aspect':
      return supportsAspect(fact, claim)
    case 'orb':
      return fact.kind === 'aspect' && supportsAspect(fact, claim) && hasOrb(fact.orbDegrees, claim)
    case 'applying':
      return (
        fact.kind === 'aspect' && supportsAspect(fact, claim) && fact.applying === claim.isApplying
      )
    case 'ruler':
      return supportsRuler(fact, claim)
    case 'balance':
      return supportsBalance(fact, claim)
    case 'cluster':
      return supportsCluster(fact, claim)
    case 'moon-phase':
      return fact.kind === 'moon-phase' && claim.phases.includes(fact.phase)
    default:
      return derivedFactSupports(fact, claim)
  }
}

/** The certain signs of a fact. */
export function placesOf(fact: NatalFact): { point: Point; sign: Sign }[] {
  switch (fact.kind) {
    case 'placement':
      return fact.signsOfTheDay ? [] : [{ point: fact.body, sign: fact.sign }]
    case 'angle':
      return [{ point: fact.angle, sign: fact.sign }]
    case 'ruler':
    case 'traditional-ruler':
    case 'dignity':
      return [{ point: fact.body, sign: fact.sign }]
    case 'sign-edge':
      return [{ point: fact.angle, sign: fact.sign }]
    case 'figure':
      return fact.emptySign ? [{ point: 'empty_leg', sign: fact.emptySign }] : []
    case 'cluster':
      return fact.sign ? fact.planets.map((point) => ({ point, sign: fact.sign as Sign })) : []
    default:
      return []
  }
}

export function isOfElement(sign: Sign, element: string): boolean {
  return elementOf(sign) === element || qualityOf(sign) === element
}

/** An orb in whole degrees may be rounded or floored, one with a decimal is rounded. */
export function hasOrb(
  orbDegrees: number,
  { degrees, minutes, isLimit }: { degrees: number; minutes?: number; isLimit: boolean },
): boolean {
  if (isLimit) return orbDegrees <= degrees + (minutes ?? 0) / 60
  if (minutes !== undefined) return Math.floor(orbDegrees * 60) === degrees * 60 + minutes
  if (!Number.isInteger(degrees)) return Math.abs(orbDegrees - degrees) <= 0.0501
  return Math.floor(orbDegrees) === degrees || Math.round(orbDegrees) === degrees
}

const opposites: Partial<Record<Point, Point>> = { dsc: 'asc', ic: 'mc', south_node: 'true_node' }

/** Whether a claimed point is the one opposite an actual one, such as the Descendant. */
function isOpposite(claimed: NamedPoint | undefined, actual: Point): boolean {
  if (!claimed || claimed.owner === 'partner' || claimed.owner === 'sky') return false
  return opposites[claimed.point] === actual
}

function supportsSign(fact: NatalFact, claim: ClaimOf<'sign'>): boolean {
  const { of, sign, isHedged, when } = claim
  if (fact.kind === 'placement' && fact.signsOfTheDay) {
    if (!isYours(of, fact.body) || !isHedged) return false
    const [first, second] = fact.signsOfTheDay
    // An uncertain sign must be hedged.
    return when ? sign === (when === 'first' ? first : second) : sign === first || sign === second
  }
  return placesOf(fact).some(
    ({ point, sign: actual }) =>
      (isYours(of, point) && actual === sign) ||
      (isOpposite(of, point) && oppositeSign(actual) === sign),
  )
}

function supportsSignChange(fact: NatalFact, { of, from, to }: ClaimOf<'sign-change'>): boolean {
  if (fact.kind !== 'placement' || !isYours(of, fact.body)) return false
  return fact.signsOfTheDay?.[0] === from && fact.signsOfTheDay[1] === to
}

function supportsHouse(fact: NatalFact, { of, house }: ClaimOf<'house'>): boolean {
  switch (fact.kind) {
    case 'house':
    case 'ruler':
    case 'traditional-ruler':
    case 'near-cusp':
      return fact.house === house && isYours(of, fact.body)
    case 'figure':
      return of?.point === 'empty_leg' && fact.emptyHouse === house
    case 'angular-axis':
      return [fact.a, fact.b].some((body, end) => fact.houses[end] === house && isYours(of, body))
  }
  if (fact.kind !== 'cluster') return false
  return fact.house === house && fact.planets.some((planet) => isYours(of, planet))
}

function supportsDegree(
  fact: NatalFact,
  { of, degrees, minutes, sign }: ClaimOf<'degree'>,
): boolean {
  if (fact.kind !== 'placement' && fact.kind !== 'angle') return false
  // A degree without a subject could belong to anything.
  if (!of && !sign) return false
  const point = fact.kind === 'angle' ? fact.angle : fact.body
  const isOther = isOpposite(of, point)
  if (!isYours(of, point) && !isOther) return false
  const actual = isOther ? oppositeSign(fact.sign) : fact.sign
  return (
    fact.degrees === degrees &&
    (minutes === undefined || fact.minutes === minutes) &&
    (sign === undefined || actual === sign)
  )
}

function supportsAspect(fact: NatalFact, named: NamedAspect): boolean {
  if (fact.kind === 'angular-axis') {
    const opposition = { a: fact.a, b: fact.b, aspect: 'opposition' as const }
    return isNamed(opposition, named) && isBetween(opposition, named)
  }
  return fact.kind === 'aspect' && isNamed(fact, named) && isBetween(fact, named)
}

/** Whether a claim means the traditional or the modern ruler, where a sign has two. */
function supportsRuler(fact: NatalFact, { of, angle, school }: ClaimOf<'ruler'>): boolean {
  if (fact.kind !== 'ruler' && fact.kind !== 'traditional-ruler') return false
  if (!isYours(of, fact.body) || !isYours(angle, fact.angle)) return false
  if (fact.kind === 'traditional-ruler') return school !== 'modern'
  return school !== 'traditional' || signsRuledBy(fact.body).length > 0
}

function isNamed({ aspect }: Pick<AspectFact, 'aspect'>, named: NamedAspect): boolean {
  if (named.quality) return aspectQuality(aspect) === named.quality
  return named.aspect === undefined || named.aspect === aspect
}

/** Whether a fact joins the points that a sentence names. */
export function isBetween(fact: Pick<AspectFact, 'a' | 'b'>, { ends }: NamedAspect): boolean {
  const [first, second] = ends
  // In "Mercury square your Moon" Mercury is transiting, so a natal aspect is not evidence.
  if (first && second && !first.owner && second.owner) return false
  const actual: Point[] = [fact.a, fact.b]
  const isOfThis = ends.every((end) => actual.some((point) => isYours(end, point)))
  return isOfThis && first?.point !== second?.point
}

function supportsBalance(fact: NatalFact, { of, count, strength }: ClaimOf<'balance'>): boolean {
  if (fact.kind !== 'balance' || fact.of !== of) return false
  return (
    (count === undefined || fact.planets.length === count) &&
    (strength === undefined || fact.strength === strength)
  )
}

function supportsCluster(fact: NatalFact, claim: ClaimOf<'cluster'>): boolean {
  const { count, sign, house, points = [] } = claim
  if (fact.kind !== 'cluster' || (count !== undefined && fact.planets.length !== count))
    return false
  const { planets } = fact
  if (!points.every((named) => planets.some((planet) => isYours(named, planet)))) return false
  return (sign === undefined || fact.sign === sign) && (house === undefined || fact.house === house)
}
