import { ordinalWords, pointNames } from '#lore/names.ts'
import type { Spine, SpinePlanet } from '#lore/synthesis/spine.ts'
import type { Angle, Planet } from '#sky/bodies.ts'
import { signsRuledBy } from '#sky/rulers.ts'

/** The meaning of a house, given once in a text. */
export const portraitHouseGlosses: Record<number, string> = {
  1: 'how you come across',
  2: 'money and what you own',
  3: 'everyday talk and errands',
  4: 'home and family',
  5: 'romance, fun and what you make',
  6: 'daily work and health',
  7: 'partnership',
  8: 'trust and shared money',
  9: 'travel, study and belief',
  10: 'career and reputation',
  11: 'friends and groups',
  12: 'rest and solitude',
}

/** Names facts, with the gloss of a house the first time. */
export class FactSentences {
  readonly #spine: Spine
  readonly #glossed = new Set<number>()
  #last: number | undefined

  constructor(spine: Spine) {
    this.#spine = spine
  }

  /** "eleventh house, friends and groups" once, "eleventh house" later. */
  house(house: number): string {
    const name = `${ordinalWords[house]} house`
    this.#last = undefined
    if (this.#glossed.has(house)) return name
    this.#glossed.add(house)
    this.#last = house
    return `${name}, ${portraitHouseGlosses[house]}`
  }

  /** Takes back the last name, which was not printed. */
  takeBack(house: number): void {
    if (this.#last === house) this.#glossed.delete(house)
  }

  planet(planet: Planet): SpinePlanet {
    const found = this.#spine.planets.get(planet)
    if (!found) throw new Error(`The facts do not place ${planet}`)
    return found
  }

  /** ", a sign it rules" if the planet has a dignity there. */
  dignity(planet: Planet): string {
    const { dignities } = this.planet(planet)
    const [dignity] = dignities
    // Tradition gives none to the planets beyond Saturn, and a generation shares them.
    if (dignity === undefined || signsRuledBy(planet).length === 0) return ''
    return dignity === 'domicile' ? ', a sign it rules' : `, the sign of its ${dignity}`
  }

  /** The facts of a planet's sign, house and condition. */
  factsOf(planet: Planet): string[] {
    const own = this.planet(planet)
    return [...own.facts, ...dignityFacts(own)]
  }
}

/** The facts of a planet's dignities. */
export function dignityFacts({ planet, dignities }: SpinePlanet): string[] {
  return dignities.map((dignity) => `dignity:${planet}:${dignity}`)
}

/** "your Mars" */
export function your(point: Planet | Angle): string {
  return `your ${pointNames[point]}`
}

/** "The Moon", "Mars". */
export function subject(planet: Planet): string {
  return planet === 'sun' || planet === 'moon' ? `The ${pointNames[planet]}` : pointNames[planet]
}

/** Whether a line can follow a hinge or an adverbial: it begins with its subject, which is not a name. */
export function isClause(says: string): boolean {
  return /^(?:You|Your|People|Others|Someone|Nobody|Hardly|It|There|A|An|The|Strangers|Friends|Coworkers)\b/.test(
    says,
  )
}
