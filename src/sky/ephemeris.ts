import { type Body, bodies } from './bodies.ts'

/** Apparent geocentric position, true ecliptic and equinox of date. */
export interface BodyPosition {
  /** Degrees, 0 ≤ longitude < 360. */
  longitude: number
  /** Degrees a day; negative while retrograde. */
  speed: number
}

/** Positions of all bodies from 1899 to 2102. Instants are Julian days in Universal Time. */
export interface Ephemeris {
  /** Version of the engine and its data, stored with every chart. */
  version: string
  /** First and last supported instant. */
  span: { fromJdUt: number; toJdUt: number }
  /** @throws RangeError outside the span of the data */
  position(body: Body, jdUt: number): BodyPosition
  /** Ecliptic latitude of the Moon, degrees, north positive. Only eclipses need it. */
  moonLatitude(jdUt: number): number
  /** Geocentric distance, kilometers. Only eclipses need it. */
  distanceKm(body: 'sun' | 'moon', jdUt: number): number
  /** True obliquity of the ecliptic, degrees. */
  obliquity(jdUt: number): number
  /** Greenwich apparent sidereal time, degrees, 0 ≤ x < 360. */
  siderealTime(jdUt: number): number
  /**
   * All positions at once, for hot loops: longitude and speed of each of `bodies` in order, as in
   * `position`; then the true obliquity and the Greenwich apparent sidereal time.
   *
   * @param sky receives the `skyLength` numbers
   */
  placeAll(jdUt: number, sky: Float64Array): void
}

/** Numbers that `placeAll` writes: two a body, then obliquity and sidereal time. */
export const skyLength = 2 * bodies.length + 2
