import { type About, createLifeCheck } from '../reader/life.ts'
import type { RecentlyUsed } from '../writer.ts'
import { splitSentences } from './sentences.ts'

/** A corpus wording as it would be printed. */
export interface Candidate {
  /** Its id in the corpus. */
  wording: string
  /** With or without references. */
  sentences: readonly string[]
  /** What it says of the reader, as `placement/moon/Capricorn`: other wordings of one claim share it. */
  claim?: string
  /** Its lines in the corpus, where texts may print them after another beginning. */
  lines?: readonly string[]
}

/**
 * What a user has read recently. A sentence with a reference in parentheses equals the sentence
 * without one.
 */
export class UsageHistory {
  readonly #wordings: ReadonlyMap<string, number>
  readonly #sentences: ReadonlyMap<string, number>
  readonly #prose: string
  readonly #rejected: ReadonlySet<string>
  readonly #rejectedProse: string
  readonly #isOfAnotherLife: (sentence: string) => boolean
  /** Cached: a portrait looks up the same few dozen phrases hundreds of times. */
  readonly #phrases = new Map<string, boolean>()

  constructor(
    { wordings, sentences, rejected }: RecentlyUsed = { wordings: [], sentences: [] },
    about?: About,
  ) {
    this.#isOfAnotherLife = createLifeCheck(about)
    const bare = sentences.map(withoutReference)
    this.#wordings = new Map(wordings.map((wording, index) => [wording, index + 1]))
    this.#sentences = new Map(bare.map((sentence, index) => [sentence, index + 1]))
    this.#prose = bare.join('\n')
    const known = rejected?.wordings ?? []
    this.#rejected = new Set([...known, ...known.map(claimOf)])
    this.#rejectedProse = rejected?.sentences.join('\n') ?? ''
  }

  isNew(candidate: Candidate): boolean {
    return this.lastUsed(candidate) === 0 && !this.isUnwanted(candidate)
  }

  /** Whether the reader has called it "not me", in these words or in others, or has another life than it assumes. */
  isUnwanted({ wording, claim, sentences }: Candidate): boolean {
    return (
      this.#rejected.has(wording) ||
      (claim !== undefined && this.#rejected.has(claim)) ||
      sentences.some(this.#isOfAnotherLife)
    )
  }

  /** Higher for more recent use; a sentence counts before its wording; 0 for never. */
  lastUsed({ wording, sentences }: Candidate): number {
    const uses = sentences.map((text) => this.#sentences.get(withoutReference(text)) ?? 0)
    return Math.max(0, ...uses) * 1e6 + (this.#wordings.get(wording) ?? 0)
  }

  /** Whether a recent text has this phrase somewhere. */
  hasRead(phrase: string): boolean {
    const known = this.#phrases.get(phrase)
    if (known !== undefined) return known
    const isUsed = this.#prose.includes(phrase)
    this.#phrases.set(phrase, isUsed)
    return isUsed
  }

  /** Whether a recent text has the first sentence of a line, also after another beginning or with a reference inside. */
  hasReadBeginning(line: string): boolean {
    const [first = ''] = splitSentences(line)
    const [words = ''] = first.slice(1).split(/ \(|[.?!]/)
    return words.length > 1 && this.hasRead(words)
  }

  /** Whether a rejected paragraph has this phrase somewhere. */
  hasRejected(phrase: string): boolean {
    return this.#rejectedProse.includes(phrase)
  }
}

/** The corpus numbers the wordings of one claim. */
export const claimOf = (wording: string): string => wording.replace(/\/\d+$/, '')

/** Without "(your Moon in Capricorn)", and without its slot. */
export function withoutReference(sentence: string): string {
  const bare = sentence.includes('{ref}') ? sentence.replace('{ref}', '') : sentence
  return bare.includes(' (') ? bare.replaceAll(/ \([^()]*\)/g, '') : bare
}
