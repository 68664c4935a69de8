import type { AnyFact } from '#sky/any-fact.ts'
import { countWords, type WordLimits } from '#writer/prose/length.ts'
import { LineChooser } from '#writer/prose/line-chooser.ts'
import { type SeededRandom, seededRandom } from '#writer/prose/seeded-random.ts'
import { capitalized, fillTemplate, slotsIn } from '#writer/prose/template.ts'
import { type Candidate, UsageHistory } from '#writer/prose/usage-history.ts'
import type { Sentence } from '#writer/writer.ts'
import type { Turn } from '../answer.ts'
import { rejectionOf } from './check.ts'
import { Glosses } from './glosses.ts'
import { WordBudget } from './word-budget.ts'

/** A sentence of an answer, in several wordings. */
export interface Line {
  /** In the phrase book: `window/why/mercury`. */
  name: string
  /** Templates; a slot without a word is a mistake of the composer. */
  lines: readonly string[]
  /** The word for each slot, or several: one is used that the conversation has not had. */
  words?: Readonly<Record<string, string | readonly string[]>>
  /** The claims of the sentence about the chart and the sky; empty if it makes none. */
  facts: readonly AnyFact[]
  /** Evidence for no more than the days that it names; not shown under the answer. */
  days?: readonly AnyFact[]
  /** For a sentence that names a date: the fact that happens then. */
  moment?: AnyFact
  /** Not in two of three answers that follow each other. */
  isRare?: boolean
  /** Said even if the answer is long, or the conversation has had all of its wordings. */
  isNeeded?: boolean
}

interface NarratorOptions {
  seed: string
  turns: readonly Turn[]
  /** The wordings of the turns before, oldest first. */
  earlier?: readonly string[] | undefined
  timeZone: string
  limits: WordLimits
  /** Learns of each sentence that its facts do not support; such a sentence is not said. */
  onRejected?: ((rejection: Rejection) => void) | undefined
}

export interface Rejection {
  sentence: string
  reason: string
  wording: string
}

interface Way extends Candidate {
  text: string
}

/** Writes the sentences of one answer, with no sentence that the conversation has had. */
export class Narrator {
  readonly random: SeededRandom
  #budget: WordBudget
  readonly glosses: Glosses
  readonly #options: NarratorOptions
  readonly #chooser: LineChooser
  readonly #facts = new Map<string, AnyFact>()
  readonly #days = new Map<string, AnyFact>()
  readonly #wordings: string[] = []
  #said: string
  #answer = ''

  constructor(options: NarratorOptions) {
    const { seed, turns, earlier = [], limits } = options
    this.#options = options
    this.random = seededRandom(seed)
    this.#budget = new WordBudget(limits)
    const wordings = [...earlier, ...turns.flatMap(({ memory }) => memory?.wordings ?? [])]
    const history = new UsageHistory({ wordings, sentences: [] })
    this.#chooser = new LineChooser({ random: this.random, history })
    this.#said = turns.map(({ answer }) => answer).join('\n')
    this.glosses = new Glosses(this.#said)
  }

  /** The words of the answer to the question at hand. */
  get budget(): WordBudget {
    return this.#budget
  }

  /** Begins the answer to the next question of a message. */
  allow(limits: WordLimits): void {
    this.#budget = new WordBudget(limits)
  }

  /** The facts that the sentences so far rest on. */
  get facts(): AnyFact[] {
    return [...this.#facts.values()]
  }

  /** Further evidence for the days that the sentences so far name. */
  get days(): AnyFact[] {
    return [...this.#days.values()].filter(({ id }) => !this.#facts.has(id))
  }

  /** The wordings of the sentences so far. */
  get wordings(): readonly string[] {
    return this.#wordings
  }

  /** Whether the conversation, with this answer so far, has had these words. */
  hasSaid(words: string): boolean {
    return this.#said.includes(words)
  }

  /**
   * One sentence, in a wording that is new to the conversation if there is one. Undefined if its facts support no
   * wording, if the conversation has had it, or if there is no room for it.
   */
  say(line: Line): Sentence | undefined {
    if (line.isRare && this.#wasSaidLately(line.name)) return undefined
    let ways = this.#waysOf(line)
    for (;;) {
      const way = this.#chooser.choose(ways, { isNeeded: true })
      if (!way) return undefined
      const rejection = rejectionOf(way.text, evidenceOf(line), this.#options.timeZone)
      if (!rejection) return this.#write(way, line)
      this.#options.onRejected?.({
        sentence: way.text,
        reason: rejection,
        wording: way.wording,
      })
      ways = ways.filter((other) => other !== way)
    }
  }

  /** How many answers of the conversation had a sentence of this name or of one under it. */
  turnsWith(name: string): number {
    const has = ({ memory }: Turn) =>
      memory?.wordings.some((wording) => wording.startsWith(`${name}/`)) ?? false
    return this.#options.turns.filter(has).length
  }

  #wasSaidLately(name: string): boolean {
    const lately = this.#options.turns.slice(-2).flatMap(({ memory }) => memory?.wordings ?? [])
    return lately.some((wording) => wording.startsWith(`${name}/`))
  }

  /** The lines that can be said, in order. */
  sayAll(...lines: readonly (Line | undefined)[]): Sentence[] {
    return lines.flatMap((line) => (line && this.say(line)) ?? [])
  }

  #waysOf(line: Line): Way[] {
    const order = this.random.shuffle(`${line.name} ${this.#said.length}`, [...line.lines.keys()])
    const ways = order.flatMap((index): Way[] => {
      const text = this.#filled(line.lines[index] as string, line)
      if (text === undefined) return []
      return [{ wording: `${line.name}/${index + 1}`, text, sentences: [text] }]
    })
    const fitting = ways.filter(({ text }) => countWords(text) <= this.budget.room)
    const fresh = fitting.filter(({ text }) => !this.hasSaid(text))
    if (fresh.length > 0 || !line.isNeeded) return fresh
    return fitting.length > 0 ? fitting : ways
  }

  /** Undefined if it would say something again that this answer has said, or has no word for a slot. */
  #filled(template: string, { name, words = {} }: Line): string | undefined {
    const chosen: Record<string, string> = {}
    for (const slot of slotsIn(template)) {
      const options = words[slot]
      if (options === undefined) continue
      const word = typeof options === 'string' ? options : this.#newest(name, slot, options)
      if (word === '' && options !== '') return undefined
      chosen[slot] = word
    }
    // A date or a gloss ends with a comma, unless the sentence ends there.
    return fillTemplate(template, chosen).replaceAll(/,+(?=[,.;])/g, '')
  }

  #newest(name: string, slot: string, options: readonly string[]): string {
    const shuffled = this.random.shuffle(`${name} ${slot}`, options)
    const isNew = (option: string) => !this.hasSaid(option) && !this.hasSaid(capitalized(option))
    return shuffled.find(isNew) ?? shuffled.find((option) => !this.hasAnswered(option)) ?? ''
  }

  /** Whether this answer has had these words. */
  hasAnswered(words: string): boolean {
    return this.#answer.toLowerCase().includes(words.toLowerCase())
  }

  #write({ text, wording }: Way, line: Line): Sentence {
    const { facts, days = [], moment } = line
    for (const fact of facts) this.#facts.set(fact.id, fact)
    for (const fact of days) this.#days.set(fact.id, fact)
    this.#wordings.push(wording)
    this.#said += `\n${text}`
    this.#answer += `\n${text}`
    this.glosses.note(text)
    this.budget.spend(countWords(text))
    const ids = [...new Set(evidenceOf(line).map(({ id }) => id))]
    return { text, facts: ids, wording, ...(moment && { moment: moment.id }) }
  }
}

const evidenceOf = ({ facts, days = [] }: Line): AnyFact[] => [...facts, ...days]
