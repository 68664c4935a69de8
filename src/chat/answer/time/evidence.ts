import type { AnyFact } from '#sky/any-fact.ts'
import type { TransitBody } from '#sky/events.ts'
import type { SkyPositionFact } from '#sky/forecast-facts.ts'
import { skyPositionFact } from '#sky/sky-position.ts'
import type { ChatSky } from '../../chat-sky.ts'
import type { DatedFact, Reason, Window } from '../../findings.ts'
import type { Span } from '../../question.ts'
import { addDays } from '../../understand/dates/calendar.ts'

/** Where a body is at noon of the reader's day. */
export function positionOn(
  date: string,
  body: TransitBody,
  { ephemeris, chart, timeZone }: ChatSky,
): SkyPositionFact {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' })
  return skyPositionFact(ephemeris, body, new Date(noon.epochMilliseconds), chart.houses?.cusps)
}

/** Evidence for the name of a day on which nothing else is: where the Moon is then. */
export function dayFact(date: string, sky: ChatSky): AnyFact {
  return positionOn(date, 'moon', sky)
}

/** Evidence for the dates in the words of a span. */
export function spanFacts({ from, to, words }: Span, sky: ChatSky): AnyFact[] {
  const dates = new Set([from, to])
  if (/\bafter\b/.test(words)) dates.add(addDays(from, -1))
  if (/\bbefore\b/.test(words)) dates.add(addDays(to, 1))
  return [...dates].map((date) => dayFact(date, sky))
}

/** The moments of reasons, the strongest first, each once. */
export function momentsOf(reasons: readonly Reason[]): DatedFact[] {
  const ordered = [...reasons].sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const byId = new Map(ordered.map(({ moment }) => [moment.fact.id, moment]))
  return [...byId.values()]
}

/**
 * The moments of a window, the one that explains it first: an exact contact before a stay that the day shares with
 * the days around it.
 */
export function windowMoments({ reasons }: Pick<Window, 'reasons'>): DatedFact[] {
  const moments = momentsOf(reasons)
  const isExact = ({ fact }: DatedFact) => fact.kind === 'transit'
  return [...moments.filter(isExact), ...moments.filter((moment) => !isExact(moment))]
}

/** Facts that fall on the day of a window. */
export function dayFacts({ day, reasons }: Window, sky: ChatSky): AnyFact[] {
  const onTheDay = reasons.filter(({ moment }) => moment.date === day)
  const certain = onTheDay
    .filter(({ moment }) => moment.fact.certain)
    .map(({ moment }) => moment.fact)
  return certain.length > 0
    ? certain
    : [...onTheDay.map(({ moment }) => moment.fact), dayFact(day, sky)]
}
