import { DAY } from '#durations.ts'

const DEGREE = Math.PI / 180
const J2000 = Date.UTC(2000, 0, 1, 12)
const OBLIQUITY = 23.4393 * DEGREE
/** General precession: Meeus, Astronomical Algorithms, 2nd edition, chapter 21. */
const PRECESSION_DEGREES_PER_DAY = 1.396971 / 36_525

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
  const moved = ((instant - J2000) / DAY) * PRECESSION_DEGREES_PER_DAY
  return { longitude: (longitude / DEGREE + moved + 360) % 360, latitude: latitude / DEGREE }
}
