import { inOrderOfTime } from '#sky/almanac.ts'
import { signedDifference } from '#sky/aspects.ts'
import { planets } from '#sky/bodies.ts'
import {
  longestSeriesDays,
  type TransitSeries,
  transitSeries,
} from '#sky/forecast/transit-series.ts'
import { ORB_DEGREES } from '#sky/forecast/transit-windows.ts'
import { julianDay } from '#sky/julian-day.ts'
import { type TimeWindow, widened } from '#sky/time-window.ts'
import { approaches, natalTargets } from '#sky/transits.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { EventPattern } from '../question.ts'
import { type PickContext, type PickedEvent, pickInstant, type Which } from './pick-event.ts'
import { clipped } from './reach.ts'

/** The planets that a question without a body is about. The Moon's transits last only hours. */
const transiting = planets.filter((planet) => planet !== 'moon')

interface TransitSearch {
  window: TimeWindow
  which: Which
  context: PickContext
}

/**
 * When a transit is exact. `begin` and `end` are the first and the last exact pass of the series that is
 * running, the weightiest if several are, or else of the next series.
 */
export function pickTransit(
  sky: ChatSky,
  pattern: EventPattern,
  { window, which, context }: TransitSearch,
): PickedEvent {
  const series = seriesOf(sky, pattern, window).filter(({ passes }) => passes.length > 0)
  if ((which !== 'begin' && which !== 'end') || context.span)
    return pickInstant(inOrderOfTime(series.flatMap(({ passes }) => passes)), which, context)
  const running = series
    .filter((each) => isRunning(sky, each, context.now))
    .sort((one, other) => weightOf(other) - weightOf(one))[0]
  const next = series
    .filter(({ passes }) => Date.parse(passes[0]?.at ?? '') > context.now)
    .sort((one, other) => ((one.passes[0]?.at ?? '') < (other.passes[0]?.at ?? '') ? -1 : 1))[0]
  const all = (running ?? next)?.passes ?? []
  if (which === 'end') return { answer: all.at(-1), all }
  return { answer: all[0], until: all.length > 1 ? all.at(-1) : undefined, all }
}

function seriesOf(
  sky: ChatSky,
  { body, natal, aspect }: EventPattern,
  window: TimeWindow,
): TransitSeries[] {
  const targets = natalTargets(sky.chart).filter(({ point }) => !natal || point === natal)
  const aspects = approaches.filter((approach) => !aspect || approach.aspect === aspect)
  return (body ? [body] : transiting).flatMap((planet) => {
    const around = clipped(sky, widened(window, longestSeriesDays[planet] + 1))
    const course = sky.courseOf(planet, around)
    return targets.flatMap((target) =>
      aspects.flatMap((approach) => transitSeries(sky.ephemeris, course, target, approach)),
    )
  })
}

const weightOf = ({ passes }: TransitSeries) => passes[0]?.weight ?? 0

function isRunning(
  { ephemeris }: ChatSky,
  { body, longitude, passes }: TransitSeries,
  now: number,
) {
  const [first, last] = [passes[0], passes.at(-1)].map((pass) => Date.parse(pass?.at ?? ''))
  if (first === undefined || last === undefined) return false
  if (first <= now && now <= last) return true
  const at = ephemeris.position(body, julianDay(now)).longitude
  const isNear = Math.abs(signedDifference(at, longitude)) <= ORB_DEGREES
  // Near the point, but in a series of another year.
  const days = Math.min(Math.abs(now - first), Math.abs(now - last)) / 86_400_000
  return isNear && days <= Math.max(longestSeriesDays[body], 5)
}
