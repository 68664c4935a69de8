import type { ProfectionFact, TransitFact } from '#sky/forecast-facts.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { passesInYear, type YearContact } from './contacts.ts'

/** The year of life that has most of the twelve months; none without a birth time. */
export function mainYear(reader: Reader): ProfectionFact | undefined {
  return byLength(reader)[0]
}

/** The year of life in which the heaviest transit is exact: what it decides is the question of that year. */
export function yearOfLead(reader: Reader, lead: YearContact): ProfectionFact | undefined {
  const passes = passesInYear(reader, lead)
  const isIn = (year: ProfectionFact) =>
    isOfYear(year, lead) || passes.some((fact) => isOfYear(year, fact))
  const years = byLength(reader)
  return years.find(isIn) ?? years[0]
}

/** The passes of the heaviest transit that belong to the year of its question. */
export function decidingPasses(reader: Reader, lead: YearContact): TransitFact[] {
  const year = yearOfLead(reader, lead)
  const passes = passesInYear(reader, lead)
  const own = passes.filter((fact) => !year || isOfYear(year, fact))
  return own.length > 0 ? own : passes
}

export const isOfYear = ({ at, until }: ProfectionFact, one: { at: string }) =>
  dateOf(one.at) >= dateOf(at) && dateOf(one.at) < dateOf(until)

function byLength(reader: Reader): ProfectionFact[] {
  const { startDate, endDate } = reader.period
  const days = ({ at, until }: ProfectionFact) =>
    Math.min(Date.parse(endDate), Date.parse(until)) -
    Math.max(Date.parse(startDate), Date.parse(at))
  return reader.ofKind('profection').toSorted((one, other) => days(other) - days(one))
}
