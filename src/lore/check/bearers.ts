import type { NatalFact } from '#sky/facts.ts'
import { pointsOf } from '../fact-points.ts'
import type { Claim } from './claims.ts'
import type { Point } from './mentions.ts'

/** Whether a fact says what the claim says. */
export function bears(fact: NatalFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return pointsOf(fact).some((point) => isOf(claim.point, point))
    case 'sign':
      return bearsSign(fact, claim)
    case 'sign-change':
      return bearsSignChange(fact, claim)
    case 'house':
      return bearsHouse(fact, claim)
    case 'degree':
      return bearsDegree(fact, claim)
    case 'retrograde':
      return fact.kind === 'placement' && fact.retrograde === true && isOf(claim.point, fact.body)
    case 'aspect':
      return bearsAspect(fact, claim)
    case 'ruler':
      return fact.kind === 'ruler' && isOf(claim.point, fact.body) && isOf(claim.angle, fact.angle)
    case 'balance':
      return fact.kind === 'balance' && fact.of === claim.of && fact.planets.length === claim.count
    case 'moon-phase':
      return fact.kind === 'moon-phase' && claim.phases.includes(fact.phase)
  }
}

type Of<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>

function bearsSign(fact: NatalFact, { point, sign, isHedged, when }: Of<'sign'>): boolean {
  switch (fact.kind) {
    case 'placement': {
      if (!isOf(point, fact.body)) return false
      const [first, second] = fact.signsOfTheDay ?? []
      // Of an uncertain sign nothing may be said outright.
      if (!first || !second) return fact.sign === sign
      if (!isHedged) return false
      return when ? sign === (when === 'first' ? first : second) : sign === first || sign === second
    }
    case 'angle':
      return isOf(point, fact.angle) && fact.sign === sign
    case 'ruler':
      return isOf(point, fact.body) && fact.sign === sign
    case 'cluster':
      return fact.sign === sign && (!point || (fact.planets as Point[]).includes(point))
    default:
      return false
  }
}

function bearsSignChange(fact: NatalFact, { point, from, to }: Of<'sign-change'>): boolean {
  if (fact.kind !== 'placement' || !isOf(point, fact.body)) return false
  return fact.signsOfTheDay?.[0] === from && fact.signsOfTheDay[1] === to
}

function bearsHouse(fact: NatalFact, { point, house }: Of<'house'>): boolean {
  if (fact.kind === 'house' || fact.kind === 'ruler') {
    return fact.house === house && isOf(point, fact.body)
  }
  if (fact.kind !== 'cluster') return false
  return fact.house === house && (!point || (fact.planets as Point[]).includes(point))
}

function bearsDegree(fact: NatalFact, { point, degrees, minutes }: Of<'degree'>): boolean {
  if (fact.kind !== 'placement' && fact.kind !== 'angle') return false
  if (!isOf(point, fact.kind === 'angle' ? fact.angle : fact.body)) return false
  return fact.degrees === degrees && (minutes === undefined || fact.minutes === minutes)
}

function bearsAspect(fact: NatalFact, { aspect, points }: Of<'aspect'>): boolean {
  if (fact.kind !== 'aspect' || fact.aspect !== aspect) return false
  const ends: Point[] = [fact.a, fact.b]
  return points.every((point) => ends.includes(point)) && new Set(points).size === points.length
}

/** A claim that names no point may be about any. */
function isOf(claimed: Point | undefined, actual: Point): boolean {
  return claimed === undefined || claimed === actual
}
