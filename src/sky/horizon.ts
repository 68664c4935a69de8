import { normalizeDegrees } from './zodiac.ts'

const RADIANS = Math.PI / 180
/** Degrees that sidereal time gains in a day of Universal Time. */
const SIDEREAL_DEGREES_A_DAY = 360.985647366

/** The input of houses and angles: an instant at a place. All in degrees. */
export interface LocalSky {
  /** Right ascension of the meridian (local apparent sidereal time). */
  meridian: number
  latitude: number
  /** True obliquity of the ecliptic. */
  obliquity: number
}

/**
 * The degree of the ecliptic that culminates: tan λ = tan θ / cos ε
 * (Meeus, Astronomical Algorithms, chapter 24, exercise; Smart, Spherical Astronomy, §8).
 */
export function midheaven({ meridian, obliquity }: LocalSky): number {
  return eclipticFromRightAscension(meridian * RADIANS, obliquity * RADIANS)
}

/**
 * The degree of the ecliptic that rises in the east.
 *
 * Ecliptic and horizon meet in two opposite points. The usual arctangent finds the rising one only
 * up to the polar circles; beyond them it may land on the setting one. The rising degree is always
 * the one that follows the midheaven within half a circle.
 */
export function ascendant(sky: LocalSky, mc = midheaven(sky)): number {
  const longitude = eclipticOnHorizon(sky)
  return normalizeDegrees(longitude - mc) < 180 ? longitude : normalizeDegrees(longitude + 180)
}

/** Where ecliptic and horizon meet: tan λ = cos θ / −(sin θ cos ε + tan φ sin ε). Degrees. */
export function eclipticOnHorizon({ meridian, latitude, obliquity }: LocalSky): number {
  const theta = meridian * RADIANS
  const epsilon = obliquity * RADIANS
  const south = Math.sin(theta) * Math.cos(epsilon)
  const tilt = Math.tan(latitude * RADIANS) * Math.sin(epsilon)
  return normalizeDegrees(Math.atan2(Math.cos(theta), -(south + tilt)) / RADIANS)
}

/** Speed of the Ascendant, degrees a day: the derivative of `eclipticOnHorizon` in time. */
export function ascendantSpeed({ meridian, latitude, obliquity }: LocalSky): number {
  const theta = meridian * RADIANS
  const epsilon = obliquity * RADIANS
  const tilt = Math.tan(latitude * RADIANS) * Math.sin(epsilon)
  const x = Math.sin(theta) * Math.cos(epsilon) + tilt
  const y = Math.cos(theta)
  const slope = (Math.cos(epsilon) + Math.sin(theta) * tilt) / (x * x + y * y)
  return slope * SIDEREAL_DEGREES_A_DAY
}

/** Speed of the Midheaven, degrees a day; always positive. */
export function midheavenSpeed({ meridian, obliquity }: LocalSky): number {
  const theta = meridian * RADIANS
  const cosine = Math.cos(obliquity * RADIANS)
  const x = Math.cos(theta) * cosine
  const y = Math.sin(theta)
  return (cosine / (x * x + y * y)) * SIDEREAL_DEGREES_A_DAY
}

/** Longitude in degrees of the point of the ecliptic with this right ascension; radians in. */
export function eclipticFromRightAscension(rightAscension: number, obliquity: number): number {
  const x = Math.cos(rightAscension) * Math.cos(obliquity)
  return normalizeDegrees(Math.atan2(Math.sin(rightAscension), x) / RADIANS)
}
