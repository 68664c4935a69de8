import { type Trait, traits } from '../character.ts'

/** The part of a person that a wording names in words. */
export type Facet =
  | 'impression'
  | 'purpose'
  | 'feeling'
  | 'mind'
  | 'love'
  | 'drive'
  | 'faith'
  | 'duty'

/** `yielding` claims it of the whole person, `yielding.drive` only of how they get what they want. */
export type Tag = Trait | `${Trait}.${Facet}`

/** Two traits of one axis. */
export interface Tension {
  one: Trait
  other: Trait
}

const opposites = new Map<Trait, Trait>(
  traits.flatMap(([one, other]): [Trait, Trait][] => [
    [one, other],
    [other, one],
  ]),
)

export function oppositeTrait(trait: Trait): Trait {
  return opposites.get(trait) as Trait
}

/** The axes on which two sets of traits differ; a set with both ends of an axis takes no side there. */
export function tensionsBetween(ones: Iterable<Trait>, others: Iterable<Trait>): Tension[] {
  const [first, second] = [new Set(ones), new Set(others)]
  const takesSide = (traits: Set<Trait>, trait: Trait) =>
    traits.has(trait) && !traits.has(oppositeTrait(trait))
  return [...first].flatMap((one) => {
    const other = oppositeTrait(one)
    return takesSide(first, one) && takesSide(second, other) ? [{ one, other }] : []
  })
}

/**
 * Whether two wordings contradict each other: opposite traits of the whole person, or of the same facet.
 * "Quick in speech" and "slow in love" do not.
 */
export function clash(one: Tag, other: Tag): boolean {
  const [first, second] = [partsOf(one), partsOf(other)]
  if (oppositeTrait(first.trait) !== second.trait) return false
  return !first.facet || !second.facet || first.facet === second.facet
}

function partsOf(tag: Tag): { trait: Trait; facet?: Facet } {
  const [trait, facet] = tag.split('.') as [Trait, Facet | undefined]
  return facet ? { trait, facet } : { trait }
}
