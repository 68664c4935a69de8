import type { SeededRandom } from './seeded-random.ts'
import { type Candidate, type UsageHistory, withoutReference } from './usage-history.ts'

interface Ground {
  random: SeededRandom
  history: UsageHistory
  /** Wordings that this text must not use. */
  refused?: ReadonlySet<string>
  /** How the text may print a sentence once it has said part of it: such a sentence is no newer. */
  shorten?: (sentence: string) => readonly string[]
}

export interface ChoiceOptions<Item> {
  /** The name of the seeded order; without it the candidates are in one already. */
  name?: string
  /** How badly a candidate would stand where it would, `UNFIT` or more if it must not. */
  penaltyOf?: (item: Item) => number
  /** Whether a line that the reader knows may come back where none is new. */
  mayRepeat?: boolean
  /** Whether the text cannot do without: then an unfit one, or the one used the longest ago, is better than none. */
  isNeeded?: boolean
}

interface WholeOptions<Thought> {
  linesOf: (thought: Thought) => readonly Candidate[]
  /** Whether a thought that the reader knows may come back where none is new. */
  mayRepeat?: boolean
}

/** The penalty of a line that must not stand where it would. */
export const UNFIT = 100

/** Chooses the lines of one text: those that neither this text has used nor the reader has read recently. */
export class LineChooser {
  readonly #random: SeededRandom
  readonly #history: UsageHistory
  readonly #refused: ReadonlySet<string>
  readonly #shorten: (sentence: string) => readonly string[]
  readonly #wordings = new Set<string>()
  /** Sentences of this text and the order in which they were used. */
  readonly #sentences = new Map<string, number>()

  constructor({ random, history, refused = new Set(), shorten = () => [] }: Ground) {
    this.#random = random
    this.#history = history
    this.#refused = refused
    this.#shorten = shorten
  }

  /** The wordings of this text. */
  get wordings(): ReadonlySet<string> {
    return this.#wordings
  }

  /** Whether it is new to this text and the reader. */
  readonly isNew = (candidate: Candidate): boolean =>
    !this.#isInText(candidate) && this.isUnread(candidate)

  /** Whether the reader has not read it recently, and would not call it "not me". */
  isUnread(candidate: Candidate): boolean {
    const { wording, sentences, lines = [] } = candidate
    if (this.#refused.has(wording) || !this.#history.isNew(candidate)) return false
    if (lines.some((line) => this.#history.hasReadBeginning(line))) return false
    const shorter = sentences.flatMap(this.#shorten)
    return shorter.every((text) => this.#history.isNew({ ...candidate, sentences: [text] }))
  }

  /** Whether a reader who knows it may read it again: this text has not used it, and the reader has not rejected it. */
  readonly mayComeBack = (candidate: Candidate): boolean =>
    !this.#isInText(candidate) &&
    !this.#refused.has(candidate.wording) &&
    !this.#history.isUnwanted(candidate)

  /** Chooses the new one that stands best, or where there is none, one that may come back; and records it as used. */
  choose<Item extends Candidate>(
    candidates: readonly Item[],
    options: ChoiceOptions<Item> = {},
  ): Item | undefined {
    const chosen =
      this.best(candidates.filter(this.isNew), options) ?? this.#again(candidates, options)
    if (chosen) this.record(chosen)
    return chosen
  }

  #again<Item extends Candidate>(
    candidates: readonly Item[],
    options: ChoiceOptions<Item>,
  ): Item | undefined {
    if (options.isNeeded) return this.#oldest(candidates, options)
    return options.mayRepeat ? this.best(candidates.filter(this.mayComeBack), options) : undefined
  }

  /** Chooses the first of the thoughts whose lines are all new, or may all come back; and records its lines as used. */
  chooseWhole<Thought>(
    thoughts: readonly Thought[],
    { linesOf, mayRepeat = false }: WholeOptions<Thought>,
  ): Thought | undefined {
    const find = (fits: (line: Candidate) => boolean) =>
      thoughts.find((thought) => isEvery(linesOf(thought), fits))
    const chosen = find(this.isNew) ?? (mayRepeat ? find(this.mayComeBack) : undefined)
    for (const line of chosen ? linesOf(chosen) : []) this.record(line)
    return chosen
  }

  isWholeNew(lines: readonly Candidate[]): boolean {
    return isEvery(lines, this.isNew)
  }

  /** The first in the seeded order of those with the lowest penalty, new or not. */
  best<Item>(items: readonly Item[], options: ChoiceOptions<Item>): Item | undefined {
    return this.#ranked(items, options)[0]
  }

  #ranked<Item>(
    items: readonly Item[],
    { name, penaltyOf = () => 0, isNeeded }: ChoiceOptions<Item>,
  ): Item[] {
    const ordered = name === undefined ? items : this.#random.shuffle(name, items)
    const ranked = ordered
      .map((item) => ({ item, penalty: penaltyOf(item) }))
      .toSorted((one, other) => one.penalty - other.penalty)
    const fit = ranked.filter(({ penalty }) => penalty < UNFIT)
    return (fit.length === 0 && isNeeded ? ranked : fit).map(({ item }) => item)
  }

  record({ wording, sentences }: Candidate): void {
    this.#wordings.add(wording)
    for (const text of sentences)
      this.#sentences.set(withoutReference(text), this.#sentences.size + 1)
  }

  #isInText({ wording, sentences }: Candidate): boolean {
    return (
      this.#wordings.has(wording) ||
      sentences.some((text) => this.#sentences.has(withoutReference(text)))
    )
  }

  #oldest<Item extends Candidate>(
    candidates: readonly Item[],
    options: ChoiceOptions<Item>,
  ): Item | undefined {
    const ranked = this.#ranked(candidates, options)
    const wanted = ranked.filter((candidate) => !this.#history.isUnwanted(candidate))
    // What says nothing of the reader may come back where there is nothing else: a frame of the text.
    const allowed = wanted.length > 0 ? wanted : ranked.filter(({ claim }) => !claim)
    const unused = allowed.filter(({ wording }) => !this.#wordings.has(wording))
    return (unused.length > 0 ? unused : allowed).toSorted(
      (one, other) => this.#age(one) - this.#age(other),
    )[0]
  }

  #age(candidate: Candidate): number {
    const inText = candidate.sentences.map(
      (text) => this.#sentences.get(withoutReference(text)) ?? 0,
    )
    return Math.max(0, ...inText) * 1e12 + this.#history.lastUsed(candidate)
  }
}

/** A thought without sentences is not a thought. */
function isEvery(lines: readonly Candidate[], fits: (line: Candidate) => boolean): boolean {
  return lines.length > 0 && lines.every(fits)
}
