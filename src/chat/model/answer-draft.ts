import { countWords } from '#writer/prose/length.ts'
import type { Sentence } from '#writer/writer.ts'
import type { AnswerBlock } from '../answer.ts'

/** An answer has no more words than this. */
const MOST_WORDS = 160
/** A shorter answer is completed. */
const ENOUGH_WORDS = 80
/** With only one sentence, the model has answered without giving a reason. */
const ENOUGH_SENTENCES = 2
/** The paragraph of what completes it. */
const COMPLETION = 'completion'
/** References to earlier sentences, which may be left out. */
const REFERENCE =
  /^(?:it|its|it's|he|she|they|their|this|that|that's|these|those|there|then|so|but|and|or|also|both|neither|one|another|with (?:it|that)|(?:on|until|before|after|by|from|in|around) (?:that|this|then|the same)|the (?:trouble|reason|rest|same|other|second|next|first|last))\b|\b(?:that|the same) (?:day|week|date|hour|house|sign|planet)\b|\b(?:too|as well|either|instead)\b/i

/** The answer of a model as it grows: only sentences that may be shown, in its paragraphs. */
export class AnswerDraft {
  readonly #embedded: readonly Sentence[]
  readonly #paragraphs = new Map<string, Sentence[]>()
  #words = 0
  /** Facts of what was said before the model started over. */
  #citedBefore = new Set<string>()
  /** The number of sentences by the model. */
  #sentences = 0
  /** Whether a sentence of the embedded answer stands in it. */
  isMixed = false

  /** @param embedded the blocks to fall back on */
  constructor(embedded: readonly AnswerBlock[]) {
    this.#embedded = sentencesOf(embedded)
  }

  get blocks(): AnswerBlock[] {
    return [...this.#paragraphs.values()].map((sentences) => ({
      kind: 'paragraph',
      sentences: [...sentences],
    }))
  }

  get hasEnough(): boolean {
    return this.#sentences >= ENOUGH_SENTENCES
  }

  /** Whether the model has said something that may be shown. */
  get hasAny(): boolean {
    return this.#sentences > 0
  }

  /** The model starts over. What was shown of it stays, so it goes on from there. */
  restart(): void {
    this.#citedBefore = this.#cited()
  }

  /** Whether a sentence says again what was said before the model started over. */
  repeats({ facts }: Pick<Sentence, 'facts'>): boolean {
    return facts.length > 0 && facts.every((id) => this.#citedBefore.has(id))
  }

  add(sentence: Sentence, paragraph: string): void {
    if (this.#push(sentence, paragraph)) this.#sentences++
  }

  /** The first sentence answers the question: if the model's must not be shown, the embedded one stands in its place. */
  refuse(paragraph: string): void {
    const [first] = this.#embedded
    if (this.#paragraphs.size === 0 && first) this.isMixed = this.#push(first, paragraph)
  }

  /** Continues with what the embedded answer says of other facts, where a reader needs nothing that it said before. */
  complete(): void {
    const cited = this.#cited()
    let isContinued = false
    for (const sentence of this.#embedded) {
      const isNew = !sentence.facts.some((id) => cited.has(id))
      const standsAlone = sentence.facts.length > 0 && !REFERENCE.test(sentence.text)
      isContinued =
        isNew &&
        (isContinued || standsAlone) &&
        this.#words < ENOUGH_WORDS &&
        this.#push(sentence, COMPLETION)
      if (isContinued) this.isMixed = true
    }
  }

  #cited(): Set<string> {
    return new Set(sentencesOf(this.blocks).flatMap(({ facts }) => facts))
  }

  #lastParagraph(): string | undefined {
    return [...this.#paragraphs.keys()].at(-1)
  }

  #push(sentence: Sentence, paragraph: string): boolean {
    const words = countWords(sentence.text)
    if (this.#words + words > MOST_WORDS) return false
    this.#words += words
    // After a restart, an earlier paragraph comes again.
    const known = this.#paragraphs.has(paragraph) ? this.#lastParagraph() : undefined
    const sentences = known === undefined ? undefined : this.#paragraphs.get(known)
    if (sentences) sentences.push(sentence)
    else this.#paragraphs.set(paragraph, [sentence])
    return true
  }
}

export function sentencesOf(blocks: readonly AnswerBlock[]): Sentence[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.sentences))
}
