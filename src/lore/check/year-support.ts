import type { ProfectionFact, SolarReturnFact, YearFact } from '#sky/forecast-facts.ts'
import { signs } from '#sky/zodiac.ts'
import type { Claim, ClaimOf } from './claim.ts'
import { isYours } from './named-point.ts'
import type { NamedPoint } from './subjects.ts'

/** Whether what a technique of the year says is evidence for a claim. */
export function yearFactSupports(fact: YearFact, claim: Claim): boolean {
  switch (fact.kind) {
    case 'profection':
      return profectionSupports(fact, claim)
    case 'solar-return':
      return returnSupports(fact, claim)
    case 'progressed-moon':
    case 'progressed-entry':
      return progressedSupports(fact, claim)
  }
}

function returnSupports({ rising, angular = [] }: SolarReturnFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'point':
      return (
        claim.of.point === 'return_asc' ||
        angular.some((one) => isOfReturn(claim.of, one.body) || isAngleOf(one, claim.of))
      )
    case 'sign':
      return claim.sign === rising && isNamed(claim.of, 'return_asc')
    case 'aspect': {
      const [one, other] = claim.ends
      if ((claim.aspect ?? 'conjunction') !== 'conjunction' || claim.quality || !one || !other)
        return false
      return angular.some(
        (each) =>
          (isOfReturn(one, each.body) && isAngleOf(each, other)) ||
          (isOfReturn(other, each.body) && isAngleOf(each, one)),
      )
    }
    default:
      return false
  }
}

/** A planet of the return is nobody's own. */
const isOfReturn = ({ point, owner }: NamedPoint, body: string) => point === body && !owner

const isAngleOf = ({ angle }: { angle: 'asc' | 'mc' }, of: NamedPoint) =>
  isNamed(of, angle === 'asc' ? 'return_asc' : 'return_mc')

function profectionSupports({ house, lord, isNext }: ProfectionFact, claim: Claim): boolean {
  switch (claim.kind) {
    case 'profection':
      return claim.house === house && isOnSide(claim, isNext)
    case 'year-ruler':
      return isYours(claim.of, lord)
    case 'point':
      return isYours(claim.of, lord)
    case 'house':
      return !claim.of && claim.house === house && claim.host !== 'partner'
    default:
      return false
  }
}

const isOnSide = ({ side }: ClaimOf<'profection'>, isNext: boolean) =>
  side === undefined || (side === 'after') === isNext

type Progressed = Extract<YearFact, { kind: 'progressed-moon' | 'progressed-entry' }>

function progressedSupports(fact: Progressed, claim: Claim): boolean {
  if (!('of' in claim) || typeof claim.of !== 'object') return false
  if (!isNamed(claim.of, 'progressed_moon')) return false
  switch (claim.kind) {
    case 'point':
      return true
    case 'sign':
      return fact.sign === claim.sign
    case 'house':
      return fact.house === claim.house && claim.host !== 'partner'
    case 'entry':
      return fact.kind === 'progressed-entry' && !claim.isBack
    case 'exit': {
      const before = fact.kind === 'progressed-entry' && fact.sign && signs.indexOf(fact.sign) + 11
      return before !== undefined && before !== false && claim.sign === signs[before % 12]
    }
    default:
      return false
  }
}

/** A point of the year is never meant by a sentence that does not name it. */
const isNamed = (of: NamedPoint | undefined, point: NamedPoint['point']) =>
  of !== undefined && isYours(of, point)
