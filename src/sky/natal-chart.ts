import { findAspects, type MovingPoint } from './aspects.ts'
import { type Angle, type Body, bodies, planets } from './bodies.ts'
import type { Chart, HouseSystem, PlacedAngle, PlacedBody } from './chart.ts'
import { type Ephemeris, skyLength } from './ephemeris.ts'
import { ascendant, ascendantSpeed, type LocalSky, midheaven, midheavenSpeed } from './horizon.ts'
import { houseOf, housesFrom } from './houses.ts'
import { julianDay } from './julian-day.ts'
import { type GeographicPlace, requireCoordinates } from './place.ts'
import { wholeDayChart } from './whole-day-chart.ts'
import { normalizeDegrees, zodiacPosition } from './zodiac.ts'

// Indexes of the values that `placeAll` writes after the bodies.
const OBLIQUITY = 2 * bodies.length
const SIDEREAL_TIME = OBLIQUITY + 1

/** The instant of a birth. */
export interface KnownTime {
  timeKnown: true
  epochMilliseconds: number
}

/** A birth at an unknown time of a local day. */
export interface UnknownTime {
  timeKnown: false
  /** Local noon. */
  epochMilliseconds: number
  /** The local day, epoch milliseconds; `to` is exclusive. */
  day: { from: number; to: number }
}

export interface ChartOptions {
  houseSystem?: HouseSystem
}

/**
 * Computes a natal chart. With an unknown time it has only what holds throughout the local day: no
 * angles, no houses, and only aspects that stay within orb.
 *
 * @throws RangeError for invalid coordinates, and for an instant that is invalid or outside the ephemeris
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

// Buffer for the positions of `chartAt`, overwritten by every chart.
const places = new Float64Array(skyLength)

function chartAt(
  ephemeris: Ephemeris,
  jdUt: number,
  { lat, lon }: GeographicPlace,
  houseSystem: HouseSystem,
): Chart {
  ephemeris.placeAll(jdUt, places)
  const sky: LocalSky = {
    meridian: normalizeDegrees((places[SIDEREAL_TIME] as number) + lon),
    latitude: lat,
    obliquity: places[OBLIQUITY] as number,
  }
  const mc = midheaven(sky)
  const asc = ascendant(sky, mc)
  const used = housesFrom(houseSystem, sky, asc, mc)
  const placed = {} as Record<Body, PlacedBody>
  for (let index = 0; index < bodies.length; index++)
    placed[bodies[index] as Body] = placedBody(index, used.cusps)
  const angles = {
    asc: placedAngle(asc, ascendantSpeed(sky)),
    mc: placedAngle(mc, midheavenSpeed(sky)),
  }
  const aspects = findAspects(movingPoints(placed, angles))
  return { jdUt, timeKnown: true, bodies: placed, angles, houses: used, aspects }
}

function placedBody(index: number, cusps: readonly number[]): PlacedBody {
  const longitude = places[2 * index] as number
  const speed = places[2 * index + 1] as number
  const { sign, degrees, minutes } = zodiacPosition(longitude)
  const house = houseOf(longitude, cusps)
  return { longitude, speed, sign, degrees, minutes, retrograde: speed < 0, house }
}

function placedAngle(longitude: number, speed: number): PlacedAngle {
  const { sign, degrees, minutes } = zodiacPosition(longitude)
  return { longitude, speed, sign, degrees, minutes }
}

function movingPoints(
  placed: Record<Body, PlacedBody>,
  angles: Record<Angle, PlacedAngle>,
): MovingPoint[] {
  const points: MovingPoint[] = planets.map((point) => {
    const { longitude, speed } = placed[point]
    return { point, longitude, speed }
  })
  points.push({ point: 'asc', ...angles.asc }, { point: 'mc', ...angles.mc })
  return points
}
