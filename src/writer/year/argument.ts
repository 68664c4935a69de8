import { pointYears } from '#lore/corpus/year/points.ts'
import { yearArguments } from '#lore/corpus/year/years.ts'
import type { House } from '#lore/house.ts'
import type { YearArgument, YearLord } from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Contact } from '../horoscope/contacts.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { Reader } from '../horoscope/reader.ts'
import type { YearPlan } from './plan.ts'

/** The sentences of what a year asks, and the part of the year that it is about. */
export interface Argued {
  asks: Draft
  opens: readonly Draft[]
  middle: Draft
  answers: readonly Draft[]
  task: Draft
  /** The dates or instants that it covers. */
  from: string
  until: string
}

/** The question of a year and its answer: by its house, or without a birth time by what its heaviest transit touches. */
export function argueYear(narration: Narration, { lead, stops }: YearPlan): Argued | undefined {
  const { reader } = narration
  const year = mainYear(reader)
  if (!year) {
    const contact = [lead, ...stops.map((stop) => stop.contact)].find(({ point }) => hasYear(point))
    return contact && argueLead(narration, contact)
  }
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const house = year.house as House
  const all = yearArguments[house].map((argument, index) =>
    namedArgument(`year/${house}/${index}`, argument, (says) =>
      /birthday/i.test(says) ? [year.id, ...birthdays] : [year.id],
    ),
  )
  const { startDate, endDate } = reader.period
  return narrateArgument(narration, narration.narrator.random.shuffle(`year ${house}`, all), {
    from: year.at > startDate ? year.at : startDate,
    until: year.until < endDate ? year.until : endDate,
  })
}

function argueLead(narration: Narration, { point, fact }: Contact): Argued | undefined {
  const argument = pointYears[point as YearLord]
  const { startDate, endDate } = narration.reader.period
  const named = namedArgument(`year/${point}`, argument, () => [fact.id])
  return narrateArgument(narration, [named], { from: startDate, until: endDate })
}

const hasYear = (point: Contact['point']) => point !== undefined && point in pointYears

/** The year of life that most of the period belongs to. */
export function mainYear(reader: Reader): ProfectionFact | undefined {
  const { startDate, endDate } = reader.period
  const days = ({ at, until }: ProfectionFact) =>
    Math.min(Date.parse(endDate), Date.parse(until)) -
    Math.max(Date.parse(startDate), Date.parse(at))
  return reader.ofKind('profection').toSorted((one, other) => days(other) - days(one))[0]
}

function namedArgument(
  name: string,
  { asks, opens, middle, answers, task }: YearArgument,
  factsOf: (says: string) => readonly string[],
) {
  const lines = [asks, ...opens, middle, ...answers, task].map((says) => ({
    says,
    facts: factsOf(says),
  }))
  return { name, lines, opens: opens.length }
}

function narrateArgument(
  { narrator }: Narration,
  units: ReturnType<typeof namedArgument>[],
  { from, until }: Pick<Argued, 'from' | 'until'>,
): Argued | undefined {
  const unit =
    units.find((one) => narrator.canNarrate(one)) ?? units.find((one) => narrator.mayRepeat(one))
  if (!unit) return undefined
  const [asks, ...drafts] = narrator.unit(unit, { mayRepeat: true }) ?? []
  const middle = drafts[unit.opens]
  const task = drafts.at(-1)
  if (!asks || !middle || !task) return undefined
  return {
    asks,
    opens: drafts.slice(0, unit.opens),
    middle,
    answers: drafts.slice(unit.opens + 1, -1),
    task,
    from,
    until,
  }
}
