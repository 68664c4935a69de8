import { aspectQuality } from '#lore/aspect-quality.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import type {
  InnerFact,
  OverlayFact,
  OwnedPlacementFact,
  SynastryAspectFact,
  SynastryFact,
} from '#sky/synastry-facts.ts'
import type { Sign } from '#sky/zodiac.ts'

export type Whose = 'you' | 'partner'

export const both: readonly Whose[] = ['you', 'partner']

/** A hard aspect within one of the two charts. */
export interface Strain {
  id: string
  /** The planet that it is a strain on, and the other one. */
  planet: Planet
  by: Planet
  aspect: AspectFact['aspect']
}

type OwnAspect = Pick<Strain, 'id' | 'aspect'>

/** A conjunction with one of these strains a planet as a square does. */
const heavy: readonly AspectPoint[] = ['mars', 'saturn', 'uranus', 'neptune', 'pluto']

/** Wider ones are not felt as a contradiction. */
const STRAIN_DEGREES = 5
const CLOSE_STRAIN_DEGREES = 4

/** Looks up the facts of two people as a reading needs them. */
export class PairFacts {
  readonly all: readonly SynastryFact[]

  constructor(facts: readonly SynastryFact[]) {
    this.all = facts
  }

  sign(whose: Whose, point: AspectPoint): OwnedPlacementFact | undefined {
    return this.all.find(
      (fact) => fact.kind === 'owned-placement' && fact.whose === whose && fact.point === point,
    ) as OwnedPlacementFact | undefined
  }

  contact(you: AspectPoint, partner: AspectPoint): SynastryAspectFact | undefined {
    return this.all.find(
      (fact) => fact.kind === 'synastry-aspect' && fact.you === you && fact.partner === partner,
    ) as SynastryAspectFact | undefined
  }

  house(whose: Whose, planet: Planet): { id: string; house: number } | undefined {
    for (const { id, fact } of this.#innerOf(whose))
      if (fact.kind === 'house' && fact.body === planet) return { id, house: fact.house }
    return undefined
  }

  /** The two signs that the Moon may be in without a birth time. */
  openMoon(whose: Whose): { id: string; signs: [Sign, Sign] } | undefined {
    for (const { id, fact } of this.#innerOf(whose))
      if (fact.kind === 'placement' && fact.signsOfTheDay) return { id, signs: fact.signsOfTheDay }
    return undefined
  }

  /** The house of the other chart that a planet falls in. */
  overlay(whose: Whose, planet: Planet): OverlayFact | undefined {
    return this.all.find(
      (fact) => fact.kind === 'overlay' && fact.whose === whose && fact.body === planet,
    ) as OverlayFact | undefined
  }

  /** A hard aspect in one person's chart between the same two planets as a hard contact. */
  echo(whose: Whose, { you, partner }: SynastryAspectFact): Strain | undefined {
    const [own, other] = whose === 'you' ? [you, partner] : [partner, you]
    return this.#strains(whose, own).find(({ by }) => by === other)
  }

  /** An aspect between two planets in one person's chart. */
  ownAspect(whose: Whose, one: AspectPoint, other: AspectPoint): OwnAspect | undefined {
    const [found] = this.#innerOf(whose).flatMap(({ id, fact }) => {
      if (fact.kind !== 'aspect' || fact.orbDegrees > STRAIN_DEGREES) return []
      const isOfBoth = [fact.a, fact.b].toSorted().join() === [one, other].toSorted().join()
      return isOfBoth ? [{ id, aspect: fact.aspect }] : []
    })
    return found
  }

  /** The closest aspect that makes a planet of one person harder to live with. */
  knot(whose: Whose, planet: AspectPoint): Strain | undefined {
    const knots = this.#innerOf(whose).flatMap(({ id, fact }) => {
      if (fact.kind !== 'aspect' || fact.orbDegrees > CLOSE_STRAIN_DEGREES) return []
      const { a, b, aspect, orbDegrees } = fact
      if ((a !== planet && b !== planet) || !isPlanet(a) || !isPlanet(b)) return []
      const isHeavy = aspect === 'conjunction' && (heavy.includes(a) || heavy.includes(b))
      if (aspectQuality(aspect) !== 'tense' && !isHeavy) return []
      return [{ id, planet: a, by: b, aspect, orbDegrees }]
    })
    return knots.toSorted((one, other) => one.orbDegrees - other.orbDegrees)[0]
  }

  /** Hard aspects of the personal planets, the closest first. */
  tightestStrains(whose: Whose): Strain[] {
    return this.#innerOf(whose)
      .flatMap(({ id, fact }) => {
        if (fact.kind !== 'aspect' || aspectQuality(fact.aspect) !== 'tense') return []
        const { a, b, aspect, orbDegrees } = fact
        if (!isPlanet(a) || !isPlanet(b) || orbDegrees > CLOSE_STRAIN_DEGREES) return []
        return [{ id, planet: a, by: b, aspect, orbDegrees }]
      })
      .toSorted((one, other) => one.orbDegrees - other.orbDegrees)
  }

  #strains(whose: Whose, point: AspectPoint): Strain[] {
    return this.#innerOf(whose).flatMap(({ id, fact }) => {
      if (fact.kind !== 'aspect' || aspectQuality(fact.aspect) !== 'tense') return []
      const { a, b, aspect, orbDegrees } = fact
      const by = a === point ? b : b === point ? a : undefined
      if (!by || !isPlanet(by) || !isPlanet(point) || orbDegrees > STRAIN_DEGREES) return []
      return [{ id, planet: point, by, aspect }]
    })
  }

  #innerOf(whose: Whose): InnerFact[] {
    return this.all.filter((fact) => fact.kind === 'inner').filter((fact) => fact.whose === whose)
  }
}

export function isPlanet(point: AspectPoint): point is Planet {
  return planets.some((planet) => planet === point)
}
