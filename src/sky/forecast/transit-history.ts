import { signedDifference } from '../aspects.ts'
import type { Chart } from '../chart.ts'
import type { Course } from '../course.ts'
import type { Ephemeris } from '../ephemeris.ts'
import type { TransitBody } from '../events.ts'
import type { TransitFact, TransitWindowFact } from '../forecast-facts.ts'
import { houseOf } from '../houses.ts'
import { isoSecond, julianDay } from '../julian-day.ts'
import type { TimeWindow } from '../time-window.ts'
import { approaches, natalTargets } from '../transits.ts'
import { zodiacPosition } from '../zodiac.ts'
import { findPasses, isSameInstant, longestSeriesDays, transitSeries } from './transit-series.ts'
import { ORB_DEGREES, transitWindows } from './transit-windows.ts'

/** What a history is computed from. */
export interface HistorySky {
  ephemeris: Ephemeris
  chart: Chart
  /** A course that reaches all passes and stays around the window. */
  courseAround(body: TransitBody): Course
}

/**
 * A body comes back to a point this many days after it left at most: it is longer within a degree than it
 * takes from the first pass to the last.
 */
export const historyDays: Partial<Record<TransitBody, number>> = {
  mercury: 150,
  venus: 250,
  mars: 400,
  jupiter: 700,
  saturn: 900,
  chiron: 1400,
  uranus: 1500,
  neptune: 2000,
  pluto: 2300,
}

/** The bodies whose stays near a point last long enough to be felt as a time. */
const slowBodies: readonly TransitBody[] = [
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'neptune',
  'pluto',
]

/** The transits with their places in a series, followed by the other passes of those series. */
export function withPasses(sky: HistorySky, transits: readonly TransitFact[]): TransitFact[] {
  const others: TransitFact[] = []
  const numbered = transits.map((transit) => {
    if (longestSeriesDays[transit.body] === 0) return placed(sky, transit)
    const passes = findPasses(sky, transit, sky.courseAround(transit.body))
    const own = passes.find((pass) => isSameInstant(pass, transit))
    if (!own?.pass) return placed(sky, transit)
    others.push(...passes.filter((pass) => pass !== own).map((pass) => placed(sky, pass)))
    return placed(sky, { ...transit, pass: own.pass })
  })
  const known = new Set(numbered.map(({ id }) => id))
  const unknown = new Map(others.filter(({ id }) => !known.has(id)).map((fact) => [fact.id, fact]))
  return [...numbered, ...unknown.values()]
}

/** With the sign, house and motion of the moving body. */
function placed({ ephemeris, chart }: HistorySky, fact: TransitFact): TransitFact {
  const instants = [fact.at, ...(fact.earliest && fact.latest ? [fact.earliest, fact.latest] : [])]
  const positions = instants.map((at) => ephemeris.position(fact.body, julianDay(Date.parse(at))))
  const [sign, ...otherSigns] = positions.map(({ longitude }) => zodiacPosition(longitude).sign)
  const cusps = chart.houses?.cusps
  const [{ longitude, speed }] = positions as [(typeof positions)[number]]
  return {
    ...fact,
    ...(sign && otherSigns.every((other) => other === sign) && { sign }),
    ...(cusps && { house: houseOf(longitude, cusps) }),
    retrograde: speed < 0,
  }
}

/**
 * The stays within a degree of an aspect that reach into a window, with the earlier and later stays of the same
 * visits, and all of their passes.
 */
export function visitsAround(
  sky: HistorySky,
  window: TimeWindow,
): (TransitWindowFact | TransitFact)[] {
  const { ephemeris, chart } = sky
  const targets = natalTargets(chart)
  const [from, to] = [isoSecond(window.fromJdUt), isoSecond(window.toJdUt)]
  return slowBodies.flatMap((body) => {
    const course = sky.courseAround(body)
    const longitudes = longitudesIn(ephemeris, course, window)
    return targets.flatMap((target) =>
      approaches.flatMap((approach) => {
        const exact = target.longitude + approach.degrees
        const isNear = longitudes.some(
          (at) => Math.abs(signedDifference(at, exact)) <= NEAR_DEGREES,
        )
        if (!isNear) return []
        const visits = transitWindows(ephemeris, course, target, approach).filter((visit) =>
          visit.some(({ at, until }) => at < to && until > from),
        )
        if (visits.length === 0) return []
        const all = transitSeries(ephemeris, course, target, approach)
        const passes = all.flatMap((series) => series.passes)
        return visits.flatMap((visit) => [
          ...visit,
          ...passes.filter((pass) => isOfVisit(pass, visit)).map((pass) => placed(sky, pass)),
        ])
      }),
    )
  })
}

/** Mars moves 0.8° a day, and positions are looked at once a day. */
const NEAR_DEGREES = ORB_DEGREES + 0.5

function longitudesIn(ephemeris: Ephemeris, { body, samples }: Course, window: TimeWindow) {
  const { fromJdUt, toJdUt } = window
  const first = samples.findIndex(({ jdUt }) => jdUt > fromJdUt)
  const daily = samples.slice(first).slice(0, Math.ceil(toJdUt - fromJdUt) + 1)
  return [
    ephemeris.position(body, fromJdUt).longitude,
    ...daily.map(({ longitude }) => longitude),
    ephemeris.position(body, toJdUt).longitude,
  ]
}

function isOfVisit({ at }: TransitFact, visit: readonly TransitWindowFact[]): boolean {
  const [first, last] = [visit[0], visit.at(-1)]
  return first !== undefined && last !== undefined && at >= first.at && at <= last.until
}
