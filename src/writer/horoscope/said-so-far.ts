import { UNFIT } from '../prose/line-chooser.ts'

/** The sentences of one text, and how badly others would stand after them. */
export class SaidSoFar {
  readonly #sentences: string[] = []
  readonly #words = new Set<string>()

  add(sentences: readonly string[]): void {
    this.#sentences.push(...sentences)
    for (const word of contentWords(sentences.join(' '))) this.#words.add(word)
  }

  hasOneOf(phrases: readonly string[]): boolean {
    return this.#sentences.some((sentence) =>
      phrases.some((phrase) => sentence.toLowerCase().includes(phrase.toLowerCase())),
    )
  }

  /** For sentences that the text has, its words, and the way in which its last sentences begin. */
  penaltyOf(sentences: readonly string[]): number {
    const repeated = contentWords(sentences.join(' ')).filter((word) => this.#words.has(word))
    const isSaid = sentences.some((sentence) => this.#sentences.includes(sentence))
    const isStrung = sentences.some(isOfSomebody) && this.#sentences.some(isOfSomebody)
    return (
      (isSaid ? UNFIT : 0) +
      (isStrung ? 50 : 0) +
      this.openingPenalty(sentences[0] ?? '') +
      2 * repeated.length
    )
  }

  openingPenalty(sentence: string): number {
    const [before, last] = [this.#sentences.at(-2), this.#sentences.at(-1)]
    const start = startOf(sentence)
    if (last === undefined) return 0
    const isLikeLast = start === startOf(last) || (isHedged(sentence) && isHedged(last))
    const isThird = before !== undefined && firstWord(before) === firstWord(sentence)
    return (isLikeLast ? 6 : 0) + (isThird && firstWord(last) === firstWord(sentence) ? 6 : 0)
  }
}

const firstWord = (text: string) => text.split(' ', 1)[0] ?? ''
const startOf = (text: string) => text.split(' ', 2).join(' ')
const isHedged = (text: string) =>
  /^(?:You|Somebody|Someone|People|A \w+|An \w+) (?:may|might|could|can)\b/.test(text)

/** "Somebody may hurry you.": a second one in a text would be a string of maybes. */
const isOfSomebody = (text: string) =>
  /\b(?:somebody|someone)(?: (?:close|new|at (?:work|home)|in charge))? (?:may|might|could)\b/i.test(
    text,
  )

/** Words that must not stand twice in a text. */
function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z']{6,}/g) ?? []).filter((word) => !plain.has(word))
}

const plain = new Set(
  `around before because between december january february october november september august
  thursday wednesday tuesday saturday second people things something somebody someone anything nothing
  without usually should through their there itself yourself likely enough little always still
  another morning afternoon evening mercury venus saturn jupiter uranus neptune ascendant midheaven
  square opposite fourth fifth eighth seventh eleventh twelfth retrograde direct degree within
  reaches squares opposes stands house`.split(/\s+/),
)
