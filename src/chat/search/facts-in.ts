import { inOrderOfTime } from '#sky/almanac.ts'
import { almanacFact } from '#sky/almanac-facts.ts'
import type { TransitBody } from '#sky/events.ts'
import { transitFact, withUniqueIds } from '#sky/forecast.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { houseEntryFacts } from '#sky/house-ingresses.ts'
import { julianDay } from '#sky/julian-day.ts'
import { isInWindow, type TimeWindow } from '#sky/time-window.ts'
import { natalTargets, transits } from '#sky/transits.ts'
import type { ChatSky } from '../chat-sky.ts'

/** Every event of a window for a chart, in order of time; the Moon's transits only on request. */
export function factsIn(
  sky: ChatSky,
  window: TimeWindow,
  { withMoon = false }: { withMoon?: boolean } = {},
): ForecastFact[] {
  // Ids depend on the events of the whole UTC date.
  const almanac = sky.almanacOf(wholeDates(window))
  const cusps = sky.chart.houses?.cusps
  const left: TransitBody[] = withMoon ? ['chiron'] : ['chiron', 'moon']
  const courses = almanac.courses.filter(({ body }) => !left.includes(body))
  const shown = { ...almanac, courses }
  const facts: ForecastFact[] = [
    ...transits(shown, natalTargets(sky.chart)).map(transitFact),
    ...almanac.events.map((event) => almanacFact(event, cusps)),
    ...(cusps ? houseEntryFacts(shown, cusps) : []),
  ]
  return withUniqueIds(inOrderOfTime(facts)).filter(({ at }) =>
    isInWindow(window, julianDay(Date.parse(at))),
  )
}

function wholeDates({ fromJdUt, toJdUt }: TimeWindow): TimeWindow {
  return { fromJdUt: Math.floor(fromJdUt - 0.5) + 0.5, toJdUt: Math.ceil(toJdUt - 0.5) + 0.5 }
}
