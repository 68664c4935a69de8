import type {
  ProfectionFact,
  TimedFact,
  TransitFact,
  TransitWindowFact,
} from '#sky/forecast-facts.ts'
import { weekdays } from '../calendar-names.ts'
import type { CalendarDay, ClockTime, DayPart } from './mention.ts'

const DAY = 86_400_000

/** Whether the event falls on that UTC day or extends into it. */
export function occursOn(fact: TimedFact, day: CalendarDay): boolean {
  return datesOf(fact).some((date) => isDay(date, day))
}

/** Whether the event falls on that date or extends into it. */
export function isOnDate(fact: TimedFact, date: string): boolean {
  return datesOf(fact).includes(date)
}

/** A sentence about a long stay names the days on which it begins and ends. */
export function isLongStay(fact: TimedFact): fact is TransitWindowFact | ProfectionFact {
  return fact.kind === 'transit-window' || fact.kind === 'profection'
}

/** Whether a stay near a point begins or ends on a day, as the sentence says. */
export function isEdgeOf(
  { at, until }: TransitWindowFact | ProfectionFact,
  day: CalendarDay,
  edge: ClockTime['edge'],
): boolean {
  const dates = [...(edge === 'end' ? [] : [at]), ...(edge === 'start' ? [] : [until])]
  return dates.some((instant) => isDay(instant.slice(0, 10), day))
}

/**
 * Whether the event happens, begins or ends at that UTC minute.
 *
 * @param day only when the sentence names several days
 */
export function occursAt(fact: TimedFact, { clock, edge }: ClockTime, day?: CalendarDay): boolean {
  return instantsOf(fact, edge).some(
    (instant) => instant.slice(11, 16) === clock && (!day || isDay(instant.slice(0, 10), day)),
  )
}

const hours: Record<DayPart, [from: number, to: number][]> = {
  early: [[0, 9]],
  overnight: [
    [21, 24],
    [0, 7],
  ],
  morning: [[3, 12]],
  afternoon: [[12, 18]],
  evening: [[17, 24]],
  night: [
    [20, 24],
    [0, 6],
  ],
}

/** Whether the event happens, begins or ends in that part of a day. */
export function occursIn(fact: TimedFact, part: DayPart): boolean {
  return instantsOf(fact, undefined).some((instant) => {
    const hour = Number(instant.slice(11, 13))
    return hours[part].some(([from, to]) => hour >= from && hour < to)
  })
}

/** Whether a stay of the Moon includes that UTC minute. */
export function includesTime(fact: TimedFact, { clock }: ClockTime): boolean {
  if (!('until' in fact) || isLongStay(fact)) return false
  return datesOf(fact).some((date) => {
    const instant = `${date}T${clock}`
    return fact.at.slice(0, 16) <= instant && instant <= fact.until.slice(0, 16)
  })
}

function instantsOf(fact: TimedFact, edge: ClockTime['edge']): string[] {
  if (fact.kind === 'transit') return transitInstants(fact, edge)
  if (!('until' in fact) || edge === 'start') return [fact.at]
  return edge === 'end' ? [fact.until] : [fact.at, fact.until]
}

/** With an unknown birth time the transit falls between `earliest` and `latest`. */
function transitInstants(
  { at, earliest = at, latest = at }: TransitFact,
  edge: ClockTime['edge'],
): string[] {
  if (edge === 'start') return [at, earliest]
  return edge === 'end' ? [at, latest] : [at, earliest, latest]
}

function datesOf(fact: TimedFact): string[] {
  const first = fact.at.slice(0, 10)
  if (!('until' in fact)) return [first]
  if (isLongStay(fact)) return [first, fact.until.slice(0, 10)]
  // An event that ends at midnight does not reach the next day.
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
