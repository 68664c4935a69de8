import { asSomeone, asYou, type Clause } from '#lore/clause.ts'
import { fields } from '#lore/corpus/portrait/fields.ts'
import { type PlacementClauses, placementClauses } from '#lore/placement-clauses.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import type { ChartReading } from './chart-reading.ts'
import type { Voice } from './topics.ts'

/** The behavior of each placement and angle, in clauses for larger sentences; no clause twice in one text. */
export class VoiceClauses {
  readonly #chart: ChartReading
  readonly #random: SeededRandom
  readonly #history: UsageHistory
  readonly #emblems = new Map<Voice, string>()
  readonly #used = new Map<Voice, Set<Clause>>()
  readonly #fieldsUsed = new Map<Voice, number>()

  constructor(chart: ChartReading, random: SeededRandom, history: UsageHistory) {
    this.#chart = chart
    this.#random = random
    this.#history = history
  }

  /** The clause that `say` returns next: unused in this text and, if possible, not used recently. */
  next(voice: Voice): Clause | undefined {
    const used = this.#used.get(voice)
    // The key is part of the seed of every stored text.
    const clauses = this.#random
      .shuffle(`part ${voice}`, this.#ground(voice).clauses)
      .filter((clause) => !used?.has(clause))
    return this.#history.firstNew(clauses, (clause) => [asYou(clause), asSomeone(clause)])
  }

  say(voice: Voice): Clause {
    const clause = this.next(voice)
    if (!clause) throw new Error(`${voice} has nothing new to say`)
    this.#used.set(voice, new Set(this.#used.get(voice)).add(clause))
    this.#emblems.set(voice, clause.emblem)
    return clause
  }

  /** The object in the voice's last clause, for its section title. */
  emblem(voice: Voice): string {
    const emblem = this.#emblems.get(voice)
    if (!emblem) throw new Error(`${voice} has said nothing yet`)
    return emblem
  }

  /** What drives the voice, in plain words: "your need for order before rest". */
  impulse(voice: Voice): string {
    return `your ${this.#ground(voice).impulse}`
  }

  /** The area of life it covers next: "in love". */
  nextField(voice: Voice): string {
    const shuffled = this.#random.shuffle(`field/${voice}`, fields[voice])
    return shuffled[(this.#fieldsUsed.get(voice) ?? 0) % shuffled.length] as string
  }

  sayField(voice: Voice): string {
    const field = this.nextField(voice)
    this.#fieldsUsed.set(voice, (this.#fieldsUsed.get(voice) ?? 0) + 1)
    return field
  }

  /** The facts behind the clauses and the impulse of a voice. */
  factsOf(voice: Voice): string[] {
    return this.#ground(voice).facts
  }

  #ground(voice: Voice): PlacementClauses & { facts: string[] } {
    const { angles, placements, houses } = this.#chart
    if (voice === 'asc' || voice === 'mc') {
      const angle = angles.get(voice)
      if (!angle) throw new Error(`The chart has no ${voice}`)
      return { ...placementClauses(voice, angle.sign), facts: [angle.id] }
    }
    const placement = placements.get(voice)
    if (!placement) throw new Error(`The chart says nothing of ${voice}`)
    const house = houses.get(voice)
    const grounded = placementClauses(voice, placement.sign, house?.house)
    const facts = grounded.basis === 'house' && house ? [house.id] : [placement.id]
    return { ...grounded, facts }
  }
}
