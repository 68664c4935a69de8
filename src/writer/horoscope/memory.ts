import type { View } from '#lore/wording.ts'
import type { RecentlyUsed } from '../writer.ts'

/** A way to say something, as it would be printed. */
export interface Candidate {
  /** Its name in the corpus. */
  wording: string
  view?: View
  /** Whether it opens with a date or an hour. */
  beginsWithTime?: boolean
  sentences: string[]
}

/**
 * What has been told to a person, lately and in this text. Wordings rest for 14 days and sentences
 * for 60; the brief brings only what is still at rest.
 */
export class Memory {
  readonly #wordings: Map<string, number>
  readonly #sentences: Map<string, number>
  #lastView: View | undefined
  #lastBeganWithTime = false

  constructor({ wordings, sentences }: RecentlyUsed = { wordings: [], sentences: [] }) {
    this.#wordings = new Map(wordings.map((wording, index) => [wording, index]))
    this.#sentences = new Map(sentences.map((sentence, index) => [sentence, index]))
  }

  isFresh({ wording, sentences }: Candidate): boolean {
    return !this.#wordings.has(wording) && !sentences.some((text) => this.#sentences.has(text))
  }

  /** The first that is fresh, if possible with another beginning and from another side than the last. */
  firstFresh(candidates: readonly Candidate[]): Candidate | undefined {
    const fresh = candidates.filter((candidate) => this.isFresh(candidate))
    const isElsewhere = ({ view }: Candidate) => !view || view !== this.#lastView
    const isTimetable = ({ beginsWithTime }: Candidate) => beginsWithTime && this.#lastBeganWithTime
    return (
      fresh.find((candidate) => isElsewhere(candidate) && !isTimetable(candidate)) ??
      fresh.find((candidate) => !isTimetable(candidate)) ??
      fresh.find(isElsewhere) ??
      fresh[0]
    )
  }

  /** When nothing is fresh: whose sentences and then whose wording were told the longest ago. */
  leastBad(candidates: readonly Candidate[]): Candidate | undefined {
    const age = (candidate: Candidate): number => {
      const told = candidate.sentences.map((text) => this.#sentences.get(text) ?? -1)
      return Math.max(...told) * 1e6 + (this.#wordings.get(candidate.wording) ?? -1)
    }
    return [...candidates].sort((one, other) => age(one) - age(other))[0]
  }

  keep({ wording, view, beginsWithTime, sentences }: Candidate): void {
    const now = this.#wordings.size + this.#sentences.size
    this.#wordings.set(wording, now)
    for (const text of sentences) this.#sentences.set(text, now)
    if (view) this.#lastView = view
    if (beginsWithTime !== undefined) this.#lastBeganWithTime = beginsWithTime
  }
}
