import type { Entry } from '#lore/natal-entries.ts'
import { wakingHour } from '#lore/readers-clock.ts'
import { type Choice, Picker } from '../prose/picker.ts'
import { inParentheses } from '../prose/references.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import { fillTemplate, slotsIn } from '../prose/template.ts'
import { claimOf, UsageHistory } from '../prose/usage-history.ts'
import { countWords, WordBudget, type WordLimits } from '../prose/word-budget.ts'
import type { RecentlyUsed, Sentence } from '../writer.ts'
import type { Reference } from './references.ts'
import { fillTime, type When } from './time-slot.ts'

interface Telling {
  when?: When
  ref?: Reference
  facts: string[]
  /** The fact whose date or hour fills {on} or {time}. */
  moment?: string
  /** The number of words left for it. */
  room?: number
}

export interface EntryTelling extends Telling {
  entries: readonly Entry[]
  words?: Record<string, string>
  /** The number of unused wordings to leave for shorter texts about the same fact. */
  spare?: number
  /** The preferred entries. */
  isFavored?: (entry: Entry) => boolean
}

export interface LineTelling extends Telling {
  /** In the corpus: `turn/easy-hard`. */
  name: string
  lines: readonly string[]
  /** The possible words for each slot. */
  words?: Record<string, readonly string[]>
  /** Repeats a line if none is new. */
  isNeeded?: boolean
}

/** A wording and its templates. */
interface Way extends Choice {
  templates: readonly string[]
  /** The words in its slots. */
  nouns?: string[]
}

/** The maximum number of fillings tried for one line. */
const FILLINGS = 12

/** Writes the sentences of one horoscope and counts its words. */
export class Narrator {
  readonly random: SeededRandom
  readonly budget: WordBudget
  readonly #picker: Picker
  readonly #nounsUsed = new Map<string, number>()
  readonly #titles = new Set<string>()
  readonly #references = new Set<string>()

  readonly #hasClock: boolean

  constructor(
    random: SeededRandom,
    recentlyUsed: RecentlyUsed | undefined,
    limits: WordLimits,
    { hasClock = true } = {},
  ) {
    this.random = random
    this.#hasClock = hasClock
    this.budget = new WordBudget(limits)
    this.#picker = new Picker(new UsageHistory(recentlyUsed))
  }

  /** "3:40 p.m.", or undefined when the reader is usually asleep, or has no clock that we know. */
  hourOf(at: string): string | undefined {
    return this.#hasClock ? wakingHour(at) : undefined
  }

  /** A corpus wording; undefined if no unused one fits. */
  tell({ entries, spare = 0, isFavored, ...telling }: EntryTelling): Sentence[] | undefined {
    const ways = entries.map(({ id, wording }): Way => {
      const sentences = wording.sentences.map((text) => this.#print(text, telling))
      const startsWithTime = opensWithTime(wording.sentences[0])
      return {
        wording: id,
        claim: claimOf(id),
        view: wording.view,
        startsWithTime,
        templates: wording.sentences,
        sentences,
      }
    })
    const fresh = this.#picker.fresh(ways)
    if (fresh.length <= spare) return undefined
    const key = `${telling.facts.join()} ${entries[0]?.id}`
    const shuffled = this.random.shuffle(key, fitting(fresh, telling))
    const favored = new Set(entries.filter((entry) => isFavored?.(entry)).map(({ id }) => id))
    const ofFavored = shuffled.filter(({ wording }) => favored.has(wording))
    const picked =
      this.#picker.pick(ofFavored, { whenUsedUp: 'skip' }) ??
      this.#picker.pick(shuffled, { whenUsedUp: 'skip' })
    return picked && this.#write(picked, telling)
  }

  /** One frame line with its slots filled. */
  line({ name, lines, words = {}, isNeeded = false, ...telling }: LineTelling) {
    const order = this.random.shuffle(`${name} ${telling.facts.join()}`, [...lines.keys()])
    const ways = order.flatMap((index) => {
      const template = lines[index] as string
      return this.#fillings(template, words, name).map((filling): Way => {
        return {
          wording: `${name}/${index + 1}`,
          startsWithTime: opensWithTime(template),
          templates: [template],
          sentences: [this.#print(template, { ...telling, words: filling })],
          nouns: Object.values(filling),
        }
      })
    })
    const picked =
      this.#picker.pick(fitting(ways, telling), { whenUsedUp: 'skip' }) ??
      (isNeeded ? this.#picker.pick(ways, { whenUsedUp: 'repeat' }) : undefined)
    if (!picked) return undefined
    for (const noun of picked.nouns ?? [])
      this.#nounsUsed.set(noun, (this.#nounsUsed.get(noun) ?? 0) + 1)
    return this.#write(picked, telling)[0]
  }

  /** A title may repeat one of an earlier text, but not one of this text. */
  title(name: string, titles: readonly string[]): string {
    const shuffled = this.random.shuffle(`title ${name}`, titles)
    const title = shuffled.find((text) => !this.#titles.has(text)) ?? (shuffled[0] as string)
    this.#titles.add(title)
    return title
  }

  #print(
    template: string,
    { when, ref, words = {} }: Telling & Pick<EntryTelling, 'words'>,
  ): string {
    const reference = ref && this.#references.has(ref.full) ? ref.again : ref?.full
    const dated = when ? fillTime(template, when) : template
    return fillTemplate(dated, { ...words, ref: inParentheses(reference) })
  }

  /** Words for every slot, unused ones first. */
  #fillings(
    template: string,
    words: Record<string, readonly string[]>,
    name: string,
  ): Record<string, string>[] {
    const slots = [...new Set(slotsIn(template))].filter((slot) => slot in words)
    let fillings: Record<string, string>[] = [{}]
    for (const slot of slots) {
      const options = this.#freshFirst(`${name} ${slot}`, words[slot] ?? [])
      fillings = options.flatMap((word) => fillings.map((other) => ({ ...other, [slot]: word })))
    }
    // No word appears twice in one line.
    const varied = fillings.filter((it) => new Set(Object.values(it)).size === slots.length)
    return varied.slice(0, FILLINGS)
  }

  #freshFirst(key: string, nouns: readonly string[]): string[] {
    const used = (noun: string) => this.#nounsUsed.get(noun) ?? 0
    return this.random.shuffle(key, nouns).sort((one, other) => used(one) - used(other))
  }

  #write({ wording, templates, sentences }: Way, { facts, moment, ref }: Telling): Sentence[] {
    if (ref) this.#references.add(ref.full)
    this.budget.spend(countWords(sentences.join(' ')))
    return sentences.map((text, index): Sentence => {
      const namesTime = /\{(?:on|time|earliest)\}/.test(templates[index] ?? '')
      return { text, facts, wording, ...(namesTime && moment && { moment }) }
    })
  }
}

function fitting(ways: readonly Way[], { room }: Telling): readonly Way[] {
  if (room === undefined) return ways
  return ways.filter(({ sentences }) => countWords(sentences.join(' ')) <= room)
}

/**
 * Whether it opens with its date or hour, as in "On Thursday, December 3, …": two of those in a row read
 * like a timetable. Undefined if it names neither.
 */
function opensWithTime(template = ''): boolean | undefined {
  if (!/\{(?:on|time|earliest)\}/.test(template)) return undefined
  return /^\{on\}|^(?:[A-Z]\w+ )?(?:\w+ )?\{(?:time|earliest)\}/.test(template)
}
