import { assumesJob } from '#lore/assumed-life.ts'
import { LineChooser } from '../prose/line-chooser.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import { splitSentences } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { UsageHistory } from '../prose/usage-history.ts'
import type { Paragraph, Sentence } from '../writer.ts'
import { fitsHour } from './hours-named.ts'
import { shorterForms } from './house-glosses.ts'
import { isPrintable, namesADay } from './printable.ts'
import { SaidSoFar } from './said-so-far.ts'

/** Lines of the corpus under one name, as `transit/mars/sun/tense/does`. */
export interface Pool {
  name: string
  lines: readonly (string | { says: string })[]
  /** Which of its lines can stand in this text: all, if there is none. */
  isFit?: (says: string) => boolean
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

/** Chooses the sentences of one text: new to the reader, and unlike the ones before them. */
export class HoroscopeNarrator {
  readonly random: SeededRandom
  readonly #kind: string
  readonly #chooser: LineChooser
  #repeats: number
  readonly #said = new SaidSoFar()
  readonly #forms = new Map<string, number>()
  #hour: number | undefined
  #isDayOff = false

  constructor({ random, kind, history, refused = new Set(), repeats = 0 }: Ground) {
    this.random = random
    this.#kind = kind
    this.#chooser = new LineChooser({ random, history, refused, shorten: shorterForms })
    this.#repeats = repeats
  }

  /** From here on no line of a pool names a time of day at which the event of this hour is over. */
  keepToHour(hour: number | undefined): void {
    this.#hour = hour
  }

  /** From here on, lines about jobs are used only if there are no others. */
  keepToDayOff(isDayOff: boolean): void {
    this.#isDayOff = isDayOff
  }

  /** A line of the first pool that has one left; undefined if none has. */
  line(pools: readonly Pool[], options: LineOptions): Draft | undefined {
    if (!this.#isDayOff) return this.#lineOf(pools, options)
    const { print = asIs } = options
    const ofLeisure: LineOptions = {
      ...options,
      print: (says) => (assumesJob(says) ? undefined : print(says)),
    }
    return this.#lineOf(pools, ofLeisure) ?? this.#lineOf(pools, options)
  }

  #lineOf(pools: readonly Pool[], options: LineOptions): Draft | undefined {
    for (const pool of pools) {
      const draft = this.#choose(pool, options, false)
      if (draft) return draft
    }
    if (this.#repeats === 0) return undefined
    for (const pool of pools) {
      const again = this.#choose(pool, options, true)
      if (!again) continue
      this.#repeats -= 1
      return again
    }
    return undefined
  }

  /** A line in the first of several ways to print it that has one left. */
  lineInOneWay(
    pools: readonly Pool[],
    prints: readonly NonNullable<LineOptions['print']>[],
    facts: readonly string[],
  ): Draft | undefined {
    for (const print of prints) {
      const draft = this.line(pools, { facts, print })
      if (draft) return draft
    }
    return undefined
  }

  /** Each line of a unit separately; undefined if the reader knows one of them. */
  unit(unit: Unit): Draft[] | undefined {
    return this.firstUnit([unit])?.drafts
  }

  /** The first of the units that has only new lines; if they `mayRepeat`, else the first without a rejected one. */
  firstUnit<One extends Unit>(
    units: readonly One[],
    { mayRepeat = false } = {},
  ): { unit: One; drafts: Draft[] } | undefined {
    const unit = this.#chooser.chooseWhole(units, { linesOf: draftsOf, mayRepeat })
    if (!unit) return undefined
    const drafts = draftsOf(unit)
    for (const { sentences } of drafts) this.#said.add(sentences)
    return { unit, drafts }
  }

  /** Whether the reader knows no line of a unit, and has rejected none. */
  canNarrate(unit: Unit): boolean {
    return this.#chooser.isWholeNew(draftsOf(unit))
  }

  #choose(pool: Pool, options: LineOptions, mayRepeat: boolean): Draft | undefined {
    const fits = ({ sentences }: Draft) => sentences.every((one) => fitsHour(one, this.#hour))
    const draft = this.#chooser.choose(candidatesOf(pool, options).filter(fits), {
      name: pool.name,
      penaltyOf: ({ sentences }) => this.#said.penaltyOf(sentences),
      mayRepeat,
    })
    if (draft) this.#said.add(draft.sentences)
    return draft
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
    const unread = drafts.filter((draft) => this.#chooser.isUnread(draft))
    const usual = unread.filter(({ sentences }) =>
      ways.some((way) => way && sentences[0] === capitalized(way)),
    )
    const best = this.#chooser.best([usual, unread, drafts].find((some) => some.length > 0) ?? [], {
      name: `${kind} ${facts.join()}`,
      penaltyOf: (draft) => 5 * usedAt(draft) + this.#said.openingPenalty(draft.sentences[0] ?? ''),
      isNeeded: true,
    })
    if (!best) throw new Error(`No way to say ${kind}`)
    const form = formOf(best.wording)
    this.#forms.set(form, (this.#forms.get(form) ?? 0) + 1)
    return this.say(best)
  }

  /** The same, unless the reader has read every way. */
  stateIfNew(kind: string, ways: readonly string[], stated: Stated): Draft | undefined {
    const unread = ways.map((way) => (this.isNew(kind, way) ? way : undefined))
    return unread.some((way) => way) ? this.state(kind, unread, stated) : undefined
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
    return this.#chooser.isUnread({ wording, sentences: splitSentences(line) })
  }

  /** Whether a sentence of this kind has stated the fact. */
  hasStated(kind: string, fact: string): boolean {
    return [...this.#chooser.wordings].some(
      (wording) => wording.startsWith(`${kind}/`) && wording.endsWith(`@${fact}`),
    )
  }

  /** Whether the text has a line of a pool with this beginning. */
  hasUsed(name: string): boolean {
    return [...this.#chooser.wordings].some((wording) => wording.startsWith(name))
  }

  /** Whether a sentence of the text has one of these phrases. */
  hasSaidOf(...phrases: string[]): boolean {
    return this.#said.hasOneOf(phrases)
  }

  say(draft: Draft): Draft {
    this.#chooser.record(draft)
    this.#said.add(draft.sentences)
    return draft
  }
}

/** The lines of a pool as they would be printed. */
function candidatesOf(
  { name, lines, isFit: isWanted }: Pool,
  { facts, print = asIs }: LineOptions,
): Draft[] {
  return lines.flatMap((line, index): Draft[] => {
    const says = typeof line === 'string' ? line : line.says
    if (isWanted && !isWanted(says)) return []
    const isFit = isOfReader(name) ? isPrintable(says) : !namesADay(says)
    const printed = isFit && print(says)
    if (!printed) return []
    const claim = isOfReader(name) ? { claim: name } : {}
    return [
      { sentences: splitSentences(printed), facts, wording: `${name}/${index + 1}`, ...claim },
    ]
  })
}

function draftsOf({ name, lines }: Unit): Draft[] {
  return lines.map(({ says, facts }, index) => {
    const wording = `${name}/${index + 1}`
    return { sentences: splitSentences(says), facts, wording, claim: name }
  })
}

/** A lasting trait of a person, as opposed to a passing effect of a contact. */
const isOfReader = (name: string) =>
  /^(?:manner|arena|pair|midheaven-ruler|wants|again|habit)\b/.test(name)

const asIs = (says: string): string | undefined => says

function formOf(wording: string): string {
  return wording.split('@')[0] ?? wording
}

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
