import type { Ephemeris } from './ephemeris.ts'

const RADIANS = Math.PI / 180

export const EARTH_RADIUS_KM = 6378.1366
/** Flattening of the Earth (IERS Conventions 2010). */
const EARTH_FLATTENING = 1 / 298.25642
export const SUN_RADIUS_KM = 696_000
/** 0.2725076 of the Earth's radius (IAU 1982): the mean lunar radius including limb mountains. */
export const MOON_RADIUS_KM = 0.2725076 * EARTH_RADIUS_KM

export type Vector = readonly [number, number, number]

/** Geocentric positions of Sun and Moon: kilometers, equator and equinox of date. */
export interface SunAndMoon {
  sun: Vector
  moon: Vector
}

/**
 * Positions stretched along the Earth's axis so that the flattened Earth becomes a sphere, which makes
 * the shadow test one against a sphere (Chauvenet, Spherical and Practical Astronomy I, §297, uses ρ).
 */
export function aroundRoundEarth(ephemeris: Ephemeris, jdUt: number): SunAndMoon {
  const { sun, moon } = sunAndMoon(ephemeris, jdUt)
  return { sun: stretched(sun), moon: stretched(moon) }
}

export function sunAndMoon(ephemeris: Ephemeris, jdUt: number): SunAndMoon {
  const obliquity = ephemeris.obliquity(jdUt) * RADIANS
  const place = (body: 'sun' | 'moon', latitude: number) => {
    const longitude = ephemeris.position(body, jdUt).longitude * RADIANS
    return equatorial(longitude, latitude * RADIANS, ephemeris.distanceKm(body, jdUt), obliquity)
  }
  // The Sun stays within 1.2" of the ecliptic, which shifts an eclipse by less than a second.
  return { sun: place('sun', 0), moon: place('moon', ephemeris.moonLatitude(jdUt)) }
}

function equatorial(lon: number, lat: number, distance: number, obliquity: number): Vector {
  const x = distance * Math.cos(lat) * Math.cos(lon)
  const y = distance * Math.cos(lat) * Math.sin(lon)
  const z = distance * Math.sin(lat)
  const [cosine, sine] = [Math.cos(obliquity), Math.sin(obliquity)]
  return [x, y * cosine - z * sine, y * sine + z * cosine]
}

function stretched([x, y, z]: Vector): Vector {
  return [x, y, z / (1 - EARTH_FLATTENING)]
}

export function difference(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function lengthOf(a: Vector): number {
  return Math.hypot(...a)
}
