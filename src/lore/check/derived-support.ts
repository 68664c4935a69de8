import type { DerivedFact, FigureFact } from '#sky/derived/facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import type { Claim, ClaimOf, NamedAspect } from './claim.ts'
import type { Configuration, Distance } from './mention.ts'
import { isYours } from './named-point.ts'
import type { NamedPoint } from './subjects.ts'

/** Whether a fact is evidence for a claim that only derived facts support. */
export function derivedFactSupports(fact: NatalFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'reception':
      return fact.kind === 'reception' && areOf(claim.points, [fact.a, fact.b])
    case 'unaspected':
      return (
        fact.kind === 'unaspected' &&
        isNamed(claim.of, fact.body) &&
        (claim.isClose || fact.closestDegrees === undefined)
      )
    case 'singleton':
      return fact.kind === 'singleton' && fact.of === claim.group && isNamed(claim.of, fact.body)
    case 'near-house':
      return fact.kind === 'near-cusp' && isNearHouse(fact, claim)
    case 'near-sign':
      return fact.kind === 'sign-edge' && isNearSign(fact, claim)
    case 'out-of-sign':
      return fact.kind === 'out-of-sign' && isBetweenEnds(fact, claim)
    case 'sect':
      return fact.kind === 'sect' && fact.sect === claim.sect
    case 'apex':
      return fact.kind === 'figure' && fact.apex !== undefined && isNamed(claim.of, fact.apex)
    case 'dispositor':
      return (
        fact.kind === 'dispositor' && isNamed(claim.of, fact.body) && isNamed(claim.ruled, fact.of)
      )
    case 'final-dispositor':
      return fact.kind === 'final-dispositor' && isNamed(claim.of, fact.body)
    default:
      return false
  }
}

/** Whether a figure is the one that a claim names, with all the planets that it names. */
export function isFigure(
  fact: FigureFact,
  { shape, points }: { shape: Configuration; points: readonly NamedPoint[] },
): boolean {
  if (fact.shape !== shape.toLowerCase().replace(' ', '-')) return false
  return points
    .filter(({ point }) => point !== 'empty_leg')
    .every((named) => fact.planets.some((planet) => isYours(named, planet)))
}

function isNamed(claimed: NamedPoint | undefined, actual: DerivedPoint): boolean {
  return claimed !== undefined && isYours(claimed, actual)
}

type DerivedPoint = Parameters<typeof isYours>[1]

/** At least two points, and no others. */
function areOf(claimed: readonly NamedPoint[], actual: readonly DerivedPoint[]): boolean {
  const names = new Set(claimed.map(({ point }) => point))
  return (
    names.size === actual.length &&
    claimed.every((named) => actual.some((point) => isYours(named, point)))
  )
}

function isNearHouse(
  fact: Extract<DerivedFact, { kind: 'near-cusp' }>,
  { of, houses, distance }: ClaimOf<'near-house'>,
): boolean {
  if (!isNamed(of, fact.body) || !isFar(fact.distanceDegrees, distance)) return false
  const [one, other] = houses
  if (other === undefined) return one === fact.neighbor
  const both: readonly number[] = houses
  return both.includes(fact.house) && both.includes(fact.neighbor)
}

function isNearSign(
  fact: Extract<DerivedFact, { kind: 'sign-edge' }>,
  { of, sign, isPast, distance }: ClaimOf<'near-sign'>,
): boolean {
  if (!isNamed(of, fact.angle) || fact.neighbor !== sign) return false
  const isAfter = isNext(fact.neighbor, fact.sign)
  return (!isPast || isAfter) && isFar(fact.distanceDegrees, distance)
}

function isNext(sign: Sign, after: Sign): boolean {
  return (signs.indexOf(sign) + 1) % 12 === signs.indexOf(after)
}

/** Words are read with half of their unit to spare, minutes are exact. */
function isFar(actual: number, distance: Distance | undefined): boolean {
  if (!distance) return true
  const { degrees, minutes, isLimit } = distance
  if (isLimit) return actual <= degrees + (minutes ?? 0) / 60
  if (minutes !== undefined) return Math.floor(actual * 60) === degrees * 60 + minutes
  const spare = degrees < 1 ? 0.25 : 0.5
  return Math.abs(actual - degrees) <= spare
}

function isBetweenEnds(
  fact: Extract<DerivedFact, { kind: 'out-of-sign' }>,
  { aspect, ends }: NamedAspect,
): boolean {
  if (aspect !== undefined && aspect !== fact.aspect) return false
  return ends.every((end) => isYours(end, fact.a) || isYours(end, fact.b))
}
