import type { Paragraph, WrittenText } from '../writer.ts'

export interface WordLimits {
  /** From this length on, nothing is added. */
  enough: number
  most: number
}

/** The word count of a text, and the words left. */
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

/** Slots are not counted apart from the words that they are attached to. */
export function countWords(text: string): number {
  return text.replaceAll('{ref}', '').split(/\s+/).filter(Boolean).length
}

export function wordsOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countWords(text), 0)
}

export function wordsIn({ opening, sections }: WrittenText): number {
  return wordsOf([...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)])
}
