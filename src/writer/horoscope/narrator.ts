import type { SeededRandom } from '../prose/seeded-random.ts'
import { splitSentences } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import { countWords } from '../prose/word-budget.ts'
import type { Paragraph, Sentence } from '../writer.ts'
import { houseWithGloss } from './house-glosses.ts'

/** Lines of the corpus under one name, as `passage/mars/sun/tense/does`. */
export interface Pool {
  name: string
  lines: readonly (string | { says: string })[]
}

/** Sentences of the text in order, with the facts that they rest on. */
export interface Draft {
  sentences: readonly string[]
  facts: readonly string[]
  wording: string
  /** What it says of the reader; other wordings of one claim share it. */
  claim?: string
  /** The fact whose date the first sentence names. */
  moment?: string
}

/** Sentences of an author that make one thought: used whole or not at all. */
export interface Unit {
  /** As `day/mercury/saturn/eases/4`. */
  name: string
  lines: readonly UnitLine[]
}

export interface UnitLine {
  says: string
  facts: readonly string[]
}

export interface LineOptions {
  facts: readonly string[]
  /** How the line is printed: `undefined` if it cannot be. */
  print?: (says: string) => string | undefined
}

interface Stated {
  facts: readonly string[]
  /** The fact whose date or hour it names. */
  moment?: string
  /** Ways for a reader who has read the others. */
  spare?: readonly string[]
}

interface Ground {
  /** The kind of text: an event is stated once each in a daily, a weekly and a monthly one. */
  kind: string
  random: SeededRandom
  history: UsageHistory
  /** Wordings that would claim what no fact supports, in the sentence that they would make. */
  refused?: ReadonlySet<string>
  /** How many lines a reader who has read every one may read again. */
  repeats?: number
}

/** Chooses the sentences of one text: new to the reader, and unlike what stands before them. */
export class HoroscopeNarrator {
  readonly random: SeededRandom
  readonly #kind: string
  readonly #history: UsageHistory
  readonly #refused: ReadonlySet<string>
  #repeats: number
  readonly #wordings = new Set<string>()
  readonly #said: string[] = []
  readonly #words = new Set<string>()
  readonly #forms = new Map<string, number>()

  constructor({ random, kind, history, refused = new Set(), repeats = 0 }: Ground) {
    this.random = random
    this.#kind = kind
    this.#history = history
    this.#refused = refused
    this.#repeats = repeats
  }

  /** A line of the first pool that has one left; undefined if none has. */
  line(pools: readonly Pool[], options: LineOptions): Draft | undefined {
    for (const pool of pools) {
      const draft = this.#bestOf(pool, options, false)
      if (draft) return draft
    }
    if (this.#repeats === 0) return undefined
    for (const pool of pools) {
      const again = this.#bestOf(pool, options, true)
      if (!again) continue
      this.#repeats -= 1
      return again
    }
    return undefined
  }

  /** Each line of a unit on its own; undefined where the reader knows one of them. */
  unit(unit: Unit, { mayRepeat = false } = {}): Draft[] | undefined {
    const isFit = mayRepeat ? this.mayRepeat(unit) : this.canNarrate(unit)
    return isFit ? draftsOf(unit).map((draft) => this.say(draft)) : undefined
  }

  /** Whether the reader knows no line of a unit, and has rejected none. */
  canNarrate(unit: Unit): boolean {
    return draftsOf(unit).every(
      (draft) =>
        !this.#wordings.has(draft.wording) &&
        !this.#refused.has(draft.wording) &&
        this.#isUnread(draft),
    )
  }

  /** Whether the reader has rejected no line of a unit. */
  mayRepeat(unit: Unit): boolean {
    return draftsOf(unit).every(
      (draft) => !this.#wordings.has(draft.wording) && !this.#history.isUnwanted(draft),
    )
  }

  #bestOf({ name, lines }: Pool, { facts, print = asIs }: LineOptions, isAgain: boolean) {
    const candidates = lines.flatMap((line, index): Draft[] => {
      const says = typeof line === 'string' ? line : line.says
      const wording = `${name}/${index + 1}`
      const isFit = isOfReader(name) ? isPrintable(says) : !namesADay.test(says)
      if (!isFit || this.#wordings.has(wording) || this.#refused.has(wording)) return []
      const printed = print(says)
      if (!printed) return []
      const claim = isOfReader(name) ? { claim: name } : {}
      const draft = { sentences: splitSentences(printed), facts, wording, ...claim }
      if (this.#history.isUnwanted(draft)) return []
      return isAgain || this.#isUnread(draft) ? [draft] : []
    })
    const [best] = this.random
      .shuffle(name, candidates)
      .map((draft) => ({ draft, penalty: this.#penaltyOf(draft.sentences) }))
      .toSorted((one, other) => one.penalty - other.penalty)
    return best && best.penalty < UNFIT ? this.say(best.draft) : undefined
  }

  /** One of several ways to say a fact: not the one used last, and not as the reader has read it. */
  state(
    kind: string,
    ways: readonly (string | undefined)[],
    { facts, moment, spare = [] }: Stated,
  ): Draft {
    const all = [...ways, ...spare]
    const drafts = all.flatMap((text, index): Draft[] => {
      const wording = `${kind}/${index + 1}@${this.#kind}@${facts[0]}`
      if (!text) return []
      return [{ sentences: [capitalized(text)], facts, wording, ...(moment && { moment }) }]
    })
    const usedAt = ({ wording }: Draft) => this.#forms.get(formOf(wording)) ?? 0
    const unread = drafts.filter(
      (draft) => this.#isUnread(draft) && !this.#refused.has(draft.wording),
    )
    const usual = unread.filter(({ sentences }) =>
      ways.some((way) => way && sentences[0] === capitalized(way)),
    )
    const [best] = this.random
      .shuffle(
        `${kind} ${facts.join()}`,
        [usual, unread, drafts].find((some) => some.length > 0) ?? [],
      )
      .map((draft) => ({
        draft,
        penalty: 5 * usedAt(draft) + this.#openingPenalty(draft.sentences[0] ?? ''),
      }))
      .toSorted((one, other) => one.penalty - other.penalty)
    if (!best) throw new Error(`No way to say ${kind}`)
    const form = formOf(best.draft.wording)
    this.#forms.set(form, (this.#forms.get(form) ?? 0) + 1)
    return this.say(best.draft)
  }

  /** Also without the glosses that a text drops after the first. */
  #isUnread(draft: Draft): boolean {
    if (!this.#history.isNew(draft)) return false
    if (!draft.sentences.some((text) => text.includes(' house, '))) return true
    const sentences = draft.sentences.map((text) => text.replaceAll(houseWithGloss, '$1'))
    return this.#history.isNew({ ...draft, sentences })
  }

  /** Whether the reader has not read one of these lines recently. */
  hasNew(pools: readonly Pool[]): boolean {
    return pools.some(({ name, lines }) =>
      lines.some((line, index) =>
        this.isNew(`${name}/${index + 1}`, typeof line === 'string' ? line : line.says),
      ),
    )
  }

  isNew(wording: string, line: string): boolean {
    return this.#history.isNew({ wording, sentences: splitSentences(line) })
  }

  /** Whether a sentence of this kind has stated the fact. */
  hasStated(kind: string, fact: string): boolean {
    return [...this.#wordings].some(
      (wording) => wording.startsWith(`${kind}/`) && wording.endsWith(`@${fact}`),
    )
  }

  /** Whether the text has a line of a pool with this beginning. */
  hasUsed(name: string): boolean {
    return [...this.#wordings].some((wording) => wording.startsWith(name))
  }

  hasSaid(sentence: string): boolean {
    return this.#said.includes(sentence)
  }

  /** Whether a sentence of the text has one of these phrases. */
  hasSaidOf(...phrases: string[]): boolean {
    return this.#said.some((sentence) =>
      phrases.some((phrase) => sentence.toLowerCase().includes(phrase.toLowerCase())),
    )
  }

  say(draft: Draft): Draft {
    this.#wordings.add(draft.wording)
    this.#said.push(...draft.sentences)
    for (const word of contentWords(draft.sentences.join(' '))) this.#words.add(word)
    return draft
  }

  #penaltyOf(sentences: readonly string[]): number {
    const repeated = contentWords(sentences.join(' ')).filter((word) => this.#words.has(word))
    const isSaid = sentences.some((sentence) => this.#said.includes(sentence))
    return (isSaid ? UNFIT : 0) + this.#openingPenalty(sentences[0] ?? '') + 2 * repeated.length
  }

  #openingPenalty(sentence: string): number {
    const [before, last] = [this.#said.at(-2), this.#said.at(-1)]
    const start = startOf(sentence)
    if (last === undefined) return 0
    const isLikeLast = start === startOf(last) || (isHedged(sentence) && isHedged(last))
    const isThird = before !== undefined && firstWord(before) === firstWord(sentence)
    return (isLikeLast ? 6 : 0) + (isThird && firstWord(last) === firstWord(sentence) ? 6 : 0)
  }
}

function draftsOf({ name, lines }: Unit): Draft[] {
  return lines.map(({ says, facts }, index) => {
    const wording = `${name}/${index + 1}`
    return { sentences: splitSentences(says), facts, wording, claim: name }
  })
}

/** A line that must not stand where it would. */
const UNFIT = 100

/** What a point does in a person, unlike what a contact does for a while. */
const isOfReader = (name: string) =>
  /^(?:manner|arena|pair|midheaven-ruler|wants|again|habit)\b/.test(name)

const asIs = (says: string): string | undefined => says

function formOf(wording: string): string {
  return wording.split('@')[0] ?? wording
}

const firstWord = (text: string) => text.split(' ', 1)[0] ?? ''
const startOf = (text: string) => text.split(' ').slice(0, 2).join(' ')
const isHedged = (text: string) =>
  /^(?:You|Somebody|Someone|People|A \w+|An \w+) (?:may|might|could)\b/.test(text)

/** In a dated text it would be read as a date. */
const namesADay =
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Whether a line of character can stand in a dated text. */
export function isPrintable(says: string): boolean {
  return !namesADay.test(says) && !/birthday/i.test(says)
}

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

export function paragraphOf(drafts: readonly (Draft | '' | undefined)[]): Paragraph[] {
  const sentences = drafts.flatMap((draft): Sentence[] => {
    if (!draft) return []
    const { facts, wording, moment } = draft
    return draft.sentences.map((text, index) => ({
      text,
      facts: [...new Set(facts)],
      wording,
      ...(moment && index === 0 && { moment }),
    }))
  })
  return sentences.length > 0 ? [{ sentences }] : []
}

export function wordsOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countWords(text), 0)
}
