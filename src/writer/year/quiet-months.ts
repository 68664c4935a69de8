import type { Narration } from '../horoscope/narration.ts'
import { paragraphOf } from '../horoscope/narrator.ts'
import { dateOf } from '../horoscope/reader.ts'
import type { Paragraph } from '../writer.ts'
import { contactsOfYear, type YearContact } from './contacts.ts'

/** Says that nothing is exact in a gap of several whole months between two narrated events. */
export class QuietMonths {
  readonly #narration: Narration
  readonly #busy: ReadonlySet<string>
  #narratedUntil: string

  constructor(narration: Narration) {
    this.#narration = narration
    const { reader } = narration
    const begins = contactsOfYear(reader).map(({ at }) => at)
    // Without a birth time what lasts has no day, and what begins in the last weeks ends after the year.
    const stays = reader.spine.ascendant
      ? []
      : reader.ofKind('transit-window').flatMap(({ at, touch }) => (touch === 'exact' ? [at] : []))
    this.#busy = new Set([...begins, ...stays].map(monthOf))
    this.#narratedUntil = narration.reader.period.startDate
  }

  /** Records that something other than a contact is narrated. */
  markNarrated(at: string): void {
    if (at > this.#narratedUntil) this.#narratedUntil = at
  }

  /** The sentence before a contact, which counts as narrated from here on. */
  before({ at, fact }: YearContact): Paragraph[] {
    const quiet = this.#narrate(at, fact.id)
    this.markNarrated(at)
    return quiet
  }

  afterLast({ fact }: YearContact): Paragraph[] {
    return this.#narrate(this.#narration.reader.period.endDate, fact.id)
  }

  #narrate(until: string, fact: string): Paragraph[] {
    const { reader, narrator } = this.#narration
    const months = monthsBetween(dateOf(this.#narratedUntil), dateOf(until))
    const count = numbers[months.length]
    if (!count) return []
    if (months.some((month) => this.#busy.has(month))) return []
    const { startDate, endDate } = reader.period
    const ways = this.#narratedUntil === startDate ? atFirst : until === endDate ? atLast : between
    return paragraphOf([narrator.state('quiet-months', ways(count), { facts: [fact] })])
  }
}

/** A single quiet month needs no explanation. */
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const atFirst = (count: string) => [
  `The first ${count} months are quiet in your chart, and nothing has to be answered yet.`,
  `No slow planet asks anything of you for the first ${count} months, so there's time to look around.`,
]

// A stay may go on, and the days at either end belong to no whole month.
const between = () => [
  "Then your chart is quiet for a while, and what you've found out can turn into habit.",
  'After that your chart asks nothing new of you for a while, and you can get on with things.',
  'Then nothing new comes for a while, and you may be glad of the rest.',
]

const atLast = (count: string) => [
  `The last ${count} months bring no new subject, and what you've found out can turn into habit.`,
  `For the last ${count} months your chart asks nothing new of you, and you can get on with things.`,
]

const monthOf = (at: string) => dateOf(at).slice(0, 7)

/** The whole months between two dates, as `2027-05`. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  let month = Temporal.PlainYearMonth.from(from.slice(0, 7)).add({ months: 1 })
  for (; `${month}` < to.slice(0, 7); month = month.add({ months: 1 })) months.push(`${month}`)
  return months
}
