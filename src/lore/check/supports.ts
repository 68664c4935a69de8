import type { AnyFact } from '#sky/any-fact.ts'
import type { TimedFact } from '#sky/forecast-facts.ts'
import type { Claim, NamedAspect } from './claim.ts'
import { contradicts } from './contradicts.ts'
import { cuspFactSupports } from './cusp-support.ts'
import { includesTime, isEdgeOf, isLongStay, occursAt, occursIn, occursOn } from './event-timing.ts'
import { forecastFactSupports } from './forecast-support.ts'
import { innerFactSupports } from './inner-support.ts'
import { jointSupport } from './joint-support.ts'
import { natalFactSupports } from './natal-support.ts'
import { synastryFactSupports } from './synastry-support.ts'

/** The facts that are evidence for a claim, each alone or all together. */
export function supportersOf(facts: readonly AnyFact[], claim: Claim): readonly AnyFact[] {
  if (claim.isNegated) {
    if (facts.some((fact) => supports(fact, { ...claim, isNegated: undefined }))) return []
    return facts.filter((fact) => contradicts(fact, claim, supports))
  }
  if (claim.kind === 'date' && claim.edge) {
    // Where a stay is cited, "until Friday" is its end, and not the day of another event.
    const stays = facts.filter((fact) => 'at' in fact && isLongStay(fact))
    if (stays.length > 0) return stays.filter((fact) => supports(fact, claim))
  }
  return jointSupport(facts, claim, supports) ?? facts.filter((fact) => supports(fact, claim))
}

/** Whether a fact is evidence for a claim. */
function supports(fact: AnyFact, claim: Claim): boolean {
  if ('at' in fact) {
    // A date is checked as it stands; the other dates of the sentence do not matter.
    if (claim.kind === 'date') {
      if (isLongStay(fact)) return !claim.series && isEdgeOf(fact, claim.day, claim.edge)
      return occursOn(fact, claim.day) && (!claim.series || isPassOf(fact, claim.series))
    }
    if (claim.kind === 'time') return isOnDay(fact, claim) && occursAt(fact, claim.time, claim.day)
    if (claim.kind === 'day-part') return isOnDay(fact, claim) && occursIn(fact, claim.part)
    return isThen(fact, claim) && forecastFactSupports(fact, claim)
  }
  if (isOfTheSky(claim)) return false
  switch (fact.kind) {
    case 'synastry-aspect':
    case 'overlay':
    case 'owned-placement':
      return synastryFactSupports(fact, claim)
    case 'inner':
      return innerFactSupports(fact, claim)
    case 'cusp':
      return cuspFactSupports(fact, claim)
    default:
      return natalFactSupports(fact, claim)
  }
}

function isPassOf(fact: TimedFact, series: NamedAspect): boolean {
  return forecastFactSupports(fact, { kind: 'aspect', ...series })
}

/** "The Moon is in Leo on Thursday" is not about a natal Moon. */
function isOfTheSky(claim: Claim): boolean {
  if (!claim.on || !('of' in claim) || typeof claim.of !== 'object') return false
  if (claim.kind !== 'sign' && claim.kind !== 'house' && claim.kind !== 'degree') return false
  return !claim.of.owner && claim.of.point !== 'asc' && claim.of.point !== 'mc'
}

/** A sentence that names a day or a time makes its claims about that day and time. */
function isThen(fact: TimedFact, claim: Claim): boolean {
  if (!isOnDay(fact, claim)) return false
  return !claim.around || occursAt(fact, claim.around) || includesTime(fact, claim.around)
}

function isOnDay(fact: TimedFact, { on }: Claim): boolean {
  return !on || occursOn(fact, on)
}
