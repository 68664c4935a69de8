import { eclipticOnHorizon, type LocalSky, midheaven } from './horizon.ts'

const RADIANS = Math.PI / 180

/**
 * Longitudes of cusps 11, 12, 2 and 3 in degrees: the ascendants of the moments that trisect the
 * half-arc of the culminating degree, before and after its culmination (W. Koch, Häusertabellen).
 * Defined for |latitude| < 90° − obliquity only.
 */
export function kochCusps(sky: LocalSky): number[] {
  const halfArc = 90 + ascensionalDifference(sky)
  return [-2 / 3, -1 / 3, 1 / 3, 2 / 3].map((share) =>
    eclipticOnHorizon({ ...sky, meridian: sky.meridian + share * halfArc }),
  )
}

/** asin(tan φ tan δ) of the culminating degree, in degrees. */
function ascensionalDifference(sky: LocalSky): number {
  const sineOfDeclination = Math.sin(midheaven(sky) * RADIANS) * Math.sin(sky.obliquity * RADIANS)
  const declination = Math.asin(sineOfDeclination)
  return Math.asin(Math.tan(sky.latitude * RADIANS) * Math.tan(declination)) / RADIANS
}
