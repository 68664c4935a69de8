import { signedDifference } from '../aspects.ts'
import { type Course, type Crossing, crossings } from '../course.ts'
import type { Ephemeris } from '../ephemeris.ts'
import type { TransitBody } from '../events.ts'
import { clampWeight } from '../fact-weights.ts'
import type { TransitWindowFact } from '../forecast-facts.ts'
import { transitWeight } from '../forecast-weights.ts'
import { isoDate, isoSecond } from '../julian-day.ts'
import { type Stay, stays, visits } from '../stays.ts'
import type { Approach, NatalTarget } from '../transits.ts'
import { normalizeDegrees } from '../zodiac.ts'

/** A transit is felt this far from exactness. */
export const ORB_DEGREES = 1
/** A body that stops this close to a point touches it. */
export const TOUCH_DEGREES = 0.25

/**
 * The stays of a body within a degree of an exact aspect. Those of one visit are together: a planet that turns
 * retrograde leaves and comes back. Stays that begin before the course or end after it are left out.
 */
export function transitWindows(
  ephemeris: Ephemeris,
  course: Course,
  target: NatalTarget,
  approach: Approach,
): TransitWindowFact[][] {
  const { longitude, span } = target
  // Only what holds wherever the point was on the day of an unknown birth time.
  const ends = span ? [span.lowest, span.highest] : [longitude]
  const [first = [], ...others] = ends.map((end) =>
    orbVisits(ephemeris, course, end + approach.degrees),
  )
  return first.flatMap((visit, index) => {
    const same = others.map((each) => each[index])
    const isSettled = same.every((other) => other && isAlike(other, visit))
    const shared = isSettled
      ? visit.map((stay, at) =>
          common([stay, ...same.map((each) => (each as OrbStay[])[at] as OrbStay)]),
        )
      : []
    const facts = shared.filter(({ from, to }) => from < to)
    return facts.length > 0
      ? [facts.map((stay) => windowFact(course.body, target, approach, stay))]
      : []
  })
}

/** A stay in the orb, Julian days. */
interface OrbStay {
  from: number
  to: number
  touch: TransitWindowFact['touch']
  passes: number[]
  closest?: { jdUt: number; orbDegrees: number }
}

function orbVisits(ephemeris: Ephemeris, course: Course, exact: number): OrbStay[][] {
  const borders = [exact - ORB_DEGREES, exact + ORB_DEGREES].map(normalizeDegrees)
  const passes = crossings(ephemeris, course, exact)
  return visits(stays(ephemeris, course, borders), 0).map((visit) =>
    visit.flatMap((stay) => orbStay(course, exact, stay, passes) ?? []),
  )
}

function orbStay(
  { samples, runs }: Course,
  exact: number,
  { entry, exit }: Stay,
  allPasses: readonly Crossing[],
): OrbStay | undefined {
  if (!entry || !exit) return undefined
  const [from, to] = [entry.jdUt, exit.jdUt]
  const isInside = ({ jdUt }: { jdUt: number }) => jdUt > from && jdUt < to
  const passes = allPasses.filter(isInside).map(({ jdUt }) => jdUt)
  if (passes.length > 0) return { from, to, passes, touch: 'exact' }
  const [closest] = runs
    .slice(1)
    .flatMap(({ first }) => samples[first] ?? [])
    .filter(isInside)
    .map(({ jdUt, longitude }) => ({
      jdUt,
      orbDegrees: Math.abs(signedDifference(longitude, exact)),
    }))
    .sort((one, other) => one.orbDegrees - other.orbDegrees)
  if (!closest) return undefined
  return { from, to, passes, closest, touch: isTouch(closest) ? 'station' : 'near' }
}

const isTouch = ({ orbDegrees }: { orbDegrees: number }) => orbDegrees <= TOUCH_DEGREES

/** Whether a body stops close to a longitude, without crossing it again, after a Julian day. */
export function isTouchedAfter({ samples, runs }: Course, exact: number, after: number): boolean {
  return runs.slice(1).some(({ first }) => {
    const station = samples[first]
    if (!station || station.jdUt <= after || station.jdUt > after + LONGEST_PAUSE_DAYS) return false
    return isTouch({ orbDegrees: Math.abs(signedDifference(station.longitude, exact)) })
  })
}

/** A planet beyond Mars comes back within a year and some weeks, or not in this series. */
const LONGEST_PAUSE_DAYS = 450

function isAlike(one: readonly OrbStay[], other: readonly OrbStay[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ touch, passes }, index) => {
      const same = other[index]
      return touch === same?.touch && passes.length === same.passes.length
    })
  )
}

/** The part of their time that all stays share. */
function common(alike: readonly OrbStay[]): OrbStay {
  const [first] = alike as [OrbStay]
  const from = Math.max(...alike.map((stay) => stay.from))
  const to = Math.min(...alike.map((stay) => stay.to))
  if (alike.length === 1) return { ...first, from, to }
  // The instants of an unknown birth time are those of the transits, with their bounds.
  const { touch } = first
  return { from, to, touch, passes: [] }
}

function windowFact(
  body: TransitBody,
  { point: natal }: NatalTarget,
  { aspect }: Approach,
  { from, to, touch, passes, closest }: OrbStay,
): TransitWindowFact {
  return {
    id: `orb:${body}~${natal}:${aspect}:${isoDate(from)}`,
    kind: 'transit-window',
    body,
    natal,
    aspect,
    at: isoSecond(from),
    until: isoSecond(to),
    touch,
    passes: passes.map(isoSecond),
    ...(closest && { closest: { at: isoSecond(closest.jdUt), orbDegrees: closest.orbDegrees } }),
    weight: clampWeight(0.7 * transitWeight(body, natal, aspect)),
    certain: true,
  }
}
