import type { Line } from '#lore/character.ts'
import type { Draft, PortraitNarrator, Said } from '../portrait/narrator.ts'
import { PARAGRAPH_LIMIT } from '../portrait/rhythm.ts'
import { fillTemplate } from '../prose/template.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import type { RelationshipOutline } from './outline.ts'
import type { PairFacts, Whose } from './pair-facts.ts'
import { withPronouns } from './pronouns.ts'

/** What the paragraphs of one reading share. */
export interface Reading {
  facts: PairFacts
  outline: RelationshipOutline
  narrator: PortraitNarrator
  history: UsageHistory
  /** Whether a reader who has read every line may read one again. */
  mayRepeat: boolean
  /** How much of each contact is told, -1 to 3. */
  detail: number
  /** How many lines each of the two has. */
  voices: Record<Whose, number>
  /** What has been said and is not said again, such as the gloss of a house. */
  told: Set<string>
}

interface Shape {
  print?: (says: string) => string
  suits?: (says: string) => boolean
}

interface SayOptions {
  slots?: Readonly<Record<string, string>>
  isNeeded?: boolean
}

/** Sentences that make one thought. */
export class ParagraphBuilder {
  readonly drafts: Draft[] = []
  readonly #narrator: PortraitNarrator
  readonly #reading: Reading

  constructor(reading: Reading) {
    const { narrator } = reading
    this.#narrator = narrator
    this.#reading = reading
    narrator.rhythm.startParagraph()
  }

  get isEmpty(): boolean {
    return this.drafts.length === 0
  }

  get hasRoom(): boolean {
    return this.#narrator.rhythm.length < PARAGRAPH_LIMIT - 1
  }

  state({ text, wording }: Said, facts: readonly string[]): this {
    this.drafts.push({ text, facts, wording })
    this.#narrator.rhythm.hear(text)
    return this
  }

  /** One of our own sentences; whether there was one that is new and fits here. */
  say(
    name: string,
    lines: readonly string[],
    facts: readonly string[],
    { slots = {}, isNeeded = false }: SayOptions = {},
  ): boolean {
    const candidates = lines.map((line, index) => ({
      text: fillTemplate(line, slots),
      wording: `${name}/${index + 1}`,
    }))
    return this.sayOneOf(name, candidates, facts, { isNeeded })
  }

  /** One of several sentences, of which those with the same wording say the same. */
  sayOneOf(
    name: string,
    candidates: readonly Said[],
    facts: readonly string[],
    { isNeeded = false } = {},
  ): boolean {
    const items = candidates.map((one) => ({ ...one, sentences: [one.text] }))
    // One at a time: the narrator would always take what sounds best, and so often the same.
    const inTurn = this.#narrator.random.shuffle(name, items)
    const said =
      firstOf(inTurn, (item) => this.#narrator.oneOf(name, [item], false)) ??
      (isNeeded ? this.#narrator.oneOf(name, items, true) : undefined)
    if (said) this.state(said, facts)
    return said !== undefined
  }

  /** A line of the corpus; whether there was one that fits here. */
  tell(
    name: string,
    lines: readonly string[],
    facts: readonly string[],
    shape: Shape = {},
  ): boolean {
    const candidates = lines.map((says): Line => ({ says }))
    const suits = (says: string) => (shape.suits?.(says) ?? true) && !this.#wasRead(says)
    const line = this.#narrator.line(name, candidates, name, { ...shape, suits })
    if (line) this.state(line, facts)
    return line !== undefined
  }

  /** With a pronoun for the name. */
  #wasRead(says: string): boolean {
    const { history, mayRepeat } = this.#reading
    if (mayRepeat) return false
    const [first = ''] = withPronouns(says).split(/[.?!]/)
    return first.length > 1 && history.hasRead(first.slice(1))
  }
}

function firstOf<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
