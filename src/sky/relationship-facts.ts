import { angles, type Planet } from './bodies.ts'
import { clampWeight } from './fact-weights.ts'
import type { AspectFact, HouseFact, PlacementFact } from './facts.ts'
import { chartFacts } from './natal-facts.ts'
import type { Synastry } from './synastry.ts'
import { type InnerFact, type SynastryFact, synastryFacts } from './synastry-facts.ts'

/** Between the two people comes first, so a fact of one of them weighs less than the same fact in a portrait. */
const INNER_SHARE = 0.5

const personal: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars']

/** The facts for a reading for two: between the charts and within each of them, by descending weight. */
export function relationshipFacts(both: Synastry): SynastryFact[] {
  return [...synastryFacts(both), ...innerFacts(both)].toSorted(
    (one, other) => other.weight - one.weight,
  )
}

/** The houses and aspects of the personal planets of both people, and a Moon that may be in either of two signs. */
function innerFacts(both: Pick<Synastry, 'you' | 'partner'>): InnerFact[] {
  return (['you', 'partner'] as const).flatMap((whose) =>
    chartFacts(both[whose]).flatMap((fact): InnerFact[] => {
      if (fact.kind !== 'house' && fact.kind !== 'aspect' && fact.kind !== 'placement') return []
      if (!isPersonal(fact)) return []
      const weight = clampWeight(INNER_SHARE * fact.weight)
      return [
        {
          id: `inner:${whose}.${fact.id}`,
          kind: 'inner',
          whose,
          fact,
          weight,
          certain: fact.certain,
        },
      ]
    }),
  )
}

function isPersonal(fact: AspectFact | HouseFact | PlacementFact): boolean {
  if (fact.kind === 'placement') return fact.body === 'moon' && fact.signsOfTheDay !== undefined
  if (fact.kind === 'house') return personal.some((planet) => planet === fact.body)
  const ends = [fact.a, fact.b]
  return (
    ends.some((end) => personal.some((planet) => planet === end)) &&
    ends.every((end) => !angles.some((angle) => angle === end))
  )
}
