import { type Almanac, inOrderOfTime } from './almanac.ts'
import { almanacFact } from './almanac-facts.ts'
import type { Chart } from './chart.ts'
import type { Transit } from './events.ts'
import type { ForecastFact, TransitFact } from './forecast-facts.ts'
import { transitWeight } from './forecast-weights.ts'
import { houseEntryFacts, moonInHouseFacts, moonInSignFacts } from './house-ingresses.ts'
import { type CalendarDate, utcDates } from './time-window.ts'
import { natalTargets, transits } from './transits.ts'

/**
 * Every fact about the window of the almanac for one person, by descending weight, then by time.
 * @param dates of the person's calendar, from the one in which the window begins
 */
export function forecastFacts(
  almanac: Almanac,
  chart: Chart,
  dates: readonly CalendarDate[] = utcDates(almanac.window),
): ForecastFact[] {
  const cusps = chart.houses?.cusps
  const facts: ForecastFact[] = [
    ...transits(almanac, natalTargets(chart)).map(transitFact),
    ...almanac.events.map((event) => almanacFact(event, cusps)),
    ...moonInSignFacts(almanac, dates),
    ...(cusps ? houseEntryFacts(almanac, cusps) : []),
    ...(cusps ? moonInHouseFacts(almanac, cusps, dates) : []),
  ]
  return withUniqueIds(inOrderOfTime(facts)).sort((one, other) => other.weight - one.weight)
}

export function transitFact({ body, aspect, natal, at, earliest, latest }: Transit): TransitFact {
  const date = at.slice(0, 10)
  const fact: TransitFact = {
    id: `transit:${body}~${natal}:${aspect}:${date}`,
    kind: 'transit',
    body,
    natal,
    aspect,
    at,
    weight: transitWeight(body, natal, aspect),
    certain: true,
  }
  if (!earliest || !latest) return fact
  return {
    ...fact,
    earliest,
    latest,
    certain: earliest.startsWith(date) && latest.startsWith(date),
  }
}

/**
 * Around a station a body may cross the same point twice on one date: the id of the second crossing
 * gets the suffix `:2`.
 */
export function withUniqueIds<Fact extends ForecastFact>(facts: Fact[]): Fact[] {
  const times = new Map<string, number>()
  return facts.map((fact) => {
    const time = (times.get(fact.id) ?? 0) + 1
    times.set(fact.id, time)
    return time === 1 ? fact : { ...fact, id: `${fact.id}:${time}` }
  })
}
