import type { SeededRandom } from '../prose/seeded-random.ts'

/** The forms of the sentences of one text, dealt so that none comes twice in a row. */
export class Forms {
  readonly #random: SeededRandom
  readonly #forms = new Map<string, number>()
  readonly #asked = new Map<string, number>()
  #uses = 0

  constructor(random: SeededRandom) {
    this.#random = random
  }

  /** The form that this text has used least, and longest ago. */
  next<Form extends string>(kind: string, forms: readonly Form[]): Form {
    const usedAt = (form: Form) => this.#forms.get(`${kind}/${form}`) ?? 0
    const [least] = this.#random
      .shuffle(`${kind}/${this.#uses}`, forms)
      .toSorted((one, other) => usedAt(one) - usedAt(other))
    if (least === undefined) throw new Error(`No forms of ${kind}`)
    this.#uses += 1
    this.#forms.set(`${kind}/${least}`, this.#uses)
    return least
  }

  /** An unused item of the list, on every other call only; undefined after `most` of them. */
  once(kind: string, items: readonly string[], most = items.length): string | undefined {
    const asked = (this.#asked.get(kind) ?? 0) + 1
    this.#asked.set(kind, asked)
    const unused = items.filter((item) => !this.#forms.has(`${kind}/${item}`))
    const isDue = asked % 2 === 1 && items.length - unused.length < most
    return isDue && unused.length > 0 ? this.next(kind, unused) : undefined
  }

  /** Returns an item drawn with `once` that was not printed. */
  giveBack(kind: string, item: string): void {
    this.#forms.delete(`${kind}/${item}`)
  }
}
