import { datesAround } from '#lore/readers-clock.ts'
import { inOrderOfTime } from '#sky/almanac.ts'
import { almanacFact } from '#sky/almanac-facts.ts'
import type { Chart } from '#sky/chart.ts'
import { forecastFacts } from '#sky/forecast.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import { isInWindow } from '#sky/time-window.ts'
import type { Dates } from './read-dates.ts'
import { shownEvent } from './shown-fact.ts'

const MOST_EVENTS = 200

/** What the sky does between two dates, and what it does to a chart. In order of time. */
export function findEvents(skyCache: SkyCache, dates: Dates, chart?: Chart): ForecastFact[] {
  const { from, to, timeZone, window } = dates
  const almanac = skyCache.almanacOf(window)
  const facts = chart
    ? forecastFacts(almanac, chart, datesAround({ from, to }, timeZone))
    : almanac.events.map((event) => almanacFact(event))
  return inOrderOfTime(facts.filter(({ at }) => isInWindow(window, julianDay(Date.parse(at)))))
}

/** Lists only the weightiest if there are too many. */
export function listEvents(found: readonly ForecastFact[], { timeZone }: Dates) {
  const kept = found.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_EVENTS)
  const leftOut = found.length - kept.length
  return {
    timeZone,
    events: inOrderOfTime(kept).map((fact) => shownEvent(fact, timeZone)),
    ...(leftOut > 0 && { leftOut }),
  }
}
