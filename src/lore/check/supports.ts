import type { AnyFact } from '#sky/any-fact.ts'
import type { Claim } from './claims.ts'
import { happensAt, happensOn } from './event-timing.ts'
import { movingBears } from './forecast-support.ts'
import { natalBears } from './natal-support.ts'
import { synastryBears } from './synastry-support.ts'

/** Whether a fact says what the claim says. */
export function bears(fact: AnyFact, claim: Claim): boolean {
  if ('at' in fact) {
    // What a sentence of one day says, it says of that day.
    if (claim.on && !happensOn(fact, claim.on)) return false
    if (claim.kind === 'date') return happensOn(fact, claim.day)
    if (claim.kind === 'time') return happensAt(fact, claim.time, claim.day)
    return movingBears(fact, claim)
  }
  switch (fact.kind) {
    case 'synastry-aspect':
    case 'overlay':
    case 'owned-placement':
      return synastryBears(fact, claim)
    default:
      return natalBears(fact, claim)
  }
}
