import type { AnyFact } from '#sky/any-fact.ts'
import type { Claim } from './claims.ts'
import { occursAt, occursOn } from './event-timing.ts'
import { forecastFactSupports } from './forecast-support.ts'
import { natalFactSupports } from './natal-support.ts'
import { synastryFactSupports } from './synastry-support.ts'

/** Whether a fact is evidence for a claim. */
export function supports(fact: AnyFact, claim: Claim): boolean {
  if ('at' in fact) {
    // A sentence that names one day makes all its claims about that day.
    if (claim.on && !occursOn(fact, claim.on)) return false
    if (claim.kind === 'date') return occursOn(fact, claim.day)
    if (claim.kind === 'time') return occursAt(fact, claim.time, claim.day)
    return forecastFactSupports(fact, claim)
  }
  switch (fact.kind) {
    case 'synastry-aspect':
    case 'overlay':
    case 'owned-placement':
      return synastryFactSupports(fact, claim)
    default:
      return natalFactSupports(fact, claim)
  }
}
