import type { Body } from './bodies.ts'

/** Apparent geocentric position, true ecliptic and equinox of date. */
export interface BodyPosition {
  /** Degrees, 0 ≤ longitude < 360. */
  longitude: number
  /** Degrees a day; negative while retrograde. */
  speed: number
}

/** Where everything stands, at any instant from 1899 to 2102. Instants are Julian days in Universal Time. */
export interface Ephemeris {
  /** Names the engine and its data, and is stored with every chart. */
  version: string
  /** @throws RangeError outside the span of the data */
  position(body: Body, jdUt: number): BodyPosition
  /** Ecliptic latitude of the Moon, degrees, north positive. Eclipses need it, and nothing else does. */
  moonLatitude(jdUt: number): number
  /** Distance from the centre of the Earth, kilometres; eclipses again. */
  distanceKm(body: 'sun' | 'moon', jdUt: number): number
  /** True obliquity of the ecliptic, degrees. */
  obliquity(jdUt: number): number
  /** Greenwich apparent sidereal time, degrees, 0 ≤ x < 360. */
  siderealTime(jdUt: number): number
}
