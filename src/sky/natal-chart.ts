import { findAspects, type MovingPoint } from './aspects.ts'
import { type Angle, type Body, bodies, planets } from './bodies.ts'
import type { Chart, HouseSystem, PlacedAngle, PlacedBody } from './chart.ts'
import type { Ephemeris } from './ephemeris.ts'
import { ascendant, ascendantSpeed, type LocalSky, midheaven, midheavenSpeed } from './horizon.ts'
import { houseOf, houses } from './houses.ts'
import { julianDay } from './julian-day.ts'
import { type GeographicPlace, requireCoordinates } from './place.ts'
import { wholeDayChart } from './whole-day-chart.ts'
import { normalizeDegrees, zodiacPosition } from './zodiac.ts'

/** The instant of a birth. */
export interface KnownTime {
  timeKnown: true
  epochMilliseconds: number
}

/** A birth at some time of a local day. */
export interface UnknownTime {
  timeKnown: false
  /** Local noon. */
  epochMilliseconds: number
  /** The local day, epoch milliseconds, up to but without `to`. */
  day: { from: number; to: number }
}

export interface ChartOptions {
  houseSystem?: HouseSystem
}

/**
 * The chart of a birth. With an unknown time it holds only what is true all through the local day:
 * no angles, no houses, and aspects that never leave their orb.
 *
 * @throws RangeError for coordinates or an instant that are none, or outside the ephemeris
 */
export function natalChart(
  ephemeris: Ephemeris,
  moment: KnownTime | UnknownTime,
  place: GeographicPlace,
  { houseSystem = 'placidus' }: ChartOptions = {},
): Chart {
  requireCoordinates(place)
  const jdUt = julianDay(moment.epochMilliseconds)
  if (moment.timeKnown) return chartAt(ephemeris, jdUt, place, houseSystem)
  const { from, to } = moment.day
  return wholeDayChart(ephemeris, jdUt, { fromJdUt: julianDay(from), toJdUt: julianDay(to) })
}

function chartAt(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeographicPlace,
  houseSystem: HouseSystem,
): Chart {
  const sky: LocalSky = {
    meridian: normalizeDegrees(ephemeris.siderealTime(jdUt) + place.lon),
    latitude: place.lat,
    obliquity: ephemeris.obliquity(jdUt),
  }
  const { system, cusps } = houses(houseSystem, sky)
  const placed = {} as Record<Body, PlacedBody>
  for (const body of bodies) placed[body] = placedBody(ephemeris, body, jdUt, cusps)
  const angles = { asc: placedAngle(ascendant(sky)), mc: placedAngle(midheaven(sky)) }
  const aspects = findAspects(movingPoints(placed, angles, sky))
  return { jdUt, timeKnown: true, bodies: placed, angles, houses: { system, cusps }, aspects }
}

function placedBody(
  ephemeris: Ephemeris,
  body: Body,
  jdUt: number,
  cusps: readonly number[],
): PlacedBody {
  const { longitude, speed } = ephemeris.position(body, jdUt)
  const { sign, degrees, minutes } = zodiacPosition(longitude)
  const house = houseOf(longitude, cusps)
  return { longitude, speed, sign, degrees, minutes, retrograde: speed < 0, house }
}

function placedAngle(longitude: number): PlacedAngle {
  const { sign, degrees, minutes } = zodiacPosition(longitude)
  return { longitude, sign, degrees, minutes }
}

function movingPoints(
  placed: Record<Body, PlacedBody>,
  angles: Record<Angle, PlacedAngle>,
  sky: LocalSky,
): MovingPoint[] {
  const points: MovingPoint[] = planets.map((point) => {
    const { longitude, speed } = placed[point]
    return { point, longitude, speed }
  })
  points.push({ point: 'asc', longitude: angles.asc.longitude, speed: ascendantSpeed(sky) })
  points.push({ point: 'mc', longitude: angles.mc.longitude, speed: midheavenSpeed(sky) })
  return points
}
