import { pointYears } from '#lore/corpus/year/points.ts'
import { yearArguments } from '#lore/corpus/year/years.ts'
import type { House } from '#lore/house.ts'
import type { YearArgument, YearLord } from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Contact } from '../horoscope/contacts.ts'
import type { Reader } from '../horoscope/reader.ts'
import type { Draft } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import type { YearPlan } from './plan.ts'

/** The sentences of what a year asks, and the part of the year that it is about. */
export interface Argued {
  asks: Draft
  opens: readonly Draft[]
  middle: Draft
  answers: readonly Draft[]
  task: Draft
  /** The dates or instants between which it is told. */
  from: string
  until: string
}

/** The question of a year and its answer: by its house, or without a birth time by what its heaviest transit touches. */
export function argueYear(telling: Telling, { lead, stops }: YearPlan): Argued | undefined {
  const { reader } = telling
  const year = mainYear(reader)
  if (!year) {
    const contact = [lead, ...stops.map((stop) => stop.contact)].find(({ point }) => hasYear(point))
    return contact && argueLead(telling, contact)
  }
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const house = year.house as House
  const all = yearArguments[house].map((argument, index) =>
    namedArgument(`year/${house}/${index}`, argument, (says) =>
      /birthday/i.test(says) ? [year.id, ...birthdays] : [year.id],
    ),
  )
  const { startDate, endDate } = reader.period
  return told(telling, telling.teller.random.shuffle(`year ${house}`, all), {
    from: year.at > startDate ? year.at : startDate,
    until: year.until < endDate ? year.until : endDate,
  })
}

function argueLead(telling: Telling, { point, fact }: Contact): Argued | undefined {
  const argument = pointYears[point as YearLord]
  const { startDate, endDate } = telling.reader.period
  const named = namedArgument(`year/${point}`, argument, () => [fact.id])
  return told(telling, [named], { from: startDate, until: endDate })
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

function told(
  { teller }: Telling,
  units: ReturnType<typeof namedArgument>[],
  { from, until }: Pick<Argued, 'from' | 'until'>,
): Argued | undefined {
  const unit =
    units.find((one) => teller.canTell(one)) ?? units.find((one) => teller.mayRepeat(one))
  if (!unit) return undefined
  const [asks, ...drafts] = teller.unit(unit, { mayRepeat: true }) ?? []
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
