import { type Sound, soundOf } from './sound.ts'

export const PARAGRAPH_LIMIT = 7

/** Whether three sentences in a row begin with "You". */
export function drums(sentences: readonly string[]): boolean {
  return sentences.some(
    (_, index) =>
      index > 1 && sentences.slice(index - 2, index + 1).every((one) => /^You\b/.test(one)),
  )
}

/** Tracks the sound of a paragraph and a text, and rates how well another line would fit. */
export class Rhythm {
  #sentences: Sound['sentences'][number][] = []
  #hasTriad = false
  #ofWork = 0
  /** Sentences in which a planet acts like a person. */
  puppets = 0
  readonly #words = new Set<string>()
  /** Those of the paragraph. */
  readonly #near = new Set<string>()

  startParagraph(): void {
    this.#sentences = []
    this.#near.clear()
  }

  get length(): number {
    return this.#sentences.length
  }

  hear(text: string): void {
    const { sentences, words, isTriad, isOfWork } = soundOf(text)
    this.#sentences.push(...sentences)
    this.#hasTriad ||= isTriad
    if (isOfWork) this.#ofWork += 1
    for (const word of words) {
      this.#words.add(word)
      this.#near.add(word)
    }
  }

  /** 0 for a line that fits; 10 or more for one that must not stand here. */
  penaltyOf(text: string): number {
    const sound = soundOf(text)
    if (this.#sentences.length + sound.sentences.length > PARAGRAPH_LIMIT) return 100
    return (
      this.#drumming(sound) +
      this.#likeness(sound) +
      (this.#hasTriad && sound.isTriad ? 6 : 0) +
      (sound.hasColon ? 3 : 0) +
      (sound.isOfWork ? 2 * Math.max(0, this.#ofWork - 1) : 0) +
      (sound.isOfOthers ? 3 : 0) +
      Math.min(8, 2 * this.#repeated(sound))
    )
  }

  #drumming({ sentences: [first, second] }: Sound): number {
    if (!first?.isAddressed) return 0
    const [before, last] = [this.#sentences.at(-2), this.#sentences.at(-1)]
    if (!last?.isAddressed) return 0
    return (before?.isAddressed ? 10 : 2) + (second?.isAddressed ? 10 : 0)
  }

  #likeness({ sentences }: Sound): number {
    const [first] = sentences
    const shapes = this.#sentences.flatMap((said) => said.skeletons)
    const beginnings = this.#sentences.map((said) => said.beginning)
    const isShaped = first?.skeletons.some((one) => shapes.includes(one)) ?? false
    const isAlike = sentences.some(
      ({ beginning }) => beginning !== undefined && beginnings.includes(beginning),
    )
    return (isShaped ? 8 : 0) + (isAlike ? 10 : 0)
  }

  /** Words of the paragraph count twice. */
  #repeated({ words }: Sound): number {
    const inText = words.filter((word) => this.#words.has(word)).length
    return inText + words.filter((word) => this.#near.has(word)).length
  }
}
