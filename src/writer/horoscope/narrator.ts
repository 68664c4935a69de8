import type { Entry } from '#lore/natal-entries.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { RecentlyUsed, Sentence } from '../writer.ts'
import { countWords, fill, type Slots, slotsIn, type When } from './fill.ts'
import { type Candidate, Memory } from './memory.ts'
import type { Reference } from './references.ts'

interface Telling {
  when?: When
  ref?: Reference
  facts: string[]
  /** The fact whose date or hour a sentence with {on} or {time} names. */
  moment?: string
  /** So many words are left for it. */
  room?: number
}

export interface EntryTelling extends Telling {
  entries: readonly Entry[]
  words?: Record<string, string>
  /** So many fresh wordings are left to shorter texts, which tell the same fact later. */
  spare?: number
  /** Which of them are told before the others. */
  isFavored?: (entry: Entry) => boolean
}

export interface LineTelling extends Telling {
  /** In the corpus: `turn/easy-hard`. */
  name: string
  lines: readonly string[]
  /** For each slot, the words that may stand there. */
  words?: Record<string, readonly string[]>
  /** Rather repeats something than says nothing. */
  isNeeded?: boolean
}

/** How many ways to fill one line are looked at. */
const FILLINGS = 12

/**
 * Chooses the words of one text: nothing that the person was told lately, nothing twice, and the
 * same for the same seed.
 */
export class Narrator {
  readonly chance: SeededRandom
  readonly #memory: Memory
  readonly #nounsUsed = new Map<string, number>()
  readonly #titles = new Set<string>()
  readonly #references = new Set<string>()
  #words = 0

  constructor(chance: SeededRandom, told: RecentlyUsed | undefined) {
    this.chance = chance
    this.#memory = new Memory(told)
  }

  /** Of all that was told up to now. */
  get words(): number {
    return this.#words
  }

  /** A wording of the corpus; nothing when none is fresh and fits. */
  tell({ entries, spare = 0, isFavored, ...telling }: EntryTelling): Sentence[] | undefined {
    const candidates = entries.map(
      ({ id, wording }): Candidate => ({
        wording: id,
        view: wording.view,
        beginsWithTime: beginsWithTime(wording.sentences[0]),
        sentences: wording.sentences.map((text) => this.#fill(text, telling)),
      }),
    )
    const fresh = candidates.filter((candidate) => this.#memory.isFresh(candidate))
    if (fresh.length <= spare) return undefined
    const key = `${telling.facts.join()} ${entries[0]?.id}`
    const shuffled = this.chance.shuffle(key, this.#fitting(fresh, telling))
    const favored = new Set(entries.filter((entry) => isFavored?.(entry)).map(({ id }) => id))
    const chosen =
      this.#memory.firstFresh(shuffled.filter(({ wording }) => favored.has(wording))) ??
      this.#memory.firstFresh(shuffled)
    if (!chosen) return undefined
    const template = entries.find(({ id }) => id === chosen.wording)?.wording.sentences ?? []
    return this.#print(chosen, template, telling)
  }

  /** One line of our frames, filled. */
  line({ name, lines, words = {}, isNeeded = false, ...telling }: LineTelling) {
    const order = this.chance.shuffle(`${name} ${telling.facts.join()}`, [...lines.keys()])
    const templates = new Map<string, { template: string; nouns: string[] }>()
    const candidates = order.flatMap((index) => {
      const template = lines[index] as string
      return this.#fillings(template, words, name).map((filling): Candidate => {
        const sentence = this.#fill(template, { ...telling, words: filling })
        templates.set(sentence, { template, nouns: Object.values(filling) })
        const wording = `${name}/${index + 1}`
        return { wording, beginsWithTime: beginsWithTime(template), sentences: [sentence] }
      })
    })
    const chosen =
      this.#memory.firstFresh(this.#fitting(candidates, telling)) ??
      (isNeeded ? this.#memory.leastBad(candidates) : undefined)
    if (!chosen) return undefined
    const { template, nouns } = templates.get(chosen.sentences[0] as string) ?? { nouns: [] }
    for (const noun of nouns) this.#nounsUsed.set(noun, (this.#nounsUsed.get(noun) ?? 0) + 1)
    return this.#print(chosen, template ? [template] : [], telling)[0]
  }

  /** Not a sentence, so it may return; but not in the same text. */
  title(name: string, titles: readonly string[]): string {
    const shuffled = this.chance.shuffle(`title ${name}`, titles)
    const title = shuffled.find((text) => !this.#titles.has(text)) ?? (shuffled[0] as string)
    this.#titles.add(title)
    return title
  }

  #fill(template: string, { ref, ...slots }: Telling & Pick<Slots, 'words'>): string {
    const isAgain = ref && this.#references.has(ref.full)
    return fill(template, { ...slots, ref: isAgain ? ref.again : ref?.full })
  }

  #fitting(candidates: Candidate[], { room }: Telling): Candidate[] {
    if (room === undefined) return candidates
    return candidates.filter(({ sentences }) => countWords(sentences.join(' ')) <= room)
  }

  /** Words for every slot, those first that this text has not used. */
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
    // Nothing is said twice in one line.
    const varied = fillings.filter((it) => new Set(Object.values(it)).size === slots.length)
    return varied.slice(0, FILLINGS)
  }

  #freshFirst(key: string, nouns: readonly string[]): string[] {
    const used = (noun: string) => this.#nounsUsed.get(noun) ?? 0
    return this.chance.shuffle(key, nouns).sort((one, other) => used(one) - used(other))
  }

  #print(
    chosen: Candidate,
    templates: readonly string[],
    { facts, moment, ref }: Telling,
  ): Sentence[] {
    this.#memory.keep(chosen)
    if (ref) this.#references.add(ref.full)
    this.#words += countWords(chosen.sentences.join(' '))
    return chosen.sentences.map((text, index): Sentence => {
      const names = /\{(?:on|time|earliest)\}/.test(templates[index] ?? '')
      const sentence = { text, facts, wording: chosen.wording }
      return names && moment ? { ...sentence, moment } : sentence
    })
  }
}

/**
 * Whether it opens with its date or hour, "On Thursday, December 3, …": two of those in a row read
 * like a timetable. Nothing of what names neither.
 */
function beginsWithTime(template = ''): boolean | undefined {
  if (!/\{(?:on|time|earliest)\}/.test(template)) return undefined
  return /^\{on\}|^(?:[A-Z]\w+ )?(?:\w+ )?\{(?:time|earliest)\}/.test(template)
}
