import { signedDifference } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import { type Course, type Crossing, crossings, seriesOf } from '../course.ts'
import type { Ephemeris } from '../ephemeris.ts'
import type { TransitBody } from '../events.ts'
import { transitFact, withUniqueIds } from '../forecast.ts'
import type { Pass, TransitFact } from '../forecast-facts.ts'
import { julianDay } from '../julian-day.ts'
import {
  type Approach,
  approaches,
  type NatalTarget,
  natalTargets,
  transitAt,
} from '../transits.ts'
import { isTouchedAfter } from './transit-windows.ts'

/** No series of passes is longer, days. The Sun and the Moon never turn retrograde. */
export const longestSeriesDays: Record<TransitBody, number> = {
  sun: 0,
  moon: 0,
  mercury: 100,
  venus: 200,
  mars: 300,
  jupiter: 500,
  saturn: 600,
  chiron: 1000,
  uranus: 1000,
  neptune: 1500,
  pluto: 1800,
}

/**
 * A planet crosses a point once, or three times and more around a retrograde motion. Without a birth time,
 * passes whose instant is too uncertain are left out.
 */
export interface TransitSeries {
  body: TransitBody
  /** Longitude of the exact aspect, degrees. */
  longitude: number
  passes: TransitFact[]
}

/** Every series of a course; those at its ends may lack passes beyond them. */
export function transitSeries(
  ephemeris: Ephemeris,
  course: Course,
  target: NatalTarget,
  approach: Approach,
): TransitSeries[] {
  const longitude = target.longitude + approach.degrees
  return seriesOf(crossings(ephemeris, course, longitude)).map((series) => {
    const of = series.length
    const isCounted = of > 1 && isCertainCount(ephemeris, course, { target, approach, series })
    const last = series.at(-1)?.jdUt ?? 0
    const hasLaterTouch = isCounted && isTouchedAfter(course, longitude, last)
    const passes = series.flatMap((crossing, index): TransitFact[] => {
      const transit = transitAt(ephemeris, course, target, approach, crossing)
      if (!transit) return []
      const fact = transitFact(transit)
      const pass: Pass = { number: index + 1, of, ...(hasLaterTouch && { hasLaterTouch }) }
      return [isCounted ? { ...fact, pass } : fact]
    })
    return { body: course.body, longitude, passes: withUniqueIds(passes) }
  })
}

/** All passes of the series that a transit belongs to; none when the course does not reach it. */
export function findPasses(
  { ephemeris, chart }: { ephemeris: Ephemeris; chart: Chart },
  fact: TransitFact,
  course: Course,
): TransitFact[] {
  const place = placeOf({ ephemeris, chart }, fact)
  if (!place) return []
  const all = transitSeries(ephemeris, course, place.target, place.approach)
  return all.find(({ passes }) => passes.some((pass) => isSameInstant(pass, fact)))?.passes ?? []
}

/** The natal point of a transit, and the side from which the aspect is made. */
function placeOf(
  { ephemeris, chart }: { ephemeris: Ephemeris; chart: Chart },
  fact: TransitFact,
): { target: NatalTarget; approach: Approach } | undefined {
  const target = natalTargets(chart).find(({ point }) => point === fact.natal)
  if (!target) return undefined
  const at = ephemeris.position(fact.body, julianDay(Date.parse(fact.at))).longitude
  const missed = (degrees: number) => Math.abs(signedDifference(at, target.longitude + degrees))
  const [approach] = approaches
    .filter(({ aspect }) => aspect === fact.aspect)
    .sort((one, other) => missed(one.degrees) - missed(other.degrees))
  return approach && { target, approach }
}

/** The same crossing found in different windows may differ by a rounded second. */
export function isSameInstant(one: { at: string }, other: { at: string }): boolean {
  return Math.abs(Date.parse(one.at) - Date.parse(other.at)) < 2000
}

/** Without a birth time, whether the natal point is crossed as many times wherever it was that day. */
function isCertainCount(
  ephemeris: Ephemeris,
  course: Course,
  { target, approach, series }: { target: NatalTarget; approach: Approach; series: Crossing[] },
): boolean {
  const { span } = target
  if (!span) return true
  const middle = middleOf(series)
  return [span.lowest, span.highest].every((end) => {
    const all = seriesOf(crossings(ephemeris, course, end + approach.degrees))
    const distance = (one: Crossing[]) => Math.abs(middleOf(one) - middle)
    const nearest = all.sort((one, other) => distance(one) - distance(other))[0]
    return nearest?.length === series.length
  })
}

function middleOf(series: readonly Crossing[]): number {
  return ((series[0]?.jdUt ?? 0) + (series.at(-1)?.jdUt ?? 0)) / 2
}
