import type { LunationPhase } from '#sky/events.ts'
import type { MoonPhaseFact } from '#sky/facts.ts'
import {
  type HistoryFact,
  type InstantFact,
  isLunation,
  type TimedFact,
  type YearFact,
} from '#sky/forecast-facts.ts'
import { oppositeSign, type Sign, signs } from '#sky/zodiac.ts'
import { aspectQuality } from '../aspect-quality.ts'
import type { Claim, ClaimOf, NamedAspect } from './claim.ts'
import { historyFactSupports } from './history-support.ts'
import type { Point } from './mention.ts'
import { isOfElement } from './natal-support.ts'
import type { NamedPoint } from './subjects.ts'
import { yearFactSupports } from './year-support.ts'

/** Whether a transit, its history, a sky event or a stay of the Moon is evidence for a claim. */
export function forecastFactSupports(fact: TimedFact, claim: Claim): boolean {
  if (isHistory(fact)) return historyFactSupports(fact, claim, forecastFactSupports)
  if (isOfYear(fact)) return yearFactSupports(fact, claim)
  return eventSupports(fact, claim)
}

function isHistory(fact: TimedFact): fact is HistoryFact {
  return ['transit-window', 'touch', 'node-return', 'birthday'].includes(fact.kind)
}

function isOfYear(fact: InstantFact | YearFact): fact is YearFact {
  return ['profection', 'progressed-moon', 'progressed-entry', 'solar-return'].includes(fact.kind)
}

function eventSupports(fact: InstantFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return supportsPoint(fact, claim.of)
    case 'sign':
      return supportsSign(fact, claim)
    case 'exit':
      return supportsExit(fact, claim)
    case 'element':
      return (
        'sign' in fact &&
        fact.sign !== undefined &&
        isMovingPoint(fact, claim.of) &&
        isOfElement(fact.sign, claim.element)
      )
    case 'axis':
      return supportsAxis(fact, claim)
    case 'house':
      return supportsHouse(fact, claim)
    case 'degree':
      return supportsDegree(fact, claim)
    case 'retrograde':
      return isRetrograde(fact) && isMovingPoint(fact, claim.of)
    case 'direct':
      return isDirect(fact) && isMovingPoint(fact, claim.of)
    case 'aspect':
      return supportsAspect(fact, claim)
    case 'pass':
      return supportsAspect(fact, claim) && isPass(fact, claim)
    case 'moon-phase':
      return claim.phases.some((phase) => phase === phaseOf(fact))
    case 'eclipse':
      return supportsEclipse(fact, claim)
    case 'station':
      return (
        fact.kind === 'station' &&
        (claim.direction === undefined || fact.direction === claim.direction) &&
        isMovingPoint(fact, claim.of)
      )
    case 'entry':
      return supportsEntry(fact, claim)
    case 'void-moon':
      return fact.kind === 'void-moon'
    default:
      return false
  }
}

/** The moving points of a fact. The natal point of a transit is fixed. */
function movingPoints(fact: InstantFact): Point[] {
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

function isMovingPoint(fact: InstantFact, claimed: NamedPoint | undefined): boolean {
  if (!claimed) return true
  const { point, owner, inEvent } = claimed
  return (
    (!owner || owner === 'sky') &&
    movingPoints(fact).includes(point) &&
    (!inEvent || forecastFactSupports(fact, inEvent))
  )
}

function isNatalPoint(fact: InstantFact, { point, owner }: NamedPoint): boolean {
  if (fact.kind !== 'transit' || fact.natal !== point) return false
  // "The Ascendant" always means the reader's own.
  return owner === 'you' || (!owner && (point === 'asc' || point === 'mc'))
}

function supportsPoint(fact: InstantFact, claimed: NamedPoint): boolean {
  const isLight = claimed.point === 'sun' || claimed.point === 'moon'
  const isOfBoth = isLunation(fact)
  const isOwned = claimed.owner === 'you' || claimed.owner === 'partner'
  if (isOfBoth && isLight && !isOwned) return true
  return isMovingPoint(fact, claimed) || isNatalPoint(fact, claimed)
}

function supportsSign(fact: InstantFact, { of, sign }: ClaimOf<'sign'>): boolean {
  if (!('sign' in fact) || !isMovingPoint(fact, of)) return false
  return fact.sign === sign
}

/** A body that enters a sign leaves the one before, or when retrograde the one after. */
function supportsExit(fact: InstantFact, { of, sign }: ClaimOf<'exit'>): boolean {
  if (!isMovingPoint(fact, of)) return false
  if (fact.kind === 'void-moon' || fact.kind === 'moon-in-sign') return fact.sign === sign
  if (fact.kind !== 'ingress') return false
  const step = fact.retrograde ? -1 : 1
  return signs[(signs.indexOf(sign) + step + 12) % 12] === fact.sign
}

function supportsAxis(fact: InstantFact, { of, houses, signs: pair }: ClaimOf<'axis'>): boolean {
  if (!isMovingPoint(fact, of)) return false
  if (houses) {
    const [one, other] = houses
    return 'house' in fact && Math.abs(one - other) === 6 && houses.includes(fact.house ?? 0)
  }
  if (!pair || oppositeSign(pair[0]) !== pair[1]) return false
  return 'sign' in fact && pair.includes(fact.sign as Sign)
}

/** The moving point and the natal one, in either order. */
function supportsAspect(fact: InstantFact, { aspect, quality, ends }: NamedAspect): boolean {
  if (fact.kind !== 'transit') return false
  if (aspect && fact.aspect !== aspect) return false
  if (quality && aspectQuality(fact.aspect) !== quality) return false
  const [one, other] = ends
  if (!one || !other) return !one || supportsPoint(fact, one)
  const isThis = (moving: NamedPoint, natal: NamedPoint) =>
    isMovingPoint(fact, moving) && isNatalPoint(fact, natal)
  return isThis(one, other) || isThis(other, one)
}

function isPass(fact: InstantFact, { number, times }: ClaimOf<'pass'>): boolean {
  if (fact.kind !== 'transit' || !fact.pass) return false
  const { of } = fact.pass
  // A planet that stops beside the point once more has not left it.
  if (number === 'last' && fact.pass.hasLaterTouch) return false
  return fact.pass.number === (number === 'last' ? of : number) && (times ?? of) === of
}

function supportsHouse(fact: InstantFact, { of, house, host }: ClaimOf<'house'>): boolean {
  return 'house' in fact && fact.house === house && host !== 'partner' && isMovingPoint(fact, of)
}

function supportsDegree(fact: InstantFact, claim: ClaimOf<'degree'>): boolean {
  const { of, degrees, minutes, sign } = claim
  if (!('degrees' in fact) || !isMovingPoint(fact, of) || (!of && !sign)) return false
  if (sign !== undefined && fact.sign !== sign) return false
  return fact.degrees === degrees && (minutes === undefined || fact.minutes === minutes)
}

function isRetrograde(fact: InstantFact): boolean {
  if (fact.kind === 'station') return fact.direction === 'retrograde'
  return 'retrograde' in fact && fact.retrograde === true
}

function isDirect(fact: InstantFact): boolean {
  if (fact.kind === 'station') return fact.direction === 'direct'
  return 'retrograde' in fact && fact.retrograde === false
}

function supportsEclipse(fact: InstantFact, { of, extent }: ClaimOf<'eclipse'>): boolean {
  if (fact.kind !== 'eclipse') return false
  return (!of || of === fact.of) && (!extent || extent === fact.class)
}

function supportsEntry(fact: InstantFact, { of, isBack }: ClaimOf<'entry'>): boolean {
  if (!isMovingPoint(fact, of)) return false
  if (fact.kind === 'house-entry' && fact.again && isBack) return true
  if (fact.kind === 'ingress' || fact.kind === 'house-entry') return fact.retrograde === isBack
  // The Moon's stays are split where a day begins, which is no ingress: at midnight, or at one o'clock where clocks go
  // forward at midnight (Santiago, Cairo, Havana, Beirut).
  const isStay = fact.kind === 'moon-in-house' || fact.kind === 'moon-in-sign'
  return isStay && !isBack && !/T0[01]:00:00Z$/.test(fact.at)
}

const phases: Record<LunationPhase, MoonPhaseFact['phase']> = {
  new: 'new',
  first_quarter: 'first-quarter',
  full: 'full',
  last_quarter: 'last-quarter',
}

function phaseOf(fact: InstantFact): MoonPhaseFact['phase'] | undefined {
  if (fact.kind === 'lunation') return phases[fact.phase]
  if (fact.kind !== 'eclipse') return undefined
  return fact.of === 'solar' ? 'new' : 'full'
}
