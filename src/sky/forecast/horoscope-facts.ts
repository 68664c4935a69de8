import type { AnyFact } from '../any-fact.ts'
import { planets } from '../bodies.ts'
import type { Chart } from '../chart.ts'
import { cuspFacts } from '../cusp-facts.ts'
import { wholeChartFacts } from '../derived/whole-chart-facts.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { clampWeight } from '../fact-weights.ts'
import { forecastFacts } from '../forecast.ts'
import type { ForecastFact, HoroscopeFact, TransitFact } from '../forecast-facts.ts'
import type { SkyCache } from '../sky-cache.ts'
import { skyPositionFact } from '../sky-position.ts'
import { type CalendarDate, type TimeWindow, widened } from '../time-window.ts'
import { birthdayFacts } from './birthday.ts'
import { withReturns } from './house-returns.ts'
import { nodeReturnFacts } from './node-return.ts'
import { touchFacts } from './touch-facts.ts'
import { type HistorySky, historyDays, visitsAround, withPasses } from './transit-history.ts'

export interface HoroscopeSky extends SkyCache {
  ephemeris: Ephemeris
}

export interface HoroscopePeriod {
  window: TimeWindow
  /** The dates of the reader's calendar around the window. */
  dates: readonly CalendarDate[]
  /** MM-DD */
  birthday?: string
}

/**
 * Everything that a horoscope may say: the facts of its period, their history and what comes of them later,
 * and the chart that they meet. By descending weight.
 */
export function horoscopeFacts(
  sky: HoroscopeSky,
  chart: Chart,
  { window, dates, birthday }: HoroscopePeriod,
): HoroscopeFact[] {
  const almanac = sky.almanacOf(window)
  const history = historyOf(sky, chart, window)
  const facts: HoroscopeFact[] = [
    ...withHistory(forecastFacts(almanac, chart, dates), history),
    ...visitsAround(history, window),
    ...factsAhead(sky, chart, window),
    ...factsBehind(sky, chart, { window, dates }),
    ...touchFacts(almanac.events, chart),
    ...nodeReturnFacts(sky.ephemeris, chart, window),
    ...positionFacts(sky.ephemeris, chart, window),
    ...birthdayFacts(dates, window, birthday),
    ...backgroundOf(chart),
  ]
  return withoutRepeats(facts).sort((one, other) => other.weight - one.weight)
}

/** The first of each id: an event of the period may be a pass of a stay as well. */
function withoutRepeats(facts: readonly HoroscopeFact[]): HoroscopeFact[] {
  const byId = new Map<string, HoroscopeFact>()
  for (const fact of facts) if (!byId.has(fact.id)) byId.set(fact.id, fact)
  return [...byId.values()]
}

/** A text may end with what comes next: a day with the coming week, a week or month with the coming month. */
const [SHORT_DAYS, DAYS_AHEAD, WEEK_AHEAD] = [2, 31, 7]
const [AHEAD_SHARE, BEHIND_SHARE] = [0.5, 0.3]

const isOfOneDay = ({ fromJdUt, toJdUt }: TimeWindow) => toJdUt - fromJdUt < SHORT_DAYS

function factsAhead(sky: HoroscopeSky, chart: Chart, window: TimeWindow) {
  const { toJdUt } = window
  const days = isOfOneDay(window) ? WEEK_AHEAD : DAYS_AHEAD
  const ahead = clipped(sky.ephemeris, { fromJdUt: toJdUt, toJdUt: toJdUt + days })
  if (ahead.toJdUt <= ahead.fromJdUt) return []
  const facts = forecastFacts(sky.almanacOf(ahead), chart).filter(isNews)
  return withHistory(facts, historyOf(sky, chart, ahead)).map((fact) => ({
    ...fact,
    weight: clampWeight(AHEAD_SHARE * fact.weight),
  }))
}

/** What the Moon does every day is not news. */
function isNews(fact: ForecastFact): boolean {
  if (fact.kind === 'transit') return fact.body !== 'moon'
  return !isOfMoon(fact)
}

const isOfMoon = ({ kind }: ForecastFact) =>
  kind === 'moon-in-house' || kind === 'moon-in-sign' || kind === 'void-moon'

/** A day differs from the one before it: what was exact then, and where the Moon was. */
function factsBehind(
  sky: HoroscopeSky,
  chart: Chart,
  { window, dates }: Pick<HoroscopePeriod, 'window' | 'dates'>,
): ForecastFact[] {
  const before = dates.findLast(({ jdUt }) => jdUt < window.fromJdUt)
  if (!isOfOneDay(window) || !before) return []
  const behind = clipped(sky.ephemeris, { fromJdUt: before.jdUt, toJdUt: window.fromJdUt })
  if (behind.toJdUt <= behind.fromJdUt) return []
  return forecastFacts(sky.almanacOf(behind), chart, dates)
    .filter((fact) => isOfMoon(fact) || isNews(fact))
    .map((fact) => ({ ...fact, weight: clampWeight(BEHIND_SHARE * fact.weight) }))
}

function historyOf(sky: HoroscopeSky, chart: Chart, window: TimeWindow): HistorySky {
  return {
    ephemeris: sky.ephemeris,
    chart,
    courseAround(body) {
      return sky.courseOfYears(body, widened(window, historyDays[body] ?? 2))
    },
  }
}

// Courses need some days beyond a window.
const EDGE_DAYS = 5

/** As much of a window as the ephemeris has. */
function clipped({ span }: Ephemeris, { fromJdUt, toJdUt }: TimeWindow): TimeWindow {
  return {
    fromJdUt: Math.max(fromJdUt, span.fromJdUt + EDGE_DAYS),
    toJdUt: Math.min(toJdUt, span.toJdUt - EDGE_DAYS),
  }
}

function withHistory(facts: readonly ForecastFact[], history: HistorySky): ForecastFact[] {
  const { ephemeris, chart, courseAround } = history
  const transits = facts.filter((fact): fact is TransitFact => fact.kind === 'transit')
  const events = facts.filter(({ kind }) => kind !== 'transit')
  const cusps = chart.houses?.cusps
  return [
    ...withPasses(history, transits),
    ...(cusps ? withReturns(events, { ephemeris, cusps, courseAround }) : events),
  ]
}

/** Where the planets are when the period begins. */
function positionFacts(ephemeris: Ephemeris, { houses }: Chart, { fromJdUt }: TimeWindow) {
  const instant = new Date((fromJdUt - 2440587.5) * 86_400_000)
  return planets.map((planet) => skyPositionFact(ephemeris, planet, instant, houses?.cusps))
}

/** The events of the period come first. */
const CHART_SHARE = 0.3

const backgrounds = new WeakMap<Chart, readonly HoroscopeFact[]>()

/** The same for every period of a chart. */
function backgroundOf(chart: Chart): readonly HoroscopeFact[] {
  const known = backgrounds.get(chart)
  if (known) return known
  const facts = [...wholeChartFacts(chart), ...cuspFacts(chart)].map(asBackground)
  backgrounds.set(chart, facts)
  return facts
}

const asBackground = <Fact extends AnyFact>(fact: Fact): Fact => ({
  ...fact,
  weight: clampWeight(CHART_SHARE * fact.weight),
})
