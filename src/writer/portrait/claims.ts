import type { Trait } from '#lore/character.ts'
import { clash, type Facet, oppositeTrait, type Tag } from '#lore/synthesis/tags.ts'

/** What a line claims, and the point that it claims it of. */
export interface Claimed {
  trait: Trait
  of: string
  /** A further subject besides the point: a Sun in the seventh house is about love. */
  also?: Facet
}

/** An axis on which the text says that two sides of the person differ. */
export interface NamedTension {
  one: Trait
  other: Trait
  /** The points of the side that has `one`. */
  ones: readonly string[]
  others: readonly string[]
}

/** The claims that a text has made about a person, so that it never contradicts them without an explanation. */
export class Claims {
  readonly #forbidden: ReadonlySet<Trait>
  readonly #claimed: Claimed[] = []
  readonly #tensions: NamedTension[] = []
  readonly #traits = new Map<string, readonly Trait[]>()

  /** @param forbidden traits that a rejected paragraph claimed */
  constructor(forbidden: readonly Trait[]) {
    this.#forbidden = new Set(forbidden)
  }

  get claimed(): readonly Claimed[] {
    return this.#claimed
  }

  get tensions(): readonly NamedTension[] {
    return this.#tensions
  }

  traitsOf(wording: string): readonly Trait[] {
    return this.#traits.get(wording) ?? []
  }

  allowTension(tension: NamedTension): void {
    this.#tensions.push(tension)
  }

  forbids(traits: readonly Trait[]): boolean {
    return traits.some((trait) => this.#forbidden.has(trait))
  }

  record(
    traits: readonly Trait[],
    { of, wording, also }: { of: string; wording: string; also?: Facet | undefined },
  ): void {
    if (traits.length > 0) this.#traits.set(wording, traits)
    for (const trait of traits) this.#claimed.push({ trait, of, ...(also && { also }) })
  }

  /** Earlier claims that these traits of a point would contradict and that no tension explains. */
  denied(traits: readonly Trait[], of: string, also?: Facet): Claimed[] {
    const denies = (said: Claimed) => traits.some((trait) => oppositeTrait(trait) === said.trait)
    const known = this.#tensions
    return this.#claimed.filter(
      (said) =>
        denies(said) &&
        clashesIn([{ trait: oppositeTrait(said.trait), of, ...(also && { also }) }, said], known)
          .length > 0,
    )
  }

  /** Whether traits of a point are compatible with the earlier claims. */
  fits(traits: readonly Trait[], of: string): boolean {
    return traits.every((trait) => {
      if (this.#forbidden.has(trait)) return false
      const tension = this.#tensions.find(({ one, other }) => one === trait || other === trait)
      if (tension) {
        const [own, across] =
          tension.one === trait ? [tension.ones, tension.others] : [tension.others, tension.ones]
        return own.includes(of) && this.#opposing(trait).every((said) => across.includes(said.of))
      }
      return this.#opposing(trait).length === 0
    })
  }

  #opposing(trait: Trait): Claimed[] {
    return this.#claimed.filter((said) => said.trait === oppositeTrait(trait))
  }
}

/** The part of a person that a point speaks for. */
const facets: Partial<Record<string, Facet>> = {
  asc: 'impression',
  sun: 'purpose',
  moon: 'feeling',
  mercury: 'mind',
  venus: 'love',
  mars: 'drive',
  jupiter: 'faith',
  saturn: 'duty',
}

/** One key for each part of a person that a point, an aspect or a group of planets speaks for, or the bare trait if there is none. */
function tagsOf({ trait, of, also }: Claimed): Tag[] {
  const named = [
    ...of.split(/[:~+]/).flatMap((point) => facets[point] ?? []),
    ...(also ? [also] : []),
  ]
  return named.length > 0 ? named.map((facet): Tag => `${trait}.${facet}`) : [trait]
}

function contradict(one: Claimed, other: Claimed): boolean {
  return tagsOf(one).some((first) => tagsOf(other).some((second) => clash(first, second)))
}

/** Opposite claims of one part of the person, or of the whole, that no named tension explains. A text has none. */
export function clashesIn(
  claimed: readonly Claimed[],
  tensions: readonly NamedTension[],
): [Claimed, Claimed][] {
  return claimed.flatMap((one, index) =>
    claimed.slice(index + 1).flatMap((other): [Claimed, Claimed][] => {
      if (!contradict(one, other)) return []
      const isNamed = tensions.some(
        ({ one: first, other: second, ones, others }) =>
          (first === one.trait &&
            second === other.trait &&
            ones.includes(one.of) &&
            others.includes(other.of)) ||
          (first === other.trait &&
            second === one.trait &&
            ones.includes(other.of) &&
            others.includes(one.of)),
      )
      return isNamed ? [] : [[one, other]]
    }),
  )
}
