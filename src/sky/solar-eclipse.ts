import {
  aroundRoundEarth,
  difference,
  dot,
  EARTH_RADIUS_KM,
  lengthOf,
  MOON_RADIUS_KM,
  SUN_RADIUS_KM,
  type SunAndMoon,
  sunAndMoon,
} from './eclipse-geometry.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { SolarEclipseClass } from './events.ts'
import { lowest, root } from './roots.ts'

/** The Moon's shadow is closest to the Earth's center within this many days of the new Moon. */
const SEARCH_DAYS = 0.1
/** The axis of the shadow leaves the Earth within this time of the greatest eclipse. */
const HALF_PASSAGE_DAYS = 0.15

/** The Moon's shadow at one instant; kilometers. */
interface Shadow {
  /** From the Earth's center to the axis. */
  axisDistance: number
  /** Half-width where the axis passes the Earth's center; the umbra is negative past its tip. */
  penumbra: number
  umbra: number
  /** The increase of the umbra's half-width per kilometer toward the Moon. */
  umbraSlope: number
}

export interface GreatestSolarEclipse {
  jdUt: number
  class: SolarEclipseClass
}

/**
 * The eclipse of a new Moon, if there is one anywhere on Earth (Explanatory Supplement to the
 * Astronomical Almanac, §11.3). It is greatest when the axis of the shadow is closest to the
 * center of the real Earth; where the shadow falls is computed on the Earth stretched to a sphere.
 */
export function solarEclipse(
  ephemeris: Ephemeris,
  newMoonJdUt: number,
): GreatestSolarEclipse | undefined {
  const shadow = (jdUt: number) => shadowOf(aroundRoundEarth(ephemeris, jdUt))
  const jdUt = lowest(
    (at) => shadowOf(sunAndMoon(ephemeris, at)).axisDistance,
    newMoonJdUt - SEARCH_DAYS,
    newMoonJdUt + SEARCH_DAYS,
  )
  const greatest = shadow(jdUt)
  if (greatest.axisDistance >= EARTH_RADIUS_KM + greatest.penumbra) return undefined
  return { jdUt, class: classOf(greatest, shadow, jdUt) }
}

function classOf(
  greatest: Shadow,
  shadow: (jdUt: number) => Shadow,
  jdUt: number,
): SolarEclipseClass {
  if (greatest.axisDistance >= EARTH_RADIUS_KM + Math.abs(greatest.umbra)) return 'partial'
  if (umbraOnGround(greatest) <= 0) return 'annular'
  // The ends of the path are farther from the Moon, where a short umbra no longer reaches the ground.
  const isTotalAllAlong =
    greatest.axisDistance >= EARTH_RADIUS_KM ||
    [jdUt - HALF_PASSAGE_DAYS, jdUt + HALF_PASSAGE_DAYS].every(
      (beyond) => umbraOnGround(shadow(limbPassage(shadow, jdUt, beyond))) > 0,
    )
  return isTotalAllAlong ? 'total' : 'hybrid'
}

/** When the axis of the shadow touches or leaves the Earth. */
function limbPassage(shadow: (jdUt: number) => Shadow, jdUt: number, beyond: number): number {
  return root((at) => shadow(at).axisDistance - EARTH_RADIUS_KM, jdUt, beyond)
}

/** Half-width of the umbra where its axis meets the ground, or passes closest to it. */
function umbraOnGround({ axisDistance, umbra, umbraSlope }: Shadow): number {
  const towardMoon = Math.sqrt(Math.max(0, EARTH_RADIUS_KM ** 2 - axisDistance ** 2))
  return umbra + umbraSlope * towardMoon
}

function shadowOf({ sun, moon }: SunAndMoon): Shadow {
  const fromSun = difference(moon, sun)
  const sunToMoon = lengthOf(fromSun)
  // Along the axis, from the Moon to the point closest to the Earth's center.
  const along = -dot(moon, fromSun) / sunToMoon
  const axisDistance = Math.sqrt(Math.max(0, dot(moon, moon) - along ** 2))
  const umbraSine = (SUN_RADIUS_KM - MOON_RADIUS_KM) / sunToMoon
  const penumbraSine = (SUN_RADIUS_KM + MOON_RADIUS_KM) / sunToMoon
  return {
    axisDistance,
    penumbra: halfWidth(along, penumbraSine, 1),
    umbra: -halfWidth(along, umbraSine, -1),
    umbraSlope: umbraSine / Math.sqrt(1 - umbraSine ** 2),
  }
}

/** Half-width of a cone tangent to the Moon, at a distance behind it; it opens (1) or closes (−1). */
function halfWidth(along: number, sine: number, sign: 1 | -1): number {
  const cosine = Math.sqrt(1 - sine ** 2)
  return (along * sine + sign * MOON_RADIUS_KM) / cosine
}
