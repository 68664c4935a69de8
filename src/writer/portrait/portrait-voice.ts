import { aspectQuality } from '#lore/aspect-quality.ts'
import { asSomeone, asYou, type Clause } from '#lore/clause.ts'
import { fields } from '#lore/corpus/portrait/fields.ts'
import type { House } from '#lore/house.ts'
import {
  angleRulerEntries,
  angleSignEntries,
  balanceEntries,
  type DescribedBody,
  type Entry,
  houseClusterEntries,
  housePlacementEntries,
  moonPhaseEntries,
  natalAspectEntries,
  retrogradeEntries,
  signClusterEntries,
  signPlacementEntries,
} from '#lore/natal-entries.ts'
import { type PlacementClauses, placementClauses } from '#lore/placement-clauses.ts'
import type { View } from '#lore/wording.ts'
import type { Angle } from '#sky/bodies.ts'
import type { AspectFact, BalanceFact, ClusterFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import type { ChartReading } from './chart-reading.ts'
import { type Block, told as blockOf, type Reference } from './drafts.ts'
import {
  balanceReference,
  clusterReference,
  moonPhaseReference,
  referencesOf,
  risingReference,
} from './references.ts'
import { type Conversation, isGenerational, type Voice } from './topics.ts'

/** A piece of the corpus, and its name there. */
export interface Chosen<Piece> {
  piece: Piece
  wording: string
}

/** A line that a joint is made from. */
interface Printing<Piece> {
  /** The sentences as they will stand in the text, but for the reference. */
  printed(piece: Piece): readonly string[]
}

const asItStands = { printed: (line: string) => [line] }

/** How a teller speaks to its reader. */
export interface Manner {
  lately: UsageHistory
  /** Whether to say again what was said longest ago where nothing new is left, or to leave it out. */
  mayRepeat: boolean
}

/**
 * Turns the facts of one chart into the corpus' words for them, each fact once and each part in a
 * new wording. Holds what has been used, so one teller serves one text.
 */
export class PortraitVoice {
  readonly chart: ChartReading
  readonly chance: SeededRandom
  readonly #emblems = new Map<Voice, string>()
  readonly #partsUsed = new Map<Voice, Set<Clause>>()
  readonly #fieldsUsed = new Map<Voice, number>()
  readonly #used = new Set<string>()
  readonly #told = new Set<string>()
  readonly #spoken = new Set<Voice>()
  readonly #manner: Manner
  #lastView: View | undefined

  constructor(chart: ChartReading, chance: SeededRandom, manner: Manner) {
    this.chart = chart
    this.chance = chance
    this.#manner = manner
  }

  /** One of what the corpus has under a name, none twice in a text while there are others. */
  choose<Piece>(
    name: string,
    pieces: readonly Piece[],
    { printed }: Printing<Piece>,
  ): Chosen<Piece> {
    const { lately } = this.#manner
    const ranked = this.#unused(name, pieces).map((chosen) => {
      return { ...chosen, age: lately.lastUsed(chosen.wording, printed(chosen.piece)) }
    })
    const [first] = ranked.sort((one, other) => one.age - other.age)
    if (!first) throw new Error(`No lines for ${name}`)
    this.#used.add(first.wording)
    return { piece: first.piece, wording: first.wording }
  }

  /** Whether one of them is new to the text and to the reader. */
  hasNew<Piece>(name: string, pieces: readonly Piece[], { printed }: Printing<Piece>): boolean {
    const { lately } = this.#manner
    return this.#unused(name, pieces).some(({ piece, wording }) =>
      lately.isNew(wording, printed(piece)),
    )
  }

  /** One of a list of lines that stand as they are. */
  line(name: string, lines: readonly string[]): { line: string; wording: string } {
    const { piece, wording } = this.choose(name, lines, asItStands)
    return { line: piece, wording }
  }

  /** A line without which the text reads well, too. */
  spareLine(
    name: string,
    lines: readonly string[],
    printing: Printing<string> = asItStands,
  ): { line: string; wording: string } | undefined {
    if (!this.hasNew(name, lines, printing)) return undefined
    const { piece, wording } = this.choose(name, lines, printing)
    return { line: piece, wording }
  }

  /** What the voice will do next, in words not used in this text yet and, if possible, not lately. */
  nextPart(voice: Voice): Clause | undefined {
    const used = this.#partsUsed.get(voice)
    const parts = this.chance
      .shuffle(`part ${voice}`, this.#ground(voice).clauses)
      .filter((part) => !used?.has(part))
    const isHeard = (part: Clause) =>
      [asYou(part), asSomeone(part)].some((does) => this.#manner.lately.includes(does))
    return parts.find((part) => !isHeard(part)) ?? parts[0]
  }

  /** What the voice does, said now. */
  part(voice: Voice): Clause {
    const part = this.nextPart(voice)
    if (!part) throw new Error(`${voice} has nothing new to say`)
    this.#partsUsed.set(voice, new Set(this.#partsUsed.get(voice)).add(part))
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

  /** Where in a life it will speak next: "in love". */
  nextField(voice: Voice): string {
    const shuffled = this.chance.shuffle(`field/${voice}`, fields[voice])
    return shuffled[(this.#fieldsUsed.get(voice) ?? 0) % shuffled.length] as string
  }

  /** Where in a life it speaks, said now. */
  field(voice: Voice): string {
    const field = this.nextField(voice)
    this.#fieldsUsed.set(voice, (this.#fieldsUsed.get(voice) ?? 0) + 1)
    return field
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

  /** Whether there is something to say of it that the reader has not had lately. */
  hasNewsOf(point: Voice | 'true_node'): boolean {
    const { angles, placements, houses, rulers } = this.chart
    if (point === 'asc' || point === 'mc') {
      const ruler = rulers.get(point)
      const sign = angles.get(point)
      const ofRuler = ruler ? angleRulerEntries(point, ruler.house) : []
      return this.#areSomeTellable(
        point === 'mc' && sign ? [...angleSignEntries(point, sign.sign), ...ofRuler] : ofRuler,
      )
    }
    const placement = placements.get(point)
    if (!placement) return false
    const { signsOfTheDay, sign } = placement
    if (signsOfTheDay) {
      return signsOfTheDay.every((either) =>
        this.#areSomeTellable(signPlacementEntries(point, either)),
      )
    }
    const house = houses.get(point)
    const ofHouse = house ? housePlacementEntries(point, house.house) : []
    const ofSign = house && isGenerational(point) ? [] : signPlacementEntries(point, sign)
    return this.#areSomeTellable([...ofSign, ...ofHouse])
  }

  hasNewsOfAspect({ a, b, aspect }: AspectFact): boolean {
    return this.#areSomeTellable(natalAspectEntries(a, b, aspectQuality(aspect)))
  }

  hasNewsOfCluster(cluster: ClusterFact): boolean {
    return this.#areSomeTellable(entriesOfCluster(cluster))
  }

  /** The facts that a voice's part and impulse rest on. */
  factsOf(voice: Voice): string[] {
    return this.#ground(voice).facts
  }

  aspect({ aspect, nature }: Conversation, rank = 0): Block | undefined {
    const entries = natalAspectEntries(aspect.a, aspect.b, nature)
    return this.#tell(entries, { facts: [aspect.id] }, [], rank)
  }

  /** Nothing of a body that may have stood in either of two signs. */
  placement(body: DescribedBody, rank = 0): Block | undefined {
    const { chart } = this
    const fact = chart.placements.get(body)
    if (!fact || fact.signsOfTheDay) return undefined
    const entries = signPlacementEntries(body, fact.sign)
    return this.#tell(entries, { facts: [fact.id] }, referencesOf(chart, body), rank)
  }

  /** One of the two signs of an uncertain day. */
  eitherPlacement(body: DescribedBody, sign: Sign): Block[] {
    const fact = this.chart.placements.get(body)
    if (!fact) throw new Error(`The chart says nothing of ${body}`)
    const entries = this.chance.shuffle(`${body} in ${sign}`, signPlacementEntries(body, sign))
    const told = this.#tellable(entries).slice(0, 2)
    for (const { id } of told) this.#used.add(id)
    return told.map((entry) => blockOf(entry, { facts: [fact.id] }, []))
  }

  house(body: DescribedBody, rank = 0): Block | undefined {
    const fact = this.chart.houses.get(body)
    if (!fact) return undefined
    const references = referencesOf(this.chart, body)
    return this.#tell(
      housePlacementEntries(body, fact.house),
      { facts: [fact.id] },
      references,
      rank,
    )
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
    return this.#tell(angleSignEntries(angle, fact.sign), { facts: [fact.id] }, references, rank)
  }

  ruler(angle: Angle, rank = 0): Block | undefined {
    const fact = this.chart.rulers.get(angle)
    if (!fact) return undefined
    const references = referencesOf(this.chart, angle)
    return this.#tell(angleRulerEntries(angle, fact.house), { facts: [fact.id] }, references, rank)
  }

  cluster(fact: ClusterFact, rank = 0): Block | undefined {
    return this.#tell(entriesOfCluster(fact), { facts: [fact.id] }, [clusterReference(fact)], rank)
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

  #ground(voice: Voice): PlacementClauses & { facts: string[] } {
    if (voice === 'asc' || voice === 'mc') {
      const angle = this.chart.angles.get(voice)
      if (!angle) throw new Error(`The chart has no ${voice}`)
      return { ...placementClauses(voice, angle.sign), facts: [angle.id] }
    }
    const placement = this.chart.placements.get(voice)
    if (!placement) throw new Error(`The chart says nothing of ${voice}`)
    const house = this.chart.houses.get(voice)
    const grounded = placementClauses(voice, placement.sign, house?.house)
    const facts = grounded.basis === 'house' && house ? [house.id] : [placement.id]
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
    const tellable = this.#tellable(entries)
    const otherSide = tellable.filter(({ wording }) => wording.view !== this.#lastView)
    const known = otherSide.length > 0 ? otherSide : tellable
    const [oldest] = tellable
    if (!oldest) return undefined
    const entry = this.#manner.mayRepeat ? oldest : this.chance.pick(subject, known)
    this.#lastView = entry.wording.view
    return blockOf(entry, { facts, tells }, references, rank)
  }

  #areSomeTellable(entries: Entry[]): boolean {
    return this.#tellable(entries).length > 0
  }

  /** What is new to the reader; where one may repeat, then what was told the longest ago. */
  #tellable(entries: Entry[]): Entry[] {
    const { lately, mayRepeat } = this.#manner
    const age = ({ id, wording }: Entry) => lately.lastUsed(id, wording.sentences)
    return mayRepeat
      ? entries.toSorted((one, other) => age(one) - age(other))
      : entries.filter((entry) => age(entry) === 0)
  }

  /** In an order of their own, without those of this text while there are others. */
  #unused<Piece>(name: string, pieces: readonly Piece[]): Chosen<Piece>[] {
    const named = pieces.map((piece, index) => ({ piece, wording: `${name}/${index + 1}` }))
    const shuffled = this.chance.shuffle(name, named)
    const unused = shuffled.filter(({ wording }) => !this.#used.has(wording))
    return unused.length > 0 ? unused : shuffled
  }
}

function entriesOfCluster({ sign, house }: ClusterFact): Entry[] {
  return sign ? signClusterEntries(sign) : houseClusterEntries(house as House)
}
