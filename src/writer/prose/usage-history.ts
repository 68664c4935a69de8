import type { RecentlyUsed } from '../writer.ts'

/** What a reader has had lately; a sentence is the same with its reference in brackets and without. */
export class UsageHistory {
  readonly #wordings: ReadonlyMap<string, number>
  readonly #sentences: ReadonlyMap<string, number>
  readonly #prose: string
  /** A portrait asks for the same few dozen phrases some hundred times. */
  readonly #heard = new Map<string, boolean>()

  constructor({ wordings, sentences }: RecentlyUsed = { wordings: [], sentences: [] }) {
    const bare = sentences.map(withoutReference)
    this.#wordings = new Map(wordings.map((wording, index) => [wording, index + 1]))
    this.#sentences = new Map(bare.map((sentence, index) => [sentence, index + 1]))
    this.#prose = bare.join('\n')
  }

  isNew(wording: string, sentences: readonly string[]): boolean {
    return this.lastUsed(wording, sentences) === 0
  }

  /** The higher, the later a sentence of it was told, or else the wording; 0 for never. */
  lastUsed(wording: string, sentences: readonly string[]): number {
    const times = sentences.map((text) => this.#sentences.get(withoutReference(text)) ?? 0)
    return Math.max(0, ...times) * 1e6 + (this.#wordings.get(wording) ?? 0)
  }

  /** Whether some sentence had these words in it. */
  includes(phrase: string): boolean {
    const known = this.#heard.get(phrase)
    if (known !== undefined) return known
    const isHeard = this.#prose.includes(phrase)
    this.#heard.set(phrase, isHeard)
    return isHeard
  }
}

/** Without "(your Moon in Capricorn)", and without the mark where it would stand. */
function withoutReference(sentence: string): string {
  return sentence.replace('{ref}', '').replaceAll(/ \([^()]*\)/g, '')
}
