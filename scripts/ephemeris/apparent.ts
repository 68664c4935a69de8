import { SUN_RADIUS_DEGREES } from '../../src/sky/light-deflection.ts'
import type { Orbit } from './orbit.ts'
import { toEclipticOfDate } from './precession.ts'
import { LIGHT_AU_PER_DAY, RADIANS_PER_DEGREE } from './units.ts'
import { add, cross, direction, dot, length, scale, subtract, type Vector } from './vectors.ts'

/** The place of a body seen from the center of the Earth: mean ecliptic and equinox of date. */
export interface Sight {
  /** Radians. */
  longitude: number
  latitude: number
  /** From the Earth now to the body as it was when the light left, au. */
  distance: number
}

interface Stage {
  earth: Orbit
  sun: Orbit
}

/** 2GM/c² of the Sun at one au, radians (Explanatory Supplement 1992, 3.26). */
const BENDING = 2 * 9.8706e-9
const SUN_SINE = Math.sin(SUN_RADIUS_DEGREES * RADIANS_PER_DEGREE)

/**
 * Apparent place: light-time, the Sun's bending of light, annual aberration, precession; all but
 * nutation, which is the same for all bodies. The Sun and the Moon are not bent.
 */
export function apparentSight(
  body: Pick<Orbit, 'position'>,
  stage: Stage,
  jdTt: number,
  bent: boolean,
): Sight {
  const earth = stage.earth.position(jdTt)
  let seen = subtract(body.position(jdTt), earth)
  for (let round = 0; round < 3; round++) {
    const emitted = jdTt - length(seen) / LIGHT_AU_PER_DAY
    seen = subtract(body.position(emitted), earth)
  }
  const sun = stage.sun.position(jdTt)
  const ray = bent ? bend(seen, earth, sun) : direction(seen)
  const [x, y, z] = toEclipticOfDate(aberrate(ray, stage.earth.velocity(jdTt)), jdTt)
  return {
    longitude: Math.atan2(y, x),
    latitude: Math.atan2(z, Math.hypot(x, y)),
    distance: length(seen),
  }
}

/**
 * Deflection of a ray by the Sun's mass. Behind the disk, where nothing is visible, it decreases with the
 * square of the distance from the center, as in the evaluator (`src/sky/light-deflection.ts`).
 */
function bend(seen: Vector, earth: Vector, sun: Vector): Vector {
  const ray = direction(seen)
  const fromSun = direction(subtract(add(earth, seen), sun))
  const sunToEarth = subtract(earth, sun)
  const outward = direction(sunToEarth)
  const elongation = length(cross(ray, outward))
  const isBesideSun = dot(ray, outward) < 0
  const visible = isBesideSun ? Math.min(1, (elongation / SUN_SINE) ** 2) : 1
  const strength =
    (visible * BENDING) / length(sunToEarth) / Math.max(1 + dot(fromSun, outward), 1e-9)
  const shift = subtract(scale(outward, dot(ray, fromSun)), scale(fromSun, dot(outward, ray)))
  return direction(add(ray, scale(shift, strength)))
}

/** Relativistic aberration for an observer with this velocity (au/day). */
function aberrate(ray: Vector, velocity: Vector): Vector {
  const beta = scale(velocity, 1 / LIGHT_AU_PER_DAY)
  const along = dot(ray, beta)
  const inverseGamma = Math.sqrt(1 - dot(beta, beta))
  const shifted = add(scale(ray, inverseGamma), scale(beta, 1 + along / (1 + inverseGamma)))
  return direction(shifted)
}
