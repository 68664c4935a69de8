import type { AspectPoint } from '#sky/aspects.ts'
import { isGenerational, isSlowBody, planets } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import type { SynastryAspectFact, SynastryFact } from '#sky/synastry-facts.ts'
import { aspectQuality } from '../aspect-quality.ts'
import type { RelevantContact } from './contacts.ts'

type Whose = 'you' | 'partner'

/** A pattern of one planet with two planets of the other person that are in hard aspect to each other. */
export interface PairPattern {
  /**
   * 'same act': what is good for the one planet is hard on the other; 'between': it is square to both ends of an
   * opposition, and so its owner stands between them.
   */
  kind: 'same act' | 'between'
  /** The hard contact, and the other one. */
  contact: SynastryAspectFact
  other: SynastryAspectFact
  /** The owner of the single planet. */
  actor: Whose
  /** The aspect of the two planets in the chart of the other person, by its id. */
  own: string
}

/** A wider aspect in one chart is not felt as a contradiction. */
const OWN_DEGREES = 5

/** The planets that people recognize in themselves. */
const felt: readonly AspectPoint[] = planets.filter((planet) => !isGenerational(planet))

/** The patterns of two charts, those of the heaviest contacts first. */
export function pairPatterns(
  facts: readonly SynastryFact[],
  relevant: readonly RelevantContact[],
): PairPattern[] {
  const ofFelt = relevant.filter(
    ({ fact: { you, partner } }) =>
      [you, partner].every((end) => felt.includes(end)) &&
      // Jupiter and Saturn are near each other's places for everyone of one age.
      ![you, partner].every(isSlowBody),
  )
  const weightOf = new Map(relevant.map(({ fact, weight }) => [fact, weight]))
  const found = (['you', 'partner'] as const).flatMap((actor) =>
    ofFelt
      .filter(({ isHard }) => isHard)
      .flatMap(({ fact: contact }) =>
        ofFelt.flatMap(({ fact: other }) => patternOf(facts, { actor, contact, other }) ?? []),
      ),
  )
  const weigh = ({ contact, other }: PairPattern) =>
    (weightOf.get(contact) ?? 0) + (weightOf.get(other) ?? 0)
  return found.toSorted((one, other) => weigh(other) - weigh(one))
}

function patternOf(
  facts: readonly SynastryFact[],
  { actor, contact, other }: Pick<PairPattern, 'actor' | 'contact' | 'other'>,
): PairPattern | undefined {
  const whose = actor === 'you' ? 'partner' : 'you'
  if (contact === other || contact[actor] !== other[actor]) return undefined
  const own = ownAspect(facts, whose, [contact[whose], other[whose]])
  if (!own || aspectQuality(own.aspect) !== 'tense') return undefined
  const isSquare = contact.aspect === 'square' && other.aspect === 'square'
  const isBetween = isSquare && own.aspect === 'opposition'
  const isSame = aspectQuality(other.aspect) !== 'tense'
  if (!isBetween && !isSame) return undefined
  return { kind: isBetween ? 'between' : 'same act', contact, other, actor, own: own.id }
}

function ownAspect(
  facts: readonly SynastryFact[],
  whose: Whose,
  ends: readonly AspectPoint[],
): Pick<AspectFact, 'id' | 'aspect'> | undefined {
  const [found] = facts.flatMap((inner) => {
    if (inner.kind !== 'inner' || inner.whose !== whose || inner.fact.kind !== 'aspect') return []
    const { a, b, aspect, orbDegrees } = inner.fact
    const isOfBoth = ends.includes(a) && ends.includes(b) && orbDegrees <= OWN_DEGREES
    return isOfBoth ? [{ id: inner.id, aspect }] : []
  })
  return found
}
