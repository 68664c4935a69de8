import type { View } from '#lore/wording.ts'
import { type Candidate, type UsageHistory, withoutReference } from './usage-history.ts'

/** A candidate with the properties that decide whether it fits after the previous sentence. */
export interface Choice extends Candidate {
  view?: View
  /** Whether it opens with a date or an hour; undefined if it names neither. */
  startsWithTime?: boolean
}

export interface PickOptions<Item extends Choice> {
  /** If none is new, picks nothing (`skip`) or the one used longest ago (`repeat`). */
  whenUsedUp: 'skip' | 'repeat'
  /** Chooses among equally good candidates; the first if absent. */
  draw?: (equals: readonly Item[]) => Item
}

/**
 * Chooses the wordings of one text. Prefers, in this order: wordings that this text has not used, that the reader
 * has not read recently, that do not open with a time like the previous wording, and that have another view than
 * that wording.
 */
export class Picker {
  readonly #history: UsageHistory
  readonly #wordings = new Set<string>()
  /** Sentences of this text and the order in which they were used. */
  readonly #sentences = new Map<string, number>()
  #lastView: View | undefined
  #lastStartedWithTime = false

  constructor(history: UsageHistory) {
    this.#history = history
  }

  /** The candidates that are new to this text and the reader. */
  fresh<Item extends Choice>(candidates: readonly Item[]): Item[] {
    return candidates.filter((candidate) => this.#isFresh(candidate))
  }

  hasFresh(candidates: readonly Choice[]): boolean {
    return candidates.some((candidate) => this.#isFresh(candidate))
  }

  /** Picks one of the candidates, which come in a seeded order, and records it as used. */
  pick<Item extends Choice>(
    candidates: readonly Item[],
    { whenUsedUp, draw = ([first]) => first as Item }: PickOptions<Item>,
  ): Item | undefined {
    const equals = this.#bestToFollow(this.fresh(candidates))
    const picked = equals.length > 0 ? draw(equals) : this.#oldest(candidates, whenUsedUp)
    if (picked) this.#record(picked)
    return picked
  }

  #isFresh(candidate: Choice): boolean {
    const { wording, sentences } = candidate
    return (
      !this.#wordings.has(wording) &&
      !sentences.some((text) => this.#sentences.has(withoutReference(text))) &&
      this.#history.isNew(candidate)
    )
  }

  #bestToFollow<Item extends Choice>(fresh: readonly Item[]): readonly Item[] {
    const hasOtherView = ({ view }: Choice) => !view || view !== this.#lastView
    // Two openings with a time in a row read like a timetable.
    const isTimetable = ({ startsWithTime }: Choice) => startsWithTime && this.#lastStartedWithTime
    const ways = [
      fresh.filter((one) => hasOtherView(one) && !isTimetable(one)),
      fresh.filter((one) => !isTimetable(one)),
      fresh.filter(hasOtherView),
    ]
    return ways.find((equals) => equals.length > 0) ?? fresh
  }

  #oldest<Item extends Choice>(
    candidates: readonly Item[],
    whenUsedUp: PickOptions<Item>['whenUsedUp'],
  ): Item | undefined {
    if (whenUsedUp === 'skip') return undefined
    const wanted = candidates.filter((candidate) => !this.#history.isUnwanted(candidate))
    // What says nothing of the reader may come back where there is nothing else: a frame of the text.
    const allowed = wanted.length > 0 ? wanted : candidates.filter(({ claim }) => !claim)
    const unused = allowed.filter(({ wording }) => !this.#wordings.has(wording))
    return (unused.length > 0 ? unused : allowed).toSorted(
      (one, other) => this.#age(one) - this.#age(other),
    )[0]
  }

  #age(candidate: Choice): number {
    const inText = candidate.sentences.map(
      (text) => this.#sentences.get(withoutReference(text)) ?? 0,
    )
    return Math.max(0, ...inText) * 1e12 + this.#history.lastUsed(candidate)
  }

  #record({ wording, sentences, view, startsWithTime }: Choice): void {
    this.#wordings.add(wording)
    for (const text of sentences)
      this.#sentences.set(withoutReference(text), this.#sentences.size + 1)
    if (view) this.#lastView = view
    if (startsWithTime !== undefined) this.#lastStartedWithTime = startsWithTime
  }
}
