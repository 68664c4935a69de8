import { DAY } from '#durations.ts'
import {
  DAYS_PER_CENTURY,
  J2000,
  OBLIQUITY_DEGREES,
  PRECESSION_DEGREES_PER_CENTURY,
} from '#web/drawings/epoch.ts'
import { moonLatitude, moonLongitude } from '#web/drawings/moon.ts'
import type { Equatorial } from './tonight.ts'

const DEGREE = Math.PI / 180
const OBLIQUITY = OBLIQUITY_DEGREES * DEGREE

export type Wanderer = 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'
type Planet = Exclude<Wanderer, 'Moon'>
type Vector = readonly [x: number, y: number, z: number]

/** Semi-major axis (au), eccentricity, inclination, mean longitude, longitude of perihelion and of the node (degrees). */
type Elements = readonly [number, number, number, number, number, number]

/**
 * Elements at J2000 and their change in a century, for the years 1800 to 2050. E. M. Standish, Keplerian Elements for
 * Approximate Positions of the Major Planets, Jet Propulsion Laboratory, table 1.
 */
const orbits: Record<Planet | 'Earth', readonly [Elements, Elements]> = {
  Mercury: [
    [0.38709927, 0.20563593, 7.00497902, 252.2503235, 77.45779628, 48.33076593],
    [0.00000037, 0.00001906, -0.00594749, 149472.67411175, 0.16047689, -0.12534081],
  ],
  Venus: [
    [0.72333566, 0.00677672, 3.39467605, 181.9790995, 131.60246718, 76.67984255],
    [0.0000039, -0.00004107, -0.0007889, 58517.81538729, 0.00268329, -0.27769418],
  ],
  Earth: [
    [1.00000261, 0.01671123, -0.00001531, 100.46457166, 102.93768193, 0],
    [0.00000562, -0.00004392, -0.01294668, 35999.37244981, 0.32327364, 0],
  ],
  Mars: [
    [1.52371034, 0.0933941, 1.84969142, -4.55343205, -23.94362959, 49.55953891],
    [0.00001847, 0.00007882, -0.00813131, 19140.30268499, 0.44441088, -0.29257343],
  ],
  Jupiter: [
    [5.202887, 0.04838624, 1.30439695, 34.39644051, 14.72847983, 100.47390909],
    [-0.00011607, -0.00013253, -0.00183714, 3034.74612775, 0.21252668, 0.20469106],
  ],
  Saturn: [
    [9.53667594, 0.05386179, 2.48599187, 49.95424423, 92.59887831, 113.66242448],
    [-0.0012506, -0.00050991, 0.00193609, 1222.49362201, -0.41897216, -0.28867794],
  ],
}

export const wanderers: readonly Wanderer[] = [
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
]

/** Where one stands among the stars, J2000, within a fifth of a degree. For drawing. */
export function equatorialPlace(wanderer: Wanderer | 'Sun', instant: number): Equatorial {
  const { longitude, latitude } = eclipticPlace(wanderer, instant)
  const lon = longitude * DEGREE
  const lat = latitude * DEGREE
  // Meeus, formulas 13.3 and 13.4.
  const rightAscension = Math.atan2(
    Math.sin(lon) * Math.cos(OBLIQUITY) - Math.tan(lat) * Math.sin(OBLIQUITY),
    Math.cos(lon),
  )
  const declination = Math.asin(
    Math.sin(lat) * Math.cos(OBLIQUITY) + Math.cos(lat) * Math.sin(OBLIQUITY) * Math.sin(lon),
  )
  return [((rightAscension / DEGREE + 360) % 360) / 15, declination / DEGREE]
}

/** Geocentric longitude and latitude in degrees, ecliptic and equinox of J2000. */
export function eclipticPlace(wanderer: Wanderer | 'Sun', instant: number) {
  const centuries = (instant - J2000) / DAY / DAYS_PER_CENTURY
  if (wanderer === 'Moon')
    return {
      longitude: moonLongitude(instant) - PRECESSION_DEGREES_PER_CENTURY * centuries,
      latitude: moonLatitude(instant),
    }
  const [x, y, z] = fromSun(wanderer, centuries)
  const [earthX, earthY, earthZ] = fromSun('Earth', centuries)
  const [east, north, up] = [x - earthX, y - earthY, z - earthZ]
  return {
    longitude: (Math.atan2(north, east) / DEGREE + 360) % 360,
    latitude: Math.atan2(up, Math.hypot(east, north)) / DEGREE,
  }
}

/** In astronomical units, toward the equinox of J2000, along the ecliptic, and north of it. */
function fromSun(planet: Planet | 'Earth' | 'Sun', centuries: number): Vector {
  if (planet === 'Sun') return [0, 0, 0]
  const [start, change] = orbits[planet]
  const [axis, eccentricity, inclination, meanLongitude, perihelion, node] = start.map(
    (value, index) => value + (change[index] ?? 0) * centuries,
  ) as unknown as Elements
  const anomaly = eccentricAnomaly((meanLongitude - perihelion) * DEGREE, eccentricity)
  const along = axis * (Math.cos(anomaly) - eccentricity)
  const across = axis * Math.sqrt(1 - eccentricity ** 2) * Math.sin(anomaly)
  const [argument, tilt, turn] = [(perihelion - node) * DEGREE, inclination * DEGREE, node * DEGREE]
  const fromNode = along * Math.cos(argument) - across * Math.sin(argument)
  const acrossNode = along * Math.sin(argument) + across * Math.cos(argument)
  return [
    fromNode * Math.cos(turn) - acrossNode * Math.cos(tilt) * Math.sin(turn),
    fromNode * Math.sin(turn) + acrossNode * Math.cos(tilt) * Math.cos(turn),
    acrossNode * Math.sin(tilt),
  ]
}

/** Solves Kepler's equation by Newton's method, in radians. */
function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  let anomaly = meanAnomaly + eccentricity * Math.sin(meanAnomaly)
  for (let step = 0; step < 5; step += 1)
    anomaly -=
      (anomaly - eccentricity * Math.sin(anomaly) - meanAnomaly) /
      (1 - eccentricity * Math.cos(anomaly))
  return anomaly
}
