import { fields } from '#lore/corpus/fields.ts'
import {
  angleEntries,
  aspectEntries,
  balanceEntries,
  type DescribedBody,
  type Entry,
  houseClusterEntries,
  houseEntries,
  moonPhaseEntries,
  placementEntries,
  retrogradeEntries,
  rulerEntries,
  signClusterEntries,
} from '#lore/entries.ts'
import type { House } from '#lore/house.ts'
import type { Part } from '#lore/part.ts'
import { type GroundedParts, partsOf } from '#lore/parts.ts'
import type { View } from '#lore/wording.ts'
import type { Angle } from '#sky/bodies.ts'
import type { BalanceFact, ClusterFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Chance } from '../chance.ts'
import type { ChartReading } from './chart-reading.ts'
import { type Block, type Reference, told } from './drafts.ts'
import {
  balanceReference,
  clusterReference,
  moonPhaseReference,
  referencesOf,
  risingReference,
} from './references.ts'
import type { Conversation, Voice } from './threads.ts'

/**
 * Turns the facts of one chart into the corpus' words for them, each fact once and each part in a
 * new wording. Holds what has been used, so one teller serves one text.
 */
export class Teller {
  readonly chart: ChartReading
  readonly chance: Chance
  readonly #emblems = new Map<Voice, string>()
  readonly #partsUsed = new Map<Voice, number>()
  readonly #linesUsed = new Map<string, number>()
  readonly #told = new Set<string>()
  readonly #spoken = new Set<Voice>()
  readonly #lately: ReadonlySet<string>
  #lastView: View | undefined

  /** @param lately wordings that the reader has had lately, by id: others come before them */
  constructor(chart: ChartReading, chance: Chance, lately: Iterable<string> = []) {
    this.chart = chart
    this.chance = chance
    this.#lately = new Set(lately)
  }

  /** One of a list of composed lines, none twice in a text while there are others. */
  line(name: string, lines: readonly string[]): { line: string; wording: string } {
    const shuffled = this.chance.shuffle(name, [...lines.keys()])
    const wasHad = (index: number) => this.#lately.has(`${name}/${index + 1}`)
    const ordered = [
      ...shuffled.filter((index) => !wasHad(index)),
      ...shuffled.filter((index) => wasHad(index)),
    ]
    const used = this.#linesUsed.get(name) ?? 0
    this.#linesUsed.set(name, used + 1)
    const index = ordered[used % ordered.length]
    const line = index === undefined ? undefined : lines[index]
    if (index === undefined || line === undefined) throw new Error(`No lines for ${name}`)
    return { line, wording: `${name}/${index + 1}` }
  }

  /** What the voice does, in words not used in this text yet. */
  part(voice: Voice): Part {
    const parts = this.chance.shuffle(`part ${voice}`, this.#ground(voice).parts)
    const used = this.#partsUsed.get(voice) ?? 0
    const part = parts[used]
    if (!part) throw new Error(`${voice} has nothing new to say`)
    this.#partsUsed.set(voice, used + 1)
    this.#emblems.set(voice, part.emblem)
    return part
  }

  /** The object in what the voice said last, for the title of the section where it did. */
  emblem(voice: Voice): string {
    const emblem = this.#emblems.get(voice)
    if (!emblem) throw new Error(`${voice} has said nothing yet`)
    return emblem
  }

  /** What drives the voice, in plain words: "your need for order before rest". */
  impulse(voice: Voice): string {
    return `your ${this.#ground(voice).impulse}`
  }

  /** Where in a life it speaks: "in love". */
  field(voice: Voice): string {
    return this.line(`field/${voice}`, fields[voice]).line
  }

  /** True the first time that it is asked, false ever after. */
  isFirst(name: string): boolean {
    const isNew = !this.#told.has(name)
    this.#told.add(name)
    return isNew
  }

  /** Whether a section has given this voice its turn. */
  hasSpoken(voice: Voice): boolean {
    return this.#spoken.has(voice)
  }

  /** Whoever had the last turn. */
  get lastSpoken(): Voice | undefined {
    return [...this.#spoken].at(-1)
  }

  giveTurn(...voices: Voice[]): void {
    for (const voice of voices) this.#spoken.add(voice)
  }

  /** The facts that a voice's part and impulse rest on. */
  factsOf(voice: Voice): string[] {
    return this.#ground(voice).facts
  }

  aspect({ aspect, nature }: Conversation, rank = 0): Block | undefined {
    const entries = aspectEntries(aspect.a, aspect.b, nature)
    return this.#tell(entries, { facts: [aspect.id] }, [], rank)
  }

  /** Nothing of a body that may have stood in either of two signs. */
  placement(body: DescribedBody, rank = 0): Block | undefined {
    const { chart } = this
    const fact = chart.placements.get(body)
    if (!fact || fact.signsOfTheDay) return undefined
    const entries = placementEntries(body, fact.sign)
    return this.#tell(entries, { facts: [fact.id] }, referencesOf(chart, body), rank)
  }

  /** One of the two signs of an uncertain day. */
  eitherPlacement(body: DescribedBody, sign: Sign): Block[] {
    const fact = this.chart.placements.get(body)
    if (!fact) throw new Error(`The chart says nothing of ${body}`)
    const entries = this.chance.shuffle(`${body} in ${sign}`, placementEntries(body, sign))
    return entries.slice(0, 2).map((entry) => told(entry, { facts: [fact.id] }, []))
  }

  house(body: DescribedBody, rank = 0): Block | undefined {
    const fact = this.chart.houses.get(body)
    if (!fact) return undefined
    const references = referencesOf(this.chart, body)
    return this.#tell(houseEntries(body, fact.house), { facts: [fact.id] }, references, rank)
  }

  retrograde(body: DescribedBody, rank = 0): Block | undefined {
    const fact = this.chart.placements.get(body)
    if (!fact?.retrograde) return undefined
    const told = { facts: [fact.id], tells: [`retrograde ${body}`] }
    return this.#tell(retrogradeEntries(body), told, referencesOf(this.chart, body), rank)
  }

  angle(angle: Angle, rank = 0): Block | undefined {
    const fact = this.chart.angles.get(angle)
    if (!fact) return undefined
    const references =
      angle === 'asc' ? [risingReference(this.chart)] : referencesOf(this.chart, angle)
    return this.#tell(angleEntries(angle, fact.sign), { facts: [fact.id] }, references, rank)
  }

  ruler(angle: Angle, rank = 0): Block | undefined {
    const fact = this.chart.rulers.get(angle)
    if (!fact) return undefined
    const references = referencesOf(this.chart, angle)
    return this.#tell(rulerEntries(angle, fact.house), { facts: [fact.id] }, references, rank)
  }

  cluster(fact: ClusterFact, rank = 0): Block | undefined {
    const entries = fact.sign
      ? signClusterEntries(fact.sign)
      : houseClusterEntries(fact.house as House)
    return this.#tell(entries, { facts: [fact.id] }, [clusterReference(fact)], rank)
  }

  balance(fact: BalanceFact, rank = 0): Block | undefined {
    const entries = balanceEntries(fact.of, fact.strength)
    return this.#tell(entries, { facts: [fact.id] }, [balanceReference(fact)], rank)
  }

  moonPhase(fact: MoonPhaseFact | undefined, rank = 0): Block | undefined {
    if (!fact) return undefined
    const references = [moonPhaseReference(fact)]
    return this.#tell(moonPhaseEntries(fact.phase), { facts: [fact.id] }, references, rank)
  }

  #ground(voice: Voice): GroundedParts & { facts: string[] } {
    if (voice === 'asc' || voice === 'mc') {
      const angle = this.chart.angles.get(voice)
      if (!angle) throw new Error(`The chart has no ${voice}`)
      return { ...partsOf(voice, angle.sign), facts: [angle.id] }
    }
    const placement = this.chart.placements.get(voice)
    if (!placement) throw new Error(`The chart says nothing of ${voice}`)
    const house = this.chart.houses.get(voice)
    const grounded = partsOf(voice, placement.sign, house?.house)
    const facts = grounded.ground === 'house' && house ? [house.id] : [placement.id]
    return { ...grounded, facts }
  }

  /** Chooses a wording from another side than the one before; tells nothing twice. */
  #tell(
    entries: Entry[],
    { facts, tells = facts }: { facts: string[]; tells?: string[] },
    references: Reference[],
    rank: number,
  ): Block | undefined {
    const subject = tells.join()
    if (this.#told.has(subject) || entries.length === 0) return undefined
    this.#told.add(subject)
    const unread = entries.filter(({ id }) => !this.#lately.has(id))
    const known = unread.length > 0 ? unread : entries
    const fresh = known.filter(({ wording }) => wording.view !== this.#lastView)
    const entry = this.chance.pick(subject, fresh.length > 0 ? fresh : known)
    this.#lastView = entry.wording.view
    return told(entry, { facts, tells }, references, rank)
  }
}
