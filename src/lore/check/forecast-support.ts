import type { LunationPhase } from '#sky/events.ts'
import type { MoonPhaseFact } from '#sky/facts.ts'
import type { MovingFact } from '#sky/forecast-facts.ts'
import type { Claim, ClaimOf } from './claims.ts'
import type { Point } from './mention.ts'
import type { Named } from './subjects.ts'

/** Whether something that happens in the sky says what the claim says. */
export function movingBears(fact: MovingFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return bearsPoint(fact, claim.of)
    case 'sign':
      return 'sign' in fact && fact.sign === claim.sign && isMoving(fact, claim.of)
    case 'house':
      return bearsHouse(fact, claim)
    case 'degree':
      return bearsDegree(fact, claim)
    case 'retrograde':
      return isRetrograde(fact) && isMoving(fact, claim.of)
    case 'aspect':
      return bearsAspect(fact, claim)
    case 'moon-phase':
      return claim.phases.some((phase) => phase === phaseOf(fact))
    case 'eclipse':
      return bearsEclipse(fact, claim)
    case 'station':
      return (
        fact.kind === 'station' && fact.direction === claim.direction && isMoving(fact, claim.of)
      )
    case 'entry':
      return bearsEntry(fact, claim)
    case 'void-moon':
      return fact.kind === 'void-moon'
    default:
      return false
  }
}

/** What of a fact moves. The other end of a transit stands still, since birth. */
function movers(fact: MovingFact): Point[] {
  switch (fact.kind) {
    case 'lunation':
      return ['moon']
    case 'eclipse':
      return fact.of === 'solar' ? ['moon', 'sun'] : ['moon']
    case 'void-moon':
    case 'moon-in-house':
    case 'moon-in-sign':
      return ['moon']
    default:
      return [fact.body]
  }
}

function isMoving(fact: MovingFact, claimed: Named | undefined): boolean {
  if (!claimed) return true
  const { point, owner, as } = claimed
  return !owner && movers(fact).includes(point) && (!as || movingBears(fact, as))
}

function isNatalEnd(fact: MovingFact, { point, owner }: Named): boolean {
  if (fact.kind !== 'transit' || fact.natal !== point) return false
  // Nobody else's ascendant is ever meant by "the Ascendant".
  return owner === 'you' || (!owner && (point === 'asc' || point === 'mc'))
}

function bearsPoint(fact: MovingFact, claimed: Named): boolean {
  const isLight = claimed.point === 'sun' || claimed.point === 'moon'
  const isOfBoth = fact.kind === 'lunation' || fact.kind === 'eclipse'
  if (isOfBoth && isLight && !claimed.owner) return true
  return isMoving(fact, claimed) || isNatalEnd(fact, claimed)
}

function bearsAspect(fact: MovingFact, { aspect, ends }: ClaimOf<'aspect'>): boolean {
  if (fact.kind !== 'transit' || fact.aspect !== aspect) return false
  const [moving, natal] = ends
  if (moving && natal) return isMoving(fact, moving) && isNatalEnd(fact, natal)
  return !moving || bearsPoint(fact, moving)
}

function bearsHouse(fact: MovingFact, { of, house, host }: ClaimOf<'house'>): boolean {
  return 'house' in fact && fact.house === house && host !== 'partner' && isMoving(fact, of)
}

function bearsDegree(fact: MovingFact, { of, degrees, minutes }: ClaimOf<'degree'>): boolean {
  if (!('degrees' in fact) || !isMoving(fact, of)) return false
  return fact.degrees === degrees && (minutes === undefined || fact.minutes === minutes)
}

function isRetrograde(fact: MovingFact): boolean {
  if (fact.kind === 'station') return fact.direction === 'retrograde'
  return (fact.kind === 'ingress' || fact.kind === 'house-entry') && fact.retrograde
}

function bearsEclipse(fact: MovingFact, { of, extent }: ClaimOf<'eclipse'>): boolean {
  if (fact.kind !== 'eclipse') return false
  return (!of || of === fact.of) && (!extent || extent === fact.class)
}

function bearsEntry(fact: MovingFact, { of, isBack }: ClaimOf<'entry'>): boolean {
  if (!isMoving(fact, of)) return false
  if (fact.kind === 'ingress' || fact.kind === 'house-entry') return fact.retrograde === isBack
  // The Moon's stays are cut at midnight, where it enters nothing.
  const isStay = fact.kind === 'moon-in-house' || fact.kind === 'moon-in-sign'
  return isStay && !isBack && !fact.at.endsWith('T00:00:00Z')
}

const phases: Record<LunationPhase, MoonPhaseFact['phase']> = {
  new: 'new',
  first_quarter: 'first-quarter',
  full: 'full',
  last_quarter: 'last-quarter',
}

function phaseOf(fact: MovingFact): MoonPhaseFact['phase'] | undefined {
  if (fact.kind === 'lunation') return phases[fact.phase]
  if (fact.kind !== 'eclipse') return undefined
  return fact.of === 'solar' ? 'new' : 'full'
}
