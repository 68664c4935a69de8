import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import { weekdays } from './date-words.ts'
import type { CalendarDay, ClockTime } from './mention.ts'

const DAY = 86_400_000

/** Whether it happens on that day in UTC, or lasts into it. */
export function occursOn(fact: ForecastFact, day: CalendarDay): boolean {
  return datesOf(fact).some((date) => isDay(date, day))
}

/**
 * Whether it happens at that minute in UTC, or begins or ends then.
 *
 * @param day given when the sentence names several
 */
export function occursAt(
  fact: ForecastFact,
  { clock, edge }: ClockTime,
  day?: CalendarDay,
): boolean {
  return instantsOf(fact, edge).some(
    (instant) => instant.slice(11, 16) === clock && (!day || isDay(instant.slice(0, 10), day)),
  )
}

function instantsOf(fact: ForecastFact, edge: ClockTime['edge']): string[] {
  if (fact.kind === 'transit') return transitInstants(fact, edge)
  if (!('until' in fact) || edge === 'start') return [fact.at]
  return edge === 'end' ? [fact.until] : [fact.at, fact.until]
}

/** With an unknown hour of birth it may come as early as the one and as late as the other. */
function transitInstants(
  { at, earliest = at, latest = at }: TransitFact,
  edge: ClockTime['edge'],
): string[] {
  if (edge === 'start') return [at, earliest]
  return edge === 'end' ? [at, latest] : [at, earliest, latest]
}

function datesOf(fact: ForecastFact): string[] {
  const first = fact.at.slice(0, 10)
  if (!('until' in fact)) return [first]
  // What ends at midnight does not reach the next day.
  const dates = [first]
  for (let day = Date.parse(first) + DAY; day < Date.parse(fact.until); day += DAY) {
    dates.push(new Date(day).toISOString().slice(0, 10))
  }
  return dates
}

function isDay(date: string, { weekday, month, dayOfMonth, year }: CalendarDay): boolean {
  const [ofYear, ofMonth, day] = date.split('-').map(Number)
  return (
    (weekday === undefined || weekday === weekdays[new Date(date).getUTCDay()]) &&
    (month === undefined || month === ofMonth) &&
    (dayOfMonth === undefined || dayOfMonth === day) &&
    (year === undefined || year === ofYear)
  )
}
