import type { WordLimits } from '#writer/prose/length.ts'

/** The word count of an answer, and the words left. */
export class WordBudget {
  readonly #limits: WordLimits
  #used = 0

  constructor(limits: WordLimits) {
    this.#limits = limits
  }

  get enough(): number {
    return this.#limits.enough
  }

  get used(): number {
    return this.#used
  }

  /** How many words are left. */
  get room(): number {
    return this.#limits.most - this.#used
  }

  get isShort(): boolean {
    return this.#used < this.#limits.enough
  }

  /** Negative for removed words. */
  spend(words: number): void {
    this.#used += words
  }
}
