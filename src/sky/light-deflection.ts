import type { Body } from './bodies.ts'

/**
 * The Sun's mass bends light by 1.75" at its limb and 0.46" a degree away. So narrow a peak would
 * spoil the polynomials of a slow planet, so the packed ephemeris leaves it out within ten degrees
 * of the Sun, and this adds it back. The generator subtracts the very same function.
 */

/** Beyond this the bending is smooth, and is in the packed series. Degrees. */
export const DEFLECTION_REACH = 10
/** Degrees. Behind the disc nothing is seen, and the shift shrinks to nothing at its centre. */
export const SUN_RADIUS_DEGREES = 0.2667
/** 4GM/(c² · 1 au), for light from infinitely far that passes one degree from the Sun. Degrees. */
const AT_ONE_DEGREE = 0.46662 / 3600

/** The Sun bends less what stands close behind it: r / (r + 1), with the mean distance r from the Sun. */
const behindTheSun = (distanceAu: number): number => distanceAu / (distanceAu + 1)

/** How much each body is bent. The lights are not, nor are the nodes, which are no bodies. */
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

/** A body's place and motion relative to the Sun's: ecliptic longitude and latitude, degrees and degrees a day. */
export interface FromSun {
  longitude: number
  longitudeSpeed: number
  latitude: number
  latitudeSpeed: number
}

/** What the Sun's mass adds to a body's longitude and speed; degrees and degrees a day. */
export function deflectionNearSun(share: number, from: FromSun): { shift: number; speed: number } {
  const square = Math.max(from.longitude ** 2 + from.latitude ** 2, SUN_RADIUS_DEGREES ** 2)
  const fade = 1 - square / DEFLECTION_REACH ** 2
  if (fade <= 0) return { shift: 0, speed: 0 }
  const strength = (share * AT_ONE_DEGREE * fade ** 3) / square
  const shift = strength * from.longitude
  const squareSpeed =
    2 * (from.longitude * from.longitudeSpeed + from.latitude * from.latitudeSpeed)
  // Of fade³ / square, over itself.
  const decline = -3 / (fade * DEFLECTION_REACH ** 2) - 1 / square
  const isBehindDisc = square === SUN_RADIUS_DEGREES ** 2
  const strengthSpeed = isBehindDisc ? 0 : strength * decline * squareSpeed
  return { shift, speed: strength * from.longitudeSpeed + strengthSpeed * from.longitude }
}
