import { LRUCache } from 'lru-cache'
import type { SavedBirth } from '#birth/birth-details-table.ts'
import type { SkyDate } from '#contract/calendar.ts'
import { DAY } from '#durations.ts'
import { type Period, UTC, windowOf } from '#horoscopes/period.ts'
import { eventTypeOf } from '#lore/event-type.ts'
import { factLabel } from '#lore/fact-label.ts'
import { datesAround, readersDate } from '#lore/readers-clock.ts'
import { hasExactTime, isSkyEvent } from '#lore/sky-event.ts'
import { inOrderOfTime } from '#sky/almanac.ts'
import { almanacFact } from '#sky/almanac-facts.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { forecastFacts } from '#sky/forecast.ts'
import { type ForecastFact, isLunation } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import { natalChart } from '#sky/natal-chart.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import { isInWindow, type TimeWindow, widened } from '#sky/time-window.ts'

/** A few megabytes. */
const MONTHS_KEPT = 1000

const keptOf = new WeakMap<SkyCache, LRUCache<string, SkyDate[]>>()

/** The same, computed once for a chart, a period and a zone: nothing else changes it. */
export function rememberSkyDates(
  deps: SkyDatesDeps,
  birth: SavedBirth | undefined,
  period: Period & { timeZone?: string | undefined },
): SkyDate[] {
  const kept = keptOf.get(deps.skyCache) ?? new LRUCache({ max: MONTHS_KEPT })
  keptOf.set(deps.skyCache, kept)
  const { startDate, endDate, timeZone } = period
  const key = JSON.stringify([startDate, endDate, timeZone, birth?.moment, birth?.place])
  const dates = kept.get(key) ?? computeSkyDates(deps, birth, period)
  kept.set(key, dates)
  return dates
}

export interface SkyDatesDeps {
  ephemeris: Ephemeris
  skyCache: SkyCache
}

// Sun, Mercury and Venus make some forty contacts a month. Above this weight are those with Sun, Moon and angles,
// and everything that the slower planets do: 8 to 20 entries a month.
const LEAST_WEIGHT = 0.6
// Almanac and courses need some days on both sides of a window.
const EDGE_DAYS = 6

/**
 * Computes the events of the sky in a period and, with birth details, their contacts to that chart, in chronological
 * order. Works for any month, whether or not a horoscope was written.
 */
export function computeSkyDates(
  { ephemeris, skyCache }: SkyDatesDeps,
  birth: SavedBirth | undefined,
  { timeZone = UTC, ...period }: Period & { timeZone?: string | undefined },
): SkyDate[] {
  const window = clipped(ephemeris, windowOf(period, timeZone))
  const almanac = skyCache.almanacOf(window)
  const dates = datesAround({ from: period.startDate, to: period.endDate }, timeZone)
  const facts = birth
    ? forecastFacts(almanac, natalChart(ephemeris, birth.moment, birth.place), dates)
    : almanac.events.map((event) => almanacFact(event))
  const shown = facts.filter((fact) => isKeyEvent(fact) && isOn(window, fact))
  return inOrderOfTime(withoutEclipsedMoons(shown)).map((fact) => toSkyDate(fact, timeZone))
}

/** The Moon is everywhere once a month: of its own it has only the lunations. */
function isKeyEvent(fact: ForecastFact): boolean {
  if (!isSkyEvent(fact)) return false
  if ('body' in fact && fact.body === 'moon') return false
  if (isLunation(fact) || fact.kind === 'station') return true
  if (fact.kind === 'ingress') return true
  return fact.weight >= LEAST_WEIGHT
}

/** An eclipse is the new or full Moon of its date. */
function withoutEclipsedMoons(facts: ForecastFact[]): ForecastFact[] {
  const eclipses = facts.filter(({ kind }) => kind === 'eclipse')
  const isEclipsed = ({ at }: ForecastFact) =>
    eclipses.some((eclipse) => Math.abs(Date.parse(eclipse.at) - Date.parse(at)) < DAY)
  return facts.filter((fact) => fact.kind !== 'lunation' || !isEclipsed(fact))
}

const isOn = (window: TimeWindow, { at }: ForecastFact) =>
  isInWindow(window, julianDay(Date.parse(at)))

const toSkyDate = (fact: ForecastFact, timeZone: string): SkyDate => ({
  id: fact.id,
  date: readersDate(fact.at, timeZone),
  at: fact.at,
  isExact: hasExactTime(fact),
  eventType: eventTypeOf(fact),
  label: factLabel(fact),
  isPersonal: fact.kind === 'transit' || fact.kind === 'house-entry',
})

/** As much of a window as the ephemeris has. */
function clipped({ span }: Ephemeris, { fromJdUt, toJdUt }: TimeWindow): TimeWindow {
  const reach = widened(span, -EDGE_DAYS)
  return {
    fromJdUt: Math.max(fromJdUt, reach.fromJdUt),
    toJdUt: Math.min(toJdUt, reach.toJdUt),
  }
}
