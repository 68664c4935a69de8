import type { Line, Trait } from '#lore/character.ts'
import { clash, type Facet, oppositeTrait, type Tag } from '#lore/synthesis/tags.ts'
import { Picker } from '../prose/picker.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import { fillTemplate } from '../prose/template.ts'
import type { Candidate, UsageHistory } from '../prose/usage-history.ts'
import { Rhythm } from './rhythm.ts'

/** A sentence or two of the text, with the facts that it rests on. */
export interface Draft {
  text: string
  facts: readonly string[]
  wording: string
}

/** What a line claims, and the point that it claims it of. */
export interface Claimed {
  trait: Trait
  of: string
}

/** An axis on which the text says that two sides of the person differ. */
export interface NamedTension {
  one: Trait
  other: Trait
  /** The points of the side that has `one`. */
  ones: readonly string[]
  others: readonly string[]
}

interface Ground {
  random: SeededRandom
  history: UsageHistory
  /** Traits that a rejected paragraph claimed. */
  forbidden?: readonly Trait[]
  /** Whether a reader who has read every line may read one again. */
  mayRepeat?: boolean
}

/** A line that must not stand where it would. */
export const UNFIT = 10

/** Chooses the lines of one text: new to the reader, and never against what the text has already claimed. */
export class PortraitNarrator {
  readonly random: SeededRandom
  readonly rhythm = new Rhythm()
  readonly #picker: Picker
  readonly #history: UsageHistory
  readonly #whenUsedUp: 'skip' | 'repeat'
  readonly #claimed: Claimed[] = []
  readonly #forbidden: ReadonlySet<Trait>
  readonly #tensions: NamedTension[] = []
  readonly #forms = new Map<string, number>()
  /** Wordings of this text. */
  readonly #used = new Set<string>()
  readonly #traits = new Map<string, readonly Trait[]>()
  readonly #asked = new Map<string, number>()
  #uses = 0

  constructor({ random, history, forbidden = [], mayRepeat = false }: Ground) {
    this.random = random
    this.#picker = new Picker(history)
    this.#history = history
    this.#forbidden = new Set(forbidden)
    this.#whenUsedUp = mayRepeat ? 'repeat' : 'skip'
  }

  get claimed(): readonly Claimed[] {
    return this.#claimed
  }

  get tensions(): readonly NamedTension[] {
    return this.#tensions
  }

  /** What a line of this text claims of the person. */
  traitsOf(wording: string): readonly Trait[] {
    return this.#traits.get(wording) ?? []
  }

  /** Lets each side claim its end of an axis, because the text says that they pull apart. */
  allowTension(tension: NamedTension): void {
    this.#tensions.push(tension)
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
      .map((line, index) => ({ line, wording: `${name}/${index + 1}`, sentences: [line.says] }))
      .filter(({ line }) => suits(line.says) && this.#fits(line, of))
    const fresh = this.#picker
      .fresh(fitting)
      .filter(({ line }) => !this.#history.hasReadBeginning(line.says))
    const isOld = fresh.length === 0 && this.#whenUsedUp === 'repeat'
    const candidates = isOld ? fitting.filter((one) => this.#mayComeBack(one)) : fresh
    const ranked = this.random
      .shuffle(name, candidates)
      .map((candidate) => ({
        candidate,
        penalty: this.rhythm.penaltyOf(print(candidate.line.says)),
      }))
      .filter(({ penalty }) => penalty < UNFIT)
      .toSorted((one, other) => one.penalty - other.penalty)
    const best = ranked[0]?.candidate
    const picked = best && this.#picker.pick([best], { whenUsedUp: this.#whenUsedUp })
    if (!picked) return undefined
    this.#used.add(picked.wording)
    const { traits = [] } = picked.line
    if (traits.length > 0) this.#traits.set(picked.wording, traits)
    for (const trait of traits) this.#claimed.push({ trait, of })
    return { text: print(picked.line.says), says: picked.line.says, wording: picked.wording }
  }

  /**
   * The sentences of one thought: all of them, or none where the reader knows or has rejected one.
   *
   * @param sentences undefined for one that this text leaves out
   * @param of the point or the aspect that they describe
   */
  whole(
    name: string,
    sentences: readonly (string | undefined)[],
    { of, traits = [] }: { of: string; traits?: readonly Trait[] },
  ): Said[] | undefined {
    const all = sentences.flatMap((text, index) =>
      text === undefined
        ? []
        : [{ text, wording: `${name}/${index + 1}`, sentences: [text], claim: name }],
    )
    if (!all.every((one) => this.#canNarrate(one))) return undefined
    if (traits.some((trait) => this.#forbidden.has(trait))) return undefined
    for (const one of all) this.#picker.pick([one], { whenUsedUp: this.#whenUsedUp })
    const [first] = all
    if (first && traits.length > 0) this.#traits.set(first.wording, traits)
    for (const trait of traits) this.#claimed.push({ trait, of })
    return all
  }

  /** What the text has claimed that these traits of a point would deny, and no tension explains. */
  denied(traits: readonly Trait[], of: string): Claimed[] {
    const denies = (said: Claimed) => traits.some((trait) => oppositeTrait(trait) === said.trait)
    const known = this.#tensions
    return this.#claimed.filter(
      (said) =>
        denies(said) &&
        clashesIn([{ trait: oppositeTrait(said.trait), of }, said], known).length > 0,
    )
  }

  /**
   * One of our own sentences, which claim nothing of a person: new to the reader, and fit to stand here.
   * Undefined where there is none, unless it `isNeeded`.
   */
  say(
    name: string,
    lines: readonly string[],
    { slots = {}, isNeeded = false }: SayOptions = {},
  ): Said | undefined {
    const candidates = lines.map((line, index) => {
      const text = fillTemplate(line, slots)
      return { text, wording: `${name}/${index + 1}`, sentences: [text] }
    })
    return this.oneOf(name, candidates, isNeeded)
  }

  /** One of the candidates, as `say` chooses. */
  oneOf<Item extends Said & Candidate>(
    name: string,
    candidates: readonly Item[],
    isNeeded: boolean,
  ): Item | undefined {
    const ranked = this.random
      .shuffle(name, candidates)
      .map((item) => ({ item, penalty: this.rhythm.penaltyOf(item.text) }))
      .toSorted((one, other) => one.penalty - other.penalty)
    const fitting = ranked.filter(({ penalty }) => penalty < UNFIT)
    const isNew = ({ item }: { item: Item }) =>
      this.#picker.hasFresh([item]) &&
      !item.sentences.some((text) => this.#history.hasReadBeginning(text))
    const best = fitting.find(isNew) ?? (isNeeded ? ranked.find(isNew) : undefined)
    if (best) return this.#picker.pick([best.item], { whenUsedUp: 'skip' })
    if (!isNeeded) return undefined
    const all = (fitting.length > 0 ? fitting : ranked).map(({ item }) => item)
    const wanted = all.filter((item) => !this.#history.isUnwanted(item))
    return this.#picker.pick(wanted.length > 0 ? wanted : all, { whenUsedUp: 'repeat' })
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
    const picked = this.#picker.pick(shuffled, { whenUsedUp: 'repeat' })
    if (!picked) throw new Error(`No phrases for ${name}`)
    return picked.item
  }

  /** One of the items that this text has not used; undefined when it has used them all. */
  unused(name: string, items: readonly string[]): string | undefined {
    const left = items.filter((item) => !this.#used.has(`${name}/${item}`))
    if (left.length === 0) return undefined
    const item = this.phrase(name, left, (one) => one)
    this.#used.add(`${name}/${item}`)
    return item
  }

  /** The form that this text has used least and longest ago, so that none comes twice in a row. */
  form<Form extends string>(kind: string, forms: readonly Form[]): Form {
    const usedAt = (form: Form) => this.#forms.get(`${kind}/${form}`) ?? 0
    const [least] = this.random
      .shuffle(`${kind}/${this.#uses}`, forms)
      .toSorted((one, other) => usedAt(one) - usedAt(other))
    if (least === undefined) throw new Error(`No forms of ${kind}`)
    this.#uses += 1
    this.#forms.set(`${kind}/${least}`, this.#uses)
    return least
  }

  /** Something of the list that this text has not used yet; undefined after `most` of them, and every other time. */
  once(kind: string, items: readonly string[], most = items.length): string | undefined {
    const asked = (this.#asked.get(kind) ?? 0) + 1
    this.#asked.set(kind, asked)
    const unused = items.filter((item) => !this.#forms.has(`${kind}/${item}`))
    const isDue = asked % 2 === 1 && items.length - unused.length < most
    return isDue && unused.length > 0 ? this.form(kind, unused) : undefined
  }

  /** Something drawn with `once` was not printed. */
  giveBack(kind: string, item: string): void {
    this.#forms.delete(`${kind}/${item}`)
  }

  #canNarrate(candidate: Candidate): boolean {
    if (this.#used.has(candidate.wording)) return false
    return (
      this.#picker.hasFresh([candidate]) ||
      (this.#whenUsedUp === 'repeat' && !this.#history.isUnwanted(candidate))
    )
  }

  /** A line that the reader knows, and that this text has not used. */
  #mayComeBack(candidate: Candidate): boolean {
    return !this.#used.has(candidate.wording) && !this.#history.isUnwanted(candidate)
  }

  #opposing(trait: Trait): Claimed[] {
    return this.#claimed.filter((said) => said.trait === oppositeTrait(trait))
  }

  #fits({ traits = [] }: Line, of: string): boolean {
    return traits.every((trait) => {
      if (this.#forbidden.has(trait)) return false
      const tension = this.#tensions.find(({ one, other }) => one === trait || other === trait)
      if (tension) {
        const [own, across] =
          tension.one === trait ? [tension.ones, tension.others] : [tension.others, tension.ones]
        return own.includes(of) && this.#opposing(trait).every((said) => across.includes(said.of))
      }
      return this.#opposing(trait).length === 0
    })
  }
}

/** A sentence as it is printed. */
export interface Said {
  text: string
  wording: string
}

interface SayOptions {
  slots?: Readonly<Record<string, string>>
  isNeeded?: boolean
}

interface LineOptions {
  print?: (says: string) => string
  suits?: (says: string) => boolean
}

/** The part of a person that a point speaks for. */
const facets: Partial<Record<string, Facet>> = {
  asc: 'impression',
  sun: 'purpose',
  moon: 'feeling',
  mercury: 'mind',
  venus: 'love',
  mars: 'drive',
  jupiter: 'faith',
  saturn: 'duty',
}

/** One for each part of a person that a point, an aspect or a group of planets is of; the bare trait where none is. */
function tagsOf({ trait, of }: Claimed): Tag[] {
  const named = of.split(/[:~+]/).flatMap((point) => facets[point] ?? [])
  return named.length > 0 ? named.map((facet): Tag => `${trait}.${facet}`) : [trait]
}

function contradict(one: Claimed, other: Claimed): boolean {
  return tagsOf(one).some((first) => tagsOf(other).some((second) => clash(first, second)))
}

/** Opposite claims of one part of the person, or of the whole, that no named tension explains. A text has none. */
export function clashesIn(
  claimed: readonly Claimed[],
  tensions: readonly NamedTension[],
): [Claimed, Claimed][] {
  return claimed.flatMap((one, index) =>
    claimed.slice(index + 1).flatMap((other): [Claimed, Claimed][] => {
      if (!contradict(one, other)) return []
      const isNamed = tensions.some(
        ({ one: first, other: second, ones, others }) =>
          (first === one.trait &&
            second === other.trait &&
            ones.includes(one.of) &&
            others.includes(other.of)) ||
          (first === other.trait &&
            second === one.trait &&
            ones.includes(other.of) &&
            others.includes(one.of)),
      )
      return isNamed ? [] : [[one, other]]
    }),
  )
}
