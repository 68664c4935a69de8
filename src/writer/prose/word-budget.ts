import { sentencesOf } from '../grounding.ts'
import type { WrittenText } from '../writer.ts'

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

/** The result of the first attempt that is long enough, or else of the last. */
export function firstComplete(
  attempts: readonly (() => WrittenText | undefined)[],
  atLeast: { words: number; sections: number },
): WrittenText | undefined {
  let text: WrittenText | undefined
  for (const attempt of attempts) {
    text = attempt()
    if (text && isComplete(text, atLeast)) break
  }
  return text
}

function isComplete(text: WrittenText, { words, sections }: { words: number; sections: number }) {
  const counts = sentencesOf(text).map((sentence) => countWords(sentence.text))
  return text.sections.length >= sections && counts.reduce((sum, count) => sum + count, 0) >= words
}
