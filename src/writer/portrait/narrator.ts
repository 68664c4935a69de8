import type { Line, Trait } from '#lore/character.ts'
import type { Facet } from '#lore/synthesis/tags.ts'
import { LineChooser, UNFIT } from '../prose/line-chooser.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import { fillTemplate } from '../prose/template.ts'
import type { Candidate, UsageHistory } from '../prose/usage-history.ts'
import { type Claimed, Claims, type NamedTension } from './claims.ts'
import { Forms } from './forms.ts'
import { Rhythm } from './rhythm.ts'

/** A sentence or two of the text, with the facts that it rests on. */
export interface Draft {
  text: string
  facts: readonly string[]
  wording: string
}

interface Ground {
  random: SeededRandom
  history: UsageHistory
  /** Traits that a rejected paragraph claimed. */
  forbidden?: readonly Trait[]
  /** Whether a reader who has read every line may read one again. */
  mayRepeat?: boolean
}

/** A sentence as it is printed. */
export interface Said {
  text: string
  wording: string
}

interface SayOptions {
  slots?: Readonly<Record<string, string>>
  isNeeded?: boolean
  /** Whether the sentence, as it is printed, fits its place; by default it ends the paragraph. */
  suits?: (text: string) => boolean
}

interface LineOptions {
  print?: (says: string) => string
  suits?: (says: string) => boolean
}

/** Chooses the lines of one text: new to the reader, and never against what the text has already claimed. */
export class PortraitNarrator {
  readonly random: SeededRandom
  readonly rhythm = new Rhythm()
  readonly #history: UsageHistory
  readonly #chooser: LineChooser
  readonly #claims: Claims
  readonly #forms: Forms
  readonly #mayRepeat: boolean
  /** Items drawn with `unused`. */
  readonly #drawn = new Set<string>()

  constructor({ random, history, forbidden = [], mayRepeat = false }: Ground) {
    this.random = random
    this.#history = history
    this.#chooser = new LineChooser({ random, history })
    this.#claims = new Claims(forbidden)
    this.#forms = new Forms(random)
    this.#mayRepeat = mayRepeat
  }

  get claimed(): readonly Claimed[] {
    return this.#claims.claimed
  }

  get tensions(): readonly NamedTension[] {
    return this.#claims.tensions
  }

  /** Records what a line of this text claims about the person. */
  traitsOf(wording: string): readonly Trait[] {
    return this.#claims.traitsOf(wording)
  }

  /** Lets each side claim its end of an axis, because the text says that they pull apart. */
  allowTension(tension: NamedTension): void {
    this.#claims.allowTension(tension)
  }

  /** Records what a sentence without its own tag claims about a point. */
  claim(trait: Trait, of: string): void {
    this.#claims.record([trait], { of, wording: `claim/${of}` })
  }

  /**
   * One of the lines; undefined if each contradicts what was said, was used, or would not sound well.
   *
   * @param of the point that it describes
   * @param shape how it would be printed
   */
  line(
    name: string,
    lines: readonly Line[],
    of: string,
    { print = (says: string) => says, suits = () => true }: LineOptions = {},
  ): { text: string; says: string; wording: string } | undefined {
    const fitting = lines
      .map(({ says, traits = [] }, index) => ({
        says,
        traits,
        wording: `${name}/${index + 1}`,
        sentences: [says],
        lines: [says],
      }))
      .filter(({ says, traits }) => suits(says) && this.#claims.fits(traits, of))
    const chosen = this.#chooser.choose(fitting, {
      name,
      penaltyOf: ({ says }) => this.#penaltyOf(print(says)),
      mayRepeat: this.#mayRepeat,
    })
    if (!chosen) return undefined
    const { says, traits, wording } = chosen
    this.#claims.record(traits, { of, wording })
    return { text: print(says), says, wording }
  }

  /**
   * The sentences of one thought: all of them, or none if the reader knows or has rejected one.
   *
   * @param sentences undefined for one that this text leaves out
   * @param of the point or the aspect that they describe
   * @param from the first number of their wordings
   */
  whole(
    name: string,
    sentences: readonly (string | undefined)[],
    {
      of,
      also,
      traits = [],
      from = 0,
    }: { of: string; also?: Facet; traits?: readonly Trait[]; from?: number },
  ): Said[] | undefined {
    if (this.#claims.forbids(traits)) return undefined
    const thought = sentences.flatMap((text, index) =>
      text === undefined
        ? []
        : [{ text, wording: `${name}/${from + index + 1}`, sentences: [text], claim: name }],
    )
    const all = this.#chooser.chooseWhole([thought], {
      linesOf: (lines) => lines,
      mayRepeat: this.#mayRepeat,
    })
    const [first] = all ?? []
    if (first) this.#claims.record(traits, { of, also, wording: first.wording })
    return all
  }

  /** Earlier claims that these traits of a point would contradict and that no tension explains. */
  denied(traits: readonly Trait[], of: string, also?: Facet): Claimed[] {
    return this.#claims.denied(traits, of, also)
  }

  /**
   * One of our own sentences, which claim nothing about a person: new to the reader and fit for this place.
   * Undefined if there is none, unless it `isNeeded`.
   */
  say(
    name: string,
    lines: readonly string[],
    { slots = {}, isNeeded = false, suits }: SayOptions = {},
  ): Said | undefined {
    const candidates = lines.map((line, index) => {
      const text = fillTemplate(line, slots)
      return { text, wording: `${name}/${index + 1}`, sentences: [text] }
    })
    return this.oneOf(name, candidates, { isNeeded, ...(suits && { suits }) })
  }

  /** One of the candidates, as `say` chooses. */
  oneOf<Item extends Said & Candidate>(
    name: string,
    candidates: readonly Item[],
    { isNeeded = false, suits }: Pick<SayOptions, 'isNeeded' | 'suits'>,
  ): Item | undefined {
    const withLines = candidates.map((item) => ({ ...item, lines: item.sentences }))
    return this.#chooser.choose(this.random.shuffle(name, withLines), {
      penaltyOf: ({ text }) => (suits ? (suits(text) ? 0 : UNFIT) : this.#penaltyOf(text)),
      isNeeded,
    })
  }

  /** One of the phrases within a sentence. */
  phrase<Item>(name: string, items: readonly Item[], print: (item: Item) => string): Item {
    const choices = items.map((item, index) => ({
      item,
      wording: `${name}/${index + 1}`,
      sentences: [print(item)],
    }))
    const wanted = choices.filter(
      (one) =>
        !this.#history.isUnwanted(one) &&
        !one.sentences.some((phrase) => this.#history.hasRejected(phrase)),
    )
    const shuffled = this.random.shuffle(name, wanted.length > 0 ? wanted : choices)
    const chosen = this.#chooser.choose(shuffled, { isNeeded: true })
    if (!chosen) throw new Error(`No phrases for ${name}`)
    return chosen.item
  }

  /** An item that this text has not used; undefined when all are used. */
  unused(name: string, items: readonly string[]): string | undefined {
    const left = items.filter((item) => !this.#drawn.has(`${name}/${item}`))
    if (left.length === 0) return undefined
    const item = this.phrase(name, left, (one) => one)
    this.#drawn.add(`${name}/${item}`)
    return item
  }

  /** The form that this text has used least, and longest ago, so that none repeats in a row. */
  form<Form extends string>(kind: string, forms: readonly Form[]): Form {
    return this.#forms.next(kind, forms)
  }

  /** An unused item of the list, on every other call only; undefined after `most` of them. */
  once(kind: string, items: readonly string[], most = items.length): string | undefined {
    return this.#forms.once(kind, items, most)
  }

  /** Returns an item drawn with `once` that was not printed. */
  giveBack(kind: string, item: string): void {
    this.#forms.giveBack(kind, item)
  }

  /** Scales the penalty so that the rhythm's 10, for a line that must not stand, becomes `UNFIT`. */
  #penaltyOf(text: string): number {
    return (this.rhythm.penaltyOf(text) * UNFIT) / 10
  }
}
