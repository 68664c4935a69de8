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
import { partsOf } from '#lore/parts.ts'
import type { View } from '#lore/wording.ts'
import type { Angle } from '#sky/bodies.ts'
import type { BalanceFact, ClusterFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Chance } from '../chance.ts'
import type { ChartReading } from './chart-reading.ts'
import { type Block, told } from './drafts.ts'
import {
  balanceReference,
  bodyReferences,
  clusterReference,
  moonPhaseReference,
  placementReference,
  retrogradeReference,
  risingReference,
  rulerReference,
  voiceReference,
} from './references.ts'
import type { Conversation, Voice } from './threads.ts'

const MOST_HINGES = 4

/** A part of the person, and the facts that it is taken from. */
export interface SpokenPart extends Part {
  facts: string[]
}

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
  readonly #hinges = new Set<House>()
  readonly #spoken = new Set<Voice>()
  #lastView: View | undefined

  constructor(chart: ChartReading, chance: Chance) {
    this.chart = chart
    this.chance = chance
  }

  /** One of a list of composed lines, none twice in a text while there are others. */
  line(name: string, lines: readonly string[]): { line: string; wording: string } {
    const ordered = this.chance.shuffle(name, [...lines.keys()])
    const used = this.#linesUsed.get(name) ?? 0
    this.#linesUsed.set(name, used + 1)
    const index = ordered[used % ordered.length]
    const line = index === undefined ? undefined : lines[index]
    if (index === undefined || line === undefined) throw new Error(`No lines for ${name}`)
    return { line, wording: `${name}/${index + 1}` }
  }

  /** What the voice does, in words not used in this text yet; none when all have been used. */
  part(voice: Voice): SpokenPart | undefined {
    const { sign, house, facts } = this.#ground(voice)
    const parts = this.chance.shuffle(`part ${voice}`, partsOf(voice, sign, house).parts)
    const used = this.#partsUsed.get(voice) ?? 0
    const part = parts[used]
    if (!part) return undefined
    this.#partsUsed.set(voice, used + 1)
    this.#emblems.set(voice, part.emblem)
    return { ...part, facts }
  }

  /** The object by which the text last called this voice. */
  emblem(voice: Voice): string {
    const known = this.#emblems.get(voice)
    if (known) return known
    const part = this.part(voice)
    if (!part) throw new Error(`${voice} has no emblem`)
    return part.emblem
  }

  /** Whether a section has given this voice its turn. */
  hasSpoken(voice: Voice): boolean {
    return this.#spoken.has(voice)
  }

  giveTurn(...voices: Voice[]): void {
    for (const voice of voices) this.#spoken.add(voice)
  }

  /** Whether a few words may lead to this house: not twice to the same, nor too often. */
  mayHinge(house: House): boolean {
    const isTooOften = this.#hinges.size >= MOST_HINGES
    if (isTooOften || this.#hinges.has(house)) return false
    this.#hinges.add(house)
    return true
  }

  /** The facts that a voice's part and emblem rest on. */
  factsOf(voice: Voice): string[] {
    return this.#ground(voice).facts
  }

  aspect({ aspect, nature }: Conversation, rank = 0): Block | undefined {
    const entries = aspectEntries(aspect.a, aspect.b, nature)
    return this.#tell(aspect.id, entries, [aspect.id], [], rank)
  }

  /** Nothing of a body that may have stood in either of two signs. */
  placement(body: DescribedBody, rank = 0): Block | undefined {
    const { chart } = this
    const fact = chart.placements.get(body)
    if (!fact || fact.signsOfTheDay) return undefined
    const references = [...bodyReferences(chart, body), placementReference(chart, body)]
    return this.#tell(fact.id, placementEntries(body, fact.sign), [fact.id], references, rank)
  }

  /** One of the two signs of an uncertain day. */
  eitherPlacement(body: DescribedBody, sign: Sign): Block[] {
    const fact = this.chart.placements.get(body)
    if (!fact) throw new Error(`The chart says nothing of ${body}`)
    const entries = this.chance.shuffle(`${body} in ${sign}`, placementEntries(body, sign))
    return entries.slice(0, 2).map((entry) => told(entry, [fact.id], []))
  }

  house(body: DescribedBody, rank = 0): Block | undefined {
    const fact = this.chart.houses.get(body)
    if (!fact) return undefined
    const references = bodyReferences(this.chart, body)
    return this.#tell(fact.id, houseEntries(body, fact.house), [fact.id], references, rank)
  }

  retrograde(body: DescribedBody, rank = 0): Block | undefined {
    const fact = this.chart.placements.get(body)
    if (!fact?.retrograde) return undefined
    const references = [retrogradeReference(this.chart, body)]
    const entries = retrogradeEntries(body)
    return this.#tell(`${body} retrograde`, entries, [fact.id], references, rank)
  }

  angle(angle: Angle, rank = 0): Block | undefined {
    const fact = this.chart.angles.get(angle)
    if (!fact) return undefined
    const reference =
      angle === 'asc' ? risingReference(this.chart) : voiceReference(this.chart, angle)
    return this.#tell(fact.id, angleEntries(angle, fact.sign), [fact.id], [reference], rank)
  }

  ruler(angle: Angle, rank = 0): Block | undefined {
    const fact = this.chart.rulers.get(angle)
    if (!fact) return undefined
    const references = [rulerReference(this.chart, angle)]
    return this.#tell(fact.id, rulerEntries(angle, fact.house), [fact.id], references, rank)
  }

  cluster(fact: ClusterFact, rank = 0): Block | undefined {
    const entries = fact.sign
      ? signClusterEntries(fact.sign)
      : houseClusterEntries(fact.house as House)
    return this.#tell(fact.id, entries, [fact.id], [clusterReference(fact)], rank)
  }

  balance(fact: BalanceFact, rank = 0): Block | undefined {
    const entries = balanceEntries(fact.of, fact.strength)
    return this.#tell(fact.id, entries, [fact.id], [balanceReference(fact)], rank)
  }

  moonPhase(fact: MoonPhaseFact | undefined, rank = 0): Block | undefined {
    if (!fact) return undefined
    const references = [moonPhaseReference(fact)]
    return this.#tell(fact.id, moonPhaseEntries(fact.phase), [fact.id], references, rank)
  }

  #ground(voice: Voice): { sign: Sign; house?: House; facts: string[] } {
    if (voice === 'asc' || voice === 'mc') {
      const angle = this.chart.angles.get(voice)
      if (!angle) throw new Error(`The chart has no ${voice}`)
      return { sign: angle.sign, facts: [angle.id] }
    }
    const placement = this.chart.placements.get(voice)
    if (!placement) throw new Error(`The chart says nothing of ${voice}`)
    const house = this.chart.houses.get(voice)
    const { ground } = partsOf(voice, placement.sign, house?.house)
    const facts = ground === 'house' && house ? [house.id] : [placement.id]
    return { sign: placement.sign, house: house?.house, facts }
  }

  /** Chooses a wording from another side than the one before; tells no subject twice. */
  #tell(
    subject: string,
    entries: Entry[],
    facts: string[],
    references: Parameters<typeof told>[2],
    rank: number,
  ): Block | undefined {
    if (this.#told.has(subject) || entries.length === 0) return undefined
    this.#told.add(subject)
    const fresh = entries.filter(({ wording }) => wording.view !== this.#lastView)
    const entry = this.chance.pick(subject, fresh.length > 0 ? fresh : entries)
    this.#lastView = entry.wording.view
    return told(entry, facts, references, rank)
  }
}
