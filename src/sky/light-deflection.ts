import type { Body } from './bodies.ts'

/**
 * The Sun's mass deflects light by 1.75" at its limb and 0.46" a degree away. Polynomials of a slow
 * planet cannot follow such a narrow peak, so the packed ephemeris leaves the deflection out within ten
 * degrees of the Sun and this module adds it back. The generator subtracts the same function.
 */

/** Beyond this distance the packed series include the deflection. Degrees. */
export const DEFLECTION_REACH = 10
/** Degrees. Behind the disk the shift falls to zero at its center. */
export const SUN_RADIUS_DEGREES = 0.2667
/** 4GM/(c² · 1 au), for light from infinitely far that passes one degree from the Sun. Degrees. */
const AT_ONE_DEGREE = 0.46662 / 3600

/** Light from close behind the Sun is deflected less: r / (r + 1), with the mean distance r from the Sun. */
const behindTheSun = (distanceAu: number): number => distanceAu / (distanceAu + 1)

/** The share of the deflection for each body: none for the Sun, the Moon and the nodes. */
export const deflectionShares: Readonly<Record<Body, number>> = {
  sun: 0,
  moon: 0,
  mercury: behindTheSun(0.387),
  venus: behindTheSun(0.723),
  mars: behindTheSun(1.524),
  jupiter: behindTheSun(5.2),
  saturn: behindTheSun(9.55),
  uranus: behindTheSun(19.2),
  neptune: behindTheSun(30.1),
  pluto: behindTheSun(39.5),
  chiron: behindTheSun(13.7),
  true_node: 0,
  mean_node: 0,
}

/** Position and motion of a body relative to the Sun: ecliptic longitude and latitude, degrees and degrees a day. */
export interface FromSun {
  longitude: number
  longitudeSpeed: number
  latitude: number
  latitudeSpeed: number
}

/** The deflection of a body's longitude and speed; degrees and degrees a day. */
export function deflectionNearSun(share: number, from: FromSun): { shift: number; speed: number } {
  const square = Math.max(from.longitude ** 2 + from.latitude ** 2, SUN_RADIUS_DEGREES ** 2)
  const fade = 1 - square / DEFLECTION_REACH ** 2
  if (fade <= 0) return { shift: 0, speed: 0 }
  const strength = (share * AT_ONE_DEGREE * fade ** 3) / square
  const shift = strength * from.longitude
  const squareSpeed =
    2 * (from.longitude * from.longitudeSpeed + from.latitude * from.latitudeSpeed)
  // The derivative of fade³ / square, divided by itself.
  const decline = -3 / (fade * DEFLECTION_REACH ** 2) - 1 / square
  const isBehindDisc = square === SUN_RADIUS_DEGREES ** 2
  const strengthSpeed = isBehindDisc ? 0 : strength * decline * squareSpeed
  return { shift, speed: strength * from.longitudeSpeed + strengthSpeed * from.longitude }
}
