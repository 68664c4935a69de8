import { type Candidate, type UsageHistory, withoutReference } from './usage-history.ts'

export interface PickOptions {
  /** If none is new, picks nothing (`skip`) or the one used longest ago (`repeat`). */
  whenUsedUp: 'skip' | 'repeat'
}

/** Chooses the wordings of one text: prefers those that neither this text has used nor the reader has read recently. */
export class Picker {
  readonly #history: UsageHistory
  readonly #wordings = new Set<string>()
  /** Sentences of this text and the order in which they were used. */
  readonly #sentences = new Map<string, number>()

  constructor(history: UsageHistory) {
    this.#history = history
  }

  /** The candidates that are new to this text and the reader. */
  fresh<Item extends Candidate>(candidates: readonly Item[]): Item[] {
    return candidates.filter((candidate) => this.#isFresh(candidate))
  }

  hasFresh(candidates: readonly Candidate[]): boolean {
    return candidates.some((candidate) => this.#isFresh(candidate))
  }

  /** Picks the first fresh one of the candidates, which are in a seeded order, and records it as used. */
  pick<Item extends Candidate>(
    candidates: readonly Item[],
    { whenUsedUp }: PickOptions,
  ): Item | undefined {
    const picked = this.fresh(candidates)[0] ?? this.#oldest(candidates, whenUsedUp)
    if (picked) this.#record(picked)
    return picked
  }

  #isFresh(candidate: Candidate): boolean {
    const { wording, sentences } = candidate
    return (
      !this.#wordings.has(wording) &&
      !sentences.some((text) => this.#sentences.has(withoutReference(text))) &&
      this.#history.isNew(candidate)
    )
  }

  #oldest<Item extends Candidate>(
    candidates: readonly Item[],
    whenUsedUp: PickOptions['whenUsedUp'],
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

  #age(candidate: Candidate): number {
    const inText = candidate.sentences.map(
      (text) => this.#sentences.get(withoutReference(text)) ?? 0,
    )
    return Math.max(0, ...inText) * 1e12 + this.#history.lastUsed(candidate)
  }

  #record({ wording, sentences }: Candidate): void {
    this.#wordings.add(wording)
    for (const text of sentences)
      this.#sentences.set(withoutReference(text), this.#sentences.size + 1)
  }
}
