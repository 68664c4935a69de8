import type { Line } from '#lore/character.ts'
import type { Spine } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { lowered, splitSentences, withReference } from '../prose/sentences.ts'
import type { FactSentences } from './fact-sentences.ts'
import type { Draft, PortraitNarrator } from './narrator.ts'
import type { Plan } from './plan.ts'
import { drums, PARAGRAPH_LIMIT } from './rhythm.ts'

/** The state that the paragraphs of one text share. */
export interface Text {
  spine: Spine
  plan: Plan
  narrator: PortraitNarrator
  sentences: FactSentences
  /** Names already introduced, as `sign mars`. */
  named: Set<string>
  /** Maps `hard mars` or `easy mars` to the other planet of the first such aspect mentioned. */
  aspects: Map<string, { planet: Planet; id: string }>
  /** Facts of paragraphs that the reader has called "not me". */
  doubted: ReadonlySet<string>
  /** How much is wanted of each thought, from 0 to 3. */
  detail: number
}

/** The most hinges of one kind in a text; more would read like a form. */
const MOST_HINGES: Record<string, number> = { turn: 2, result: 2 }

interface SaidOf {
  facts: readonly string[]
  slots?: Readonly<Record<string, string>>
  isNeeded?: boolean
  suits?: (text: string) => boolean
}

/** A fact in words. */
interface Stated {
  name: string
  /** Sentences that say it. */
  statements: readonly string[]
  /** "your Mars in Aries" */
  reference: string
}

interface LineRequest {
  of: string
  facts: readonly string[]
  print?: (says: string) => string
  suits?: (says: string) => boolean
}

/** Sentences that make one thought, in the order in which they are said. */
export class ParagraphBuilder {
  readonly drafts: Draft[] = []
  /** The planets that it has named. */
  readonly names = new Set<string>()
  readonly #text: Text

  constructor(text: Text) {
    this.#text = text
    text.narrator.rhythm.startParagraph()
  }

  get isEmpty(): boolean {
    return this.drafts.length === 0
  }

  /** The form of a reference in parentheses; a paragraph has one. */
  get roomForReference(): readonly 'reference'[] {
    return this.drafts.some(({ text }) => text.includes('(')) ? [] : ['reference']
  }

  /** For a fact and what it does. */
  get hasRoom(): boolean {
    return this.#text.narrator.rhythm.length < PARAGRAPH_LIMIT - 1
  }

  /** A sentence that names facts, or joins what stands around it. */
  state(text: string, facts: readonly string[], wording: string): this {
    this.drafts.push({ text, facts, wording })
    this.#text.narrator.rhythm.hear(text)
    return this
  }

  /** One of our own sentences; whether there was one that is new and fits here. */
  say(name: string, lines: readonly string[], { facts, ...options }: SaidOf): boolean {
    const said = this.#text.narrator.say(name, lines, options)
    if (said) this.state(said.text, facts, said.wording)
    return said !== undefined
  }

  /**
   * A line with the fact that it rests on: in a sentence of its own, one of `statements`, or where the reader
   * knows all of those as a reference. Whether there was a line that fits here.
   */
  narrateAfter(
    { name: fact, statements, reference }: Stated,
    name: string,
    lines: readonly Line[] | undefined,
    request: LineRequest,
  ): boolean {
    const { narrator } = this.#text
    const [shape = ''] = statements
    const print = (says: string) => `${shape} ${says}`
    const line = narrator.line(name, lines ?? [], request.of, { ...request, print })
    if (!line) return false
    const stated = narrator.say(fact, statements)
    if (stated) this.state(stated.text, request.facts, stated.wording)
    this.state(
      stated ? line.says : withReference(line.says, reference),
      request.facts,
      line.wording,
    )
    return true
  }

  /** One of our own sentences before all others; whether there was one that fits there. */
  sayFirst(name: string, lines: readonly string[], { facts, ...options }: SaidOf): boolean {
    const after = this.drafts.flatMap(({ text }) => splitSentences(text))
    if (after.length === 0 || after.length >= PARAGRAPH_LIMIT) return false
    const suits = (text: string) =>
      !drums([text, ...after]) && !after.some((one) => sharesPhrase(one, text))
    const said = this.#text.narrator.say(name, lines, { ...options, suits })
    if (said) this.drafts.unshift({ ...said, facts })
    return said !== undefined
  }

  /** A line of the corpus; whether there was one that fits here. */
  tell(
    name: string,
    lines: readonly Line[] | undefined,
    { of, facts, ...shape }: LineRequest,
  ): boolean {
    const line = this.#text.narrator.line(name, lines ?? [], of, shape)
    if (!line) return false
    this.state(line.text, facts, line.wording)
    return true
  }

  /** A line after a hinge that is true of it, or without the hinge if no line can follow one. */
  hinged(
    kind: string,
    hinges: readonly string[],
    name: string,
    lines: readonly Line[] | undefined,
    { of, facts }: LineRequest,
  ): boolean {
    const fitting = this.#fittingHinges(kind, hinges)
    const hinge =
      fitting.length > 0 ? this.#text.narrator.once(kind, fitting, MOST_HINGES[kind]) : undefined
    if (hinge) {
      const print = (says: string) => `${hinge} ${lowered(says)}`
      const suits = (says: string) => canFollow(says) && !(hinge === 'So' && / so /.test(says))
      if (this.tell(name, lines, { of, facts, print, suits })) return true
      this.#text.narrator.giveBack(kind, hinge)
    }
    return this.tell(name, lines, { of, facts })
  }

  /** A hinge must be true of what stands before it. */
  #fittingHinges(kind: string, hinges: readonly string[]): readonly string[] {
    const before = this.drafts.at(-1)?.wording
    if (!before) return []
    return kind !== 'turn' || before.includes('/cost') ? hinges : []
  }
}

/** Only a line of one sentence that begins with its subject stands well after a hinge. */
function canFollow(says: string): boolean {
  return /^(?:You|Your|People|Others|Hardly|There|A|An|The)\b/.test(says) && !/[.?!] /.test(says)
}
