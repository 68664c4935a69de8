import { aspectQuality } from '#lore/aspect-quality.ts'
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
import type { Angle } from '#sky/bodies.ts'
import type { AspectFact, BalanceFact, ClusterFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { entryChoice, entryChoices, lineChoices, type PieceChoice } from '../prose/candidates.ts'
import { Picker } from '../prose/picker.ts'
import type { Reference } from '../prose/references.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import type { ChartReading } from './chart-reading.ts'
import { type Block, entryBlock } from './drafts.ts'
import {
  balanceReference,
  clusterReference,
  moonPhaseReference,
  referencesOf,
  risingReference,
} from './references.ts'
import { type Conversation, isGenerational, type Voice } from './topics.ts'
import { VoiceClauses } from './voice-clauses.ts'

interface Ground {
  chart: ChartReading
  random: SeededRandom
  history: UsageHistory
  /** If nothing new is left, repeats what was used longest ago instead of leaving it out. */
  mayRepeat: boolean
}

/** Turns the facts of one chart into corpus wordings, each fact once. One narrator per text. */
export class PortraitNarrator {
  readonly chart: ChartReading
  readonly random: SeededRandom
  readonly clauses: VoiceClauses
  readonly #picker: Picker
  readonly #used = new Set<string>()
  readonly #spoken = new Set<Voice>()
  readonly #mayRepeat: boolean

  constructor({ chart, random, history, mayRepeat }: Ground) {
    this.chart = chart
    this.random = random
    this.clauses = new VoiceClauses(chart, random, history)
    this.#picker = new Picker(history)
    this.#mayRepeat = mayRepeat
  }

  /** The best corpus wording under `name`. */
  choose<Piece>(name: string, pieces: readonly PieceChoice<Piece>[]): PieceChoice<Piece> {
    const shuffled = this.random.shuffle(name, pieces)
    const picked = this.#picker.pick(shuffled, { whenUsedUp: 'repeat' })
    if (!picked) throw new Error(`No lines for ${name}`)
    return picked
  }

  /** Like the above, but undefined if none is new to the text and the reader. */
  chooseNew<Piece>(
    name: string,
    pieces: readonly PieceChoice<Piece>[],
  ): PieceChoice<Piece> | undefined {
    return this.hasNew(pieces) ? this.choose(name, pieces) : undefined
  }

  hasNew(pieces: readonly PieceChoice<unknown>[]): boolean {
    return this.#picker.hasFresh(pieces)
  }

  /** One of a list of fixed lines. */
  line(name: string, lines: readonly string[]): string {
    return this.choose(name, lineChoices(name, lines)).piece
  }

  /** True on the first call for a key, false afterwards. */
  isFirst(name: string): boolean {
    const isNew = !this.#used.has(name)
    this.#used.add(name)
    return isNew
  }

  /** Whether an earlier section covered this voice. */
  hasSpoken(voice: Voice): boolean {
    return this.#spoken.has(voice)
  }

  get lastSpoken(): Voice | undefined {
    return [...this.#spoken].at(-1)
  }

  giveTurn(...voices: Voice[]): void {
    for (const voice of voices) this.#spoken.add(voice)
  }

  /** Whether it has a wording that the reader has not read recently. */
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

  aspect({ aspect, quality }: Conversation, rank = 0): Block | undefined {
    const entries = natalAspectEntries(aspect.a, aspect.b, quality)
    return this.#tell(entries, { facts: [aspect.id] }, [], rank)
  }

  /** Undefined for a body that may have been in either of two signs. */
  placement(body: DescribedBody, rank = 0): Block | undefined {
    const { chart } = this
    const fact = chart.placements.get(body)
    if (!fact || fact.signsOfTheDay) return undefined
    const entries = signPlacementEntries(body, fact.sign)
    return this.#tell(entries, { facts: [fact.id] }, referencesOf(chart, body), rank)
  }

  /** One of two possible signs. */
  eitherPlacement(body: DescribedBody, sign: Sign): Block[] {
    const fact = this.chart.placements.get(body)
    if (!fact) throw new Error(`The chart says nothing of ${body}`)
    const entries = signPlacementEntries(body, sign)
    const shuffled = this.random.shuffle(`${body} in ${sign}`, entryChoices(entries))
    const whenUsedUp = this.#mayRepeat ? 'repeat' : 'skip'
    const picked = [1, 2].map(() => this.#picker.pick(shuffled, { whenUsedUp }))
    return picked.flatMap((one) => (one ? [entryBlock(one.piece, { facts: [fact.id] }, [])] : []))
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
    const subject = { facts: [fact.id], tells: [`retrograde ${body}`] }
    return this.#tell(retrogradeEntries(body), subject, referencesOf(this.chart, body), rank)
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

  /** Never repeats a fact. */
  #tell(
    entries: Entry[],
    { facts, tells = facts }: { facts: string[]; tells?: string[] },
    references: Reference[],
    rank: number,
  ): Block | undefined {
    const subject = tells.join()
    if (this.#used.has(subject) || entries.length === 0) return undefined
    this.#used.add(subject)
    const picked = this.#picker.pick(entryChoices(entries), {
      whenUsedUp: this.#mayRepeat ? 'repeat' : 'skip',
      draw: (equals) => this.random.pick(subject, equals),
    })
    return picked && entryBlock(picked.piece, { facts, tells }, references, rank)
  }

  #areSomeTellable(entries: Entry[]): boolean {
    return this.#mayRepeat ? entries.length > 0 : this.#picker.hasFresh(entries.map(entryChoice))
  }
}

function entriesOfCluster({ sign, house }: ClusterFact): Entry[] {
  return sign ? signClusterEntries(sign) : houseClusterEntries(house as House)
}
