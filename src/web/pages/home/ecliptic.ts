import { DAY } from '#durations.ts'
import {
  DAYS_PER_CENTURY,
  J2000,
  OBLIQUITY_DEGREES,
  PRECESSION_DEGREES_PER_CENTURY,
} from '#web/drawings/epoch.ts'

const DEGREE = Math.PI / 180
const OBLIQUITY = OBLIQUITY_DEGREES * DEGREE

/**
 * The ecliptic longitude of the date, and the latitude, of a star of J2000 (Meeus, formulas 13.1 and 13.2). For
 * drawing: a star's own motion is left out.
 */
export function eclipticPlace(
  [rightAscensionHours, declination]: readonly [number, number, number],
  instant: number,
): { longitude: number; latitude: number } {
  const ra = rightAscensionHours * 15 * DEGREE
  const dec = declination * DEGREE
  const longitude = Math.atan2(
    Math.sin(ra) * Math.cos(OBLIQUITY) + Math.tan(dec) * Math.sin(OBLIQUITY),
    Math.cos(ra),
  )
  const latitude = Math.asin(
    Math.sin(dec) * Math.cos(OBLIQUITY) - Math.cos(dec) * Math.sin(OBLIQUITY) * Math.sin(ra),
  )
  const centuries = (instant - J2000) / DAY / DAYS_PER_CENTURY
  const moved = centuries * PRECESSION_DEGREES_PER_CENTURY
  return { longitude: (longitude / DEGREE + moved + 360) % 360, latitude: latitude / DEGREE }
}
